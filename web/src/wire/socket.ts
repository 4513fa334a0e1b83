/** The socket of a table: connects again by itself, and sends again what was not answered. */
import { heard, lineIs, nothingYet, sent, since, type Following, type News, type Pending } from "./following";

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

/** Follow a table; `changed` hears of every new state. */
export function follow(id: string, seat: Seat, language: string, changed: (state: Following) => void): TableSocket {
  let state = nothingYet;
  let socket: WebSocket | null = null;
  let wait = FIRST_WAIT;
  let closed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const become = (next: Following): void => {
    state = next;
    changed(state);
  };
  const say = (message: object): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };
  const sayMove = ({ id: key, seat: number, move, revision }: Pending): void =>
    say({ do: "move", id: key, seat: number, move, revision });

  const connect = (): void => {
    const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${id}/socket`;
    socket = new WebSocket(address);
    socket.onopen = () => {
      wait = FIRST_WAIT;
      say({ do: "hello", secret: seat.secret, seat: seat.seat, since: since(state), outlook: seat.seat !== null, language });
      become(lineIs(state, "open"));
      if (state.pending) sayMove(state.pending);
    };
    socket.onmessage = (event) => become(heard(state, JSON.parse(String(event.data)) as News));
    socket.onclose = (event) => {
      if (closed || event.code === 1008) return;
      become(lineIs(state, "lost"));
      timer = setTimeout(connect, wait);
      wait = Math.min(wait * 1.6, LONGEST_WAIT);
    };
  };
  const hurry = (): void => {
    if (!closed && state.line === "lost") {
      clearTimeout(timer);
      connect();
    }
  };
  addEventListener("online", hurry);
  document.addEventListener("visibilitychange", hurry);
  connect();
  return {
    move: (move, revision) => {
      if (seat.seat === null) return;
      const pending = { id: crypto.randomUUID?.() ?? String(Math.random()), seat: seat.seat, move, revision };
      become(sent(state, pending));
      sayMove(pending);
    },
    close: () => {
      closed = true;
      clearTimeout(timer);
      removeEventListener("online", hurry);
      document.removeEventListener("visibilitychange", hurry);
      socket?.close();
    },
  };
}
