/** The socket of a table: reconnects automatically and sends an unanswered decision again. */
import { INITIAL, lastRevision, received, sent, withConnection, type Pending, type Subscription } from "./subscription";
import type { ServerMessage } from "./types";

export interface Seat {
  secret: string | null;
  seat: number | null;
}

export interface TableSocket {
  move(move: string, revision: number): void;
  close(): void;
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;

/** Subscribe to a table; `changed` is called with every new state. */
export function subscribe(id: string, seat: Seat, language: string, changed: (state: Subscription) => void): TableSocket {
  let state = INITIAL;
  let socket: WebSocket | null = null;
  let wait = FIRST_WAIT;
  let closed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const update = (next: Subscription): void => {
    state = next;
    changed(state);
  };
  const send = (message: object): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  const sendMove = ({ id: key, seat: number, move, revision }: Pending): void =>
    send({ do: "move", id: key, seat: number, move, revision });

  const connect = (): void => {
    const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${id}/socket`;
    socket = new WebSocket(address);
    socket.onopen = () => {
      wait = FIRST_WAIT;
      send({ do: "hello", secret: seat.secret, seat: seat.seat, since: lastRevision(state), outlook: seat.seat !== null, language });
      update(withConnection(state, "open"));
      if (state.pending) sendMove(state.pending);
    };
    socket.onmessage = (event) => update(received(state, JSON.parse(String(event.data)) as ServerMessage));
    socket.onclose = (event) => {
      if (closed || event.code === 1008) return;
      update(withConnection(state, "lost"));
      timer = setTimeout(connect, wait);
      wait = Math.min(wait * 1.6, LONGEST_WAIT);
    };
  };
  const reconnectNow = (): void => {
    if (!closed && state.connection === "lost") {
      clearTimeout(timer);
      connect();
    }
  };
  addEventListener("online", reconnectNow);
  document.addEventListener("visibilitychange", reconnectNow);
  connect();
  return {
    move: (move, revision) => {
      if (seat.seat === null) return;
      const pending = { id: crypto.randomUUID?.() ?? String(Math.random()), seat: seat.seat, move, revision };
      update(sent(state, pending));
      sendMove(pending);
    },
    close: () => {
      closed = true;
      clearTimeout(timer);
      removeEventListener("online", reconnectNow);
      document.removeEventListener("visibilitychange", reconnectNow);
      socket?.close();
    },
  };
}
