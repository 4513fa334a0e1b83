// A plain page: make a table, join it, see it drawn in text, choose a move. All names are put in as text, never as markup.

const main = document.getElementById("main");

const make = (tag, properties = {}, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};

const kept = (id) => JSON.parse(localStorage.getItem(`azulejos:${id}`) ?? "null");
const keep = (seated) =>
  localStorage.setItem(`azulejos:${seated.id}`, JSON.stringify({ secret: seated.secret, seats: seated.seats }));

async function ask(path, body, secret) {
  const headers = { "Content-Type": "application/json" };
  if (secret) headers.Authorization = `Bearer ${secret}`;
  const options = body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) };
  const response = await fetch(`/api${path}`, options);
  const text = await response.text();
  if (!response.headers.get("content-type")?.includes("json")) return text;
  const answer = JSON.parse(text);
  if (!response.ok) throw new Error(answer.error.message);
  return answer;
}

const seed = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
const ownName = () => localStorage.getItem("azulejos:name") ?? "Guest";

// --- The start page ---------------------------------------------------------------------------------

async function startPage() {
  const offer = await ask("/offer");
  const game = select(offer.games.map((each) => [each.name, each.title]), "Game");
  const name = make("input", { value: ownName(), maxLength: 40, ariaLabel: "Your name" });
  const seats = make("div", { className: "row" });
  const options = make("div", { className: "row" });
  const problem = make("p", { className: "refused", role: "alert" });
  const chosen = () => offer.games.find((each) => each.name === game.value);
  const players = select([], "Players");
  const showSeats = () => {
    const who = [["me", "me"], ["open", "open for a friend"], ...offer.bots.map((bot) => [bot, bot])];
    seats.replaceChildren(
      ...Array.from({ length: Number(players.value) }, (_, seat) => {
        const choice = select(who, `Seat ${seat + 1}`);
        choice.value = seat === 0 ? "me" : "level-3";
        return choice;
      }),
    );
  };
  const showGame = () => {
    players.replaceChildren(...chosen().players.map((count) => make("option", { value: count }, `${count} players`)));
    options.replaceChildren(
      ...chosen().options.map((option) => {
        const choice = select(option.choices.map((value) => [value, `${option.name}: ${value}`]), option.name);
        choice.dataset.option = option.name;
        return choice;
      }),
    );
    showSeats();
  };
  game.onchange = showGame;
  players.onchange = showSeats;
  showGame();
  const listed = make("input", { type: "checkbox", id: "listed" });
  const go = make("button", { className: "main" }, "Make the table");
  go.onclick = async () => {
    try {
      localStorage.setItem("azulejos:name", name.value);
      const set = Object.fromEntries(
        [...options.children].map((each) => {
          const option = chosen().options.find((one) => one.name === each.dataset.option);
          return [option.name, typeof option.choices[0] === "number" ? Number(each.value) : each.value];
        }),
      );
      const chairs = [...seats.children].map((each) => each.value);
      const table = { game: game.value, chairs, name: name.value, options: set, listed: listed.checked };
      const seated = await ask("/tables", table);
      keep(seated);
      if (seated.seats.length) await ask(`/tables/${seated.id}/seed`, { seed: seed() }, seated.secret);
      if (!chairs.includes("open")) await ask(`/tables/${seated.id}/start`, {}, seated.secret);
      location.href = `/t/${seated.id}`;
    } catch (error) {
      problem.textContent = error.message;
    }
  };
  main.replaceChildren(
    make("h2", {}, "A new table"),
    make("div", { className: "row" }, name, game, players),
    options,
    seats,
    make("div", { className: "row" }, listed, make("label", { htmlFor: "listed" }, "Let anybody find it"), go),
    problem,
    make("h2", {}, "Open tables"),
    await tables("waiting"),
    make("h2", {}, "Tables to watch"),
    await tables("playing"),
  );
}

function select(choices, label) {
  const element = make("select", { ariaLabel: label });
  element.append(...choices.map(([value, text]) => make("option", { value }, String(text))));
  return element;
}

async function tables(status) {
  const found = (await ask(`/tables?status=${status}`)).tables;
  const items = found.map((table) => {
    const names = table.summary.chairs.map((chair) => chair.name ?? "open").join(", ");
    return make("li", {}, make("a", { href: `/t/${table.id}` }, `${table.game}: ${names}`));
  });
  return make("ul", {}, ...(items.length ? items : [make("li", {}, "None.")]));
}

// --- A table ----------------------------------------------------------------------------------------

async function tablePage(id) {
  let mine = kept(id);
  let socket;
  let told;
  let seat = mine?.seats[0] ?? null;
  const status = make("p", { className: "status", role: "status" });
  const problem = make("p", { className: "refused", role: "alert" });
  const picture = make("pre", { ariaLabel: "The table" });
  const moves = make("div", { className: "moves" });
  const doing = make("div", { className: "row" });
  main.replaceChildren(status, doing, problem, picture, moves);

  const act = (label, path, body) => {
    const button = make("button", {}, label);
    button.onclick = async () => {
      try {
        problem.textContent = "";
        const answer = await ask(`/tables/${id}/${path}`, body, mine?.secret);
        if (answer.secret) {
          keep(answer);
          location.reload();
        }
        if (path === "rematch") location.href = `/t/${answer.table.id}`;
      } catch (error) {
        problem.textContent = error.message;
      }
    };
    return button;
  };

  const show = async () => {
    const { table, game } = told;
    status.textContent = describe(table, seat);
    picture.textContent = game ? await ask(`/tables/${id}/picture${seat === null ? "" : `?seat=${seat}`}`, undefined, mine?.secret) : "";
    doing.replaceChildren(...offers(table));
    const mayMove = seat !== null && table.decide.includes(seat) && game;
    moves.replaceChildren(...(mayMove ? game.legal.map(moveButton) : []));
  };

  const offers = (table) => {
    const buttons = [];
    if (!mine && table.status !== "over")
      table.chairs
        .filter((chair) => chair.name === null && chair.bot === null)
        .forEach((chair) => {
          const name = ownName();
          buttons.push(act(`Take seat ${chair.seat + 1} as ${name}`, "join", { name, seat: chair.seat, seed: seed() }));
        });
    if (table.status === "waiting") {
      buttons.push(make("span", {}, `Link for others: ${location.href}`));
      buttons.push(make("img", { src: `/api/tables/${id}/qr.svg`, alt: "The link as a picture", width: 148, height: 148 }));
    }
    if (table.status === "playing" && seat !== null) buttons.push(act("Take back", "takeback", { seat, act: "ask" }));
    if (table.takeback && seat !== null && table.takeback.missing.includes(seat)) {
      buttons.push(act("Agree to the takeback", "takeback", { seat, act: "agree" }));
      buttons.push(act("Refuse it", "takeback", { seat, act: "refuse" }));
    }
    if (seat !== null && (table.chairs[seat].away || (table.chairs[seat].bot && table.chairs[seat].name)))
      buttons.push(act("Sit down again", "return", { seat }));
    if (table.status === "over") {
      if (mine) buttons.push(act("Play again", "rematch", {}));
      buttons.push(make("a", { href: `/api/tables/${id}/record` }, "The record of the game"));
    }
    mine?.seats.length > 1 &&
      mine.seats.forEach((each) => {
        const button = make("button", {}, `Seat ${each + 1}`);
        button.onclick = () => {
          seat = each;
          socket.close();
        };
        buttons.push(button);
      });
    return buttons;
  };

  const moveButton = (move) => {
    const does = told.game.outlook?.[move];
    const button = make("button", { title: does ? JSON.stringify(does) : "" }, move);
    if (told.game.sealed === move) button.className = "main";
    button.onclick = () => {
      problem.textContent = "";
      socket.send(JSON.stringify({ do: "move", id: crypto.randomUUID?.() ?? seed(), seat, move, revision: told.game.revision }));
    };
    return button;
  };

  const connect = () => {
    socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${id}/socket`);
    socket.onopen = () =>
      socket.send(JSON.stringify({ do: "hello", secret: mine?.secret ?? null, seat, outlook: seat !== null, language: navigator.language }));
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.error) problem.textContent = message.error.message;
      if (message.news) {
        told = message.news;
        show();
      }
    };
    socket.onclose = ({ code }) => {
      if (code === 1008) return;
      status.textContent = "The connection is gone; trying again…";
      setTimeout(connect, 1000);
    };
  };
  connect();
}

function describe(table, seat) {
  const name = (each) => table.chairs[each].name ?? table.chairs[each].bot ?? `Seat ${each + 1}`;
  if (table.status === "waiting") return "Waiting for all seats to be taken.";
  if (table.status === "over") return `The game is over: ${table.scores.map((score, each) => `${name(each)} ${score}`).join(", ")}.`;
  const waiting = table.decide.filter((each) => !table.ready.includes(each));
  const mine = waiting.includes(seat) ? "Your turn. " : "";
  return `${mine}Waiting for ${waiting.map(name).join(", ")}. ${table.ready.length ? `${table.ready.length} ready.` : ""}`;
}

const id = location.pathname.match(/^\/t\/([A-Za-z0-9_-]+)$/)?.[1];
(id ? tablePage(id) : startPage()).catch((error) => {
  main.replaceChildren(make("p", { className: "refused" }, error.message));
});
