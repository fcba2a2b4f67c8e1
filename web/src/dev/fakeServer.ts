/**
 * A server inside the page, for development and tests: the protocol's calls and live line over one tiny game.
 * It keeps a history of actions and replays it, as the real one does.
 */
import { Api } from '../net/api';
import type { Surroundings } from '../net/connection';
import { NearSocket } from '../net/nearSocket';
import type {
  ClientMessage,
  GameInfo,
  MySummary,
  NewTable,
  Orders,
  SeatInfo,
  ServerMessage,
  Summary,
  TableState,
  TableStatus,
} from '../net/protocol';
import { DemoGame } from './demo';

const INFO: GameInfo = {
  id: 'demo',
  players: [2, 3, 4],
  rules_version: 1,
  calculators: [],
  experts: [],
  couplings: [],
  presets: [{ name: 'usual', options: {} }],
  orders: [{ name: 'dock', values: ['ask', 'always'], default: 'ask', counts: {} }],
  options: [{ name: 'length', values: ['short', 'long'], default: 'short', counts: {} }],
};
const GRAMMAR = {
  verbs: [
    {
      name: 'dock',
      slots: [
        { role: 'station', kind: 'station' },
        { role: 'die', kind: 'die' },
      ],
    },
    {
      name: 'pair',
      slots: [
        { role: 'station', kind: 'station' },
        { role: 'first', kind: 'die' },
        { role: 'second', kind: 'die' },
      ],
    },
    { name: 'end_turn', slots: [] },
  ],
};

interface FakeTable {
  id: string;
  request: NewTable;
  seats: SeatInfo[];
  history: number[];
  orders: Map<number, Orders>;
  sockets: Map<FakeSocket, { seats: number[] }>;
}

/** Answers come a moment later, as from a server. */
class FakeSocket extends NearSocket {
  override say(message: ServerMessage): void {
    queueMicrotask(() => super.say(message));
  }
}

export class FakeServer {
  readonly tables = new Map<string, FakeTable>();
  readonly sockets: FakeSocket[] = [];
  /** How long a bot thinks. */
  botMs = 700;
  /** Whether advice is given at its tables. */
  coach = false;
  #made = 0;

  api(): Api {
    return new Api((input, init) => Promise.resolve(this.#answer(String(input), init)));
  }

  world(): Surroundings {
    return {
      open: (path) => {
        const socket = new FakeSocket((message, from) => this.#receive(from, path.split('/').at(-1) ?? '', message));
        this.sockets.push(socket);
        return socket;
      },
      now: () => Date.now(),
      after: (ms, task) => {
        const timer = setTimeout(task, ms);
        return () => clearTimeout(timer);
      },
      random: () => 0.5,
    };
  }

  create(request: NewTable): { table: string; secret: string } {
    const id = `t_${++this.#made}`;
    const seats = request.seats.map((seat, n): SeatInfo => ({
      seat: n,
      kind: seat.kind === 'me' ? 'person' : seat.kind,
      name: seat.name ?? (seat.kind === 'bot' ? `Probe ${n}` : null),
      level: seat.level ?? null,
      online: seat.kind !== 'open',
    }));
    const table = { id, request, seats, history: [], orders: new Map(), sockets: new Map() };
    this.tables.set(id, table);
    this.#letBotThink(table);
    return { table: id, secret: `s_${id}` };
  }

  #answer(path: string, init?: RequestInit): Response {
    const body = (init?.body ? JSON.parse(String(init.body)) : {}) as never;
    const [address = '', query = ''] = path.split('?');
    const parts = address.split('/').slice(2);
    const table = this.tables.get(parts[1] ?? '');
    const secret = new Headers(init?.headers).get('Authorization')?.slice(7) ?? null;
    if (parts[0] === 'games') return Response.json(parts[1] ? { ...INFO, grammar: GRAMMAR } : [INFO]);
    if (parts[0] === 'mine')
      return Response.json(
        (body as { seats: { table: string }[] }).seats.map((seat) => this.#summary(this.tables.get(seat.table), true)),
      );
    if (parts[0] === 'tables' && !parts[1] && init?.method === 'POST')
      return Response.json({ ...this.create(body), seat: 0, invite: 'i_demo', started: true });
    if (parts[0] === 'tables' && !parts[1])
      return Response.json(
        [...this.tables.values()].filter((each) => each.request.listed).map((each) => this.#summary(each, false)),
      );
    if (!table) return Response.json({ error: { code: 'unknown_table', message: 'no such table' } }, { status: 404 });
    if (parts[2] === 'state')
      return Response.json(
        this.#state(table, this.#seatsOf(table, secret), Number(new URLSearchParams(query).get('ply'))),
      );
    if (parts[2] === 'orders') return this.#order(table, body);
    if (parts[2] === 'record') return new Response(table.history.join('\n'));
    if (parts[2] === 'rematch') return Response.json({ ...this.create(table.request), seat: 0 });
    return Response.json(this.#summary(table, secret !== null));
  }

  #order(table: FakeTable, { seat, orders }: { seat: number; orders: Orders }): Response {
    const known = Object.entries(orders).every(([name, value]) =>
      INFO.orders.find((each) => each.name === name)?.values.includes(value),
    );
    if (!known) return Response.json({ error: { code: 'bad_request', message: 'no such order' } }, { status: 400 });
    table.orders.set(seat, orders);
    return Response.json({});
  }

  #receive(socket: FakeSocket, id: string, message: ClientMessage): void {
    const table = this.tables.get(id);
    if (!table) socket.say({ type: 'error', id: null, code: 'unknown_table', message: 'no such table' });
    else if (message.type === 'hello') {
      table.sockets.set(socket, { seats: this.#seatsOf(table, message.secret) });
      this.#tellState(table, socket);
    } else if (message.type === 'ping') socket.say({ type: 'pong' });
    else if (message.ply !== table.history.length) {
      socket.say({ type: 'error', id: message.id, code: 'stale', message: 'the table has moved on' });
      this.#tellState(table, socket);
    } else this.#change(table, socket, message);
  }

  #change(table: FakeTable, socket: FakeSocket, message: Extract<ClientMessage, { id: string }>): void {
    if (message.type === 'preview') {
      const game = this.#game(table);
      for (const action of [...message.way, message.action]) game.apply(Number(action), table.history.length + 1);
      socket.say({ type: 'preview', id: message.id, view: game.view(), chance: false, warnings: [] });
      return;
    }
    if (message.type === 'why_not') {
      socket.say({ type: 'why_not', id: message.id, action: null, obstacles: [] });
      return;
    }
    if (message.type === 'undo') table.history.pop();
    else table.history.push(Number(message.action));
    socket.say({ type: 'ok', id: message.id, ply: table.history.length });
    this.#tellAll(table);
  }

  #tellAll(table: FakeTable): void {
    for (const socket of table.sockets.keys()) this.#tellState(table, socket);
    this.#letBotThink(table);
  }

  #tellState(table: FakeTable, socket: FakeSocket): void {
    const visitor = table.sockets.get(socket);
    if (!visitor) return;
    socket.say(this.#state(table, visitor.seats));
  }

  /** A bot docks its first ship, then ends its turn. */
  #letBotThink(table: FakeTable): void {
    const decision = this.#game(table).decision();
    if (!decision || table.seats[decision.seat]?.kind !== 'bot' || this.#statusOf(table) !== 'running') return;
    setTimeout(() => {
      const ships = this.#game(table).view().seats[decision.seat]?.dice ?? [];
      table.history.push(ships.length === 3 ? (ships[0] ?? 0) : 0);
      this.#tellAll(table);
    }, this.botMs);
  }

  #game(table: FakeTable, plies = table.history.length): DemoGame {
    const game = new DemoGame(table.seats.length, 7);
    table.history.slice(0, plies).forEach((action, ply) => game.apply(action, ply + 1));
    return game;
  }

  #seatsOf(table: FakeTable, secret: string | null): number[] {
    if (secret !== `s_${table.id}`) return [];
    return table.request.seats.flatMap((seat, n) => (seat.kind === 'me' ? [n] : []));
  }

  #statusOf(table: FakeTable): TableStatus {
    if (table.seats.some((seat) => seat.kind === 'open')) return 'open';
    return this.#game(table).over ? 'finished' : 'running';
  }

  #state(table: FakeTable, you: number[], ply = table.history.length): TableState {
    const game = this.#game(table, ply);
    const decision = this.#statusOf(table) === 'open' ? null : game.decision();
    const mine = decision !== null && you.includes(decision.seat);
    const bot = decision && table.seats[decision.seat];
    const totals = game.view().seats.map((seat) => seat.score.total);
    return {
      type: 'state',
      table: table.id,
      game: 'demo',
      options: table.request.options,
      status: this.#statusOf(table),
      ply,
      you,
      eyes: you[0] ?? null,
      seats: table.seats,
      view: game.view(),
      decision: mine || !decision ? decision : { seat: decision.seat, prompt: decision.prompt },
      events: game.events,
      from_ply: -1,
      orders: you[0] === undefined ? null : (table.orders.get(you[0]) ?? {}),
      undo: { possible: mine && game.events.at(-1)?.event !== 'rolled', reason: 'chance' },
      ...(this.coach ? { coach: true } : {}),
      thinking: bot?.kind === 'bot' ? { seat: bot.seat, level: bot.level ?? 'normal' } : null,
      outcome: game.over
        ? { scores: totals, ranks: totals.map((own) => 1 + totals.filter((each) => each > own).length) }
        : null,
    };
  }

  #summary(table: FakeTable | undefined, mine: boolean): Summary | MySummary | null {
    if (!table) return null;
    const decision = this.#game(table).decision();
    return {
      table: table.id,
      game: 'demo',
      options: {},
      listed: table.request.listed,
      status: this.#statusOf(table),
      created: new Date().toISOString(),
      changed: new Date().toISOString(),
      ply: table.history.length,
      seats: table.seats,
      deciding: decision?.seat ?? null,
      outcome: null,
      clock: null,
      due: null,
      ...(mine ? { you: [0], my_turn: decision?.seat === 0 } : {}),
    };
  }
}
