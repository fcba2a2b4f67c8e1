/** The HTTP calls of docs/protocol.md. A seat's secret travels in a header, never in an address. */
import type {
  Advice,
  Agreement,
  Analysis,
  Asking,
  BotLevel,
  Branch,
  CourseInfo,
  Created,
  ErrorCode,
  Fill,
  GameDescription,
  GameFile,
  GameInfo,
  HeldSeat,
  Join,
  Joined,
  LessonState,
  LessonWalk,
  Look,
  Mine,
  MySummary,
  NewTable,
  NewVariation,
  Nothing,
  Orders,
  PuzzleLine,
  PuzzleList,
  PuzzleState,
  PuzzleTable,
  Refused,
  Rematch,
  Resign,
  Say,
  StandingOrders,
  Summary,
  TableState,
  Trial,
  Try,
  Vote,
} from './protocol';

/** What a refused or failed call throws: a code that the page has words for. */
export class ApiError extends Error {
  readonly code: ErrorCode | 'offline' | 'server';

  constructor(code: ApiError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

type Fetch = typeof fetch;

export class Api {
  readonly #fetch: Fetch;

  constructor(fetcher: Fetch = (input, init) => fetch(input, init)) {
    this.#fetch = fetcher;
  }

  games(): Promise<GameInfo[]> {
    return this.#json('GET', '/api/games');
  }

  game(id: string): Promise<GameDescription> {
    return this.#json('GET', `/api/games/${encodeURIComponent(id)}`);
  }

  lobby(): Promise<Summary[]> {
    return this.#json('GET', '/api/tables');
  }

  table(id: string): Promise<Summary> {
    return this.#json('GET', tablePath(id));
  }

  /** With the secret of a signed-in device the caller's seats belong to their account at once. */
  create(table: NewTable, account: string | null = null): Promise<Created> {
    return this.#json('POST', '/api/tables', { body: table, secret: account });
  }

  join(id: string, name: string, invite: string | null, seat?: number, account: string | null = null): Promise<Joined> {
    const body: Join = { name, ...(invite === null ? {} : { invite }), ...(seat === undefined ? {} : { seat }) };
    return this.#json('POST', `${tablePath(id)}/join`, { body, secret: account });
  }

  /** The gathering table that a code invites to. */
  invited(code: string): Promise<Summary> {
    return this.#json('GET', `/api/codes/${encodeURIComponent(code)}`);
  }

  /** Bots take the open seats, or one of them. */
  fill(held: HeldSeat, level: BotLevel, seat?: number): Promise<Nothing> {
    const body: Fill = { level, ...(seat === undefined ? {} : { seat }) };
    return this.#json('POST', `${tablePath(held.table)}/fill`, { secret: held.secret, body });
  }

  leave(held: HeldSeat): Promise<Nothing> {
    return this.#json('POST', `${tablePath(held.table)}/leave`, { secret: held.secret, body: {} });
  }

  /** The table as it was after `ply`, without the log, by the eyes of one of the caller's seats. */
  state(id: string, secret: string | null, ply: number, seat: number | null = null): Promise<TableState> {
    const eyes = seat === null ? '' : `&seat=${seat}`;
    return this.#json('GET', `${tablePath(id)}/state?ply=${ply}&since=${ply}${eyes}`, { secret });
  }

  /** Leave standing orders for a seat, instead of the earlier ones. */
  order(held: HeldSeat, seat: number, orders: Orders): Promise<Nothing> {
    const body: StandingOrders = { orders, seat };
    return this.#json('POST', `${tablePath(held.table)}/orders`, { secret: held.secret, body });
  }

  /** What a strong bot would answer to what the seat is asked; hanging up takes the question back. */
  hint(held: HeldSeat, ply: number, action: number | null, signal: AbortSignal): Promise<Advice> {
    const body: Asking = { ply, ...(action === null ? {} : { action }) };
    return this.#json('POST', `${tablePath(held.table)}/hint`, { secret: held.secret, body, signal });
  }

  /** Agree to advice at a table, or not any more. */
  agree(held: HeldSeat, agree: boolean): Promise<Nothing> {
    const body: Agreement = { agree };
    return this.#json('POST', `${tablePath(held.table)}/coach`, { secret: held.secret, body });
  }

  /** What is known about a finished game; moves only if they are new after a stamp. */
  analysis(id: string, since: number): Promise<Analysis> {
    return this.#json('GET', `${tablePath(id)}/analysis?since=${since}`);
  }

  /** Have a finished game judged, or go on with it. */
  analyse(id: string): Promise<Analysis> {
    return this.#json('POST', `${tablePath(id)}/analysis`, { body: {} });
  }

  /** How a finished game would have stood with other actions after a ply, and with other luck. */
  branch(
    id: string,
    secret: string | null,
    ply: number,
    actions: readonly number[],
    everySeat = false,
    roll = 0,
  ): Promise<TableState> {
    const body: Look = { ply, actions: [...actions], every_seat: everySeat, roll };
    return this.#json('POST', `${tablePath(id)}/branch`, { secret, body });
  }

  /** What a strong bot would answer at a moment of a variation, and how everybody stands there. */
  judge(id: string, ply: number, actions: readonly number[], roll: number, signal: AbortSignal): Promise<Advice> {
    const body: Branch = { ply, actions: [...actions], roll };
    return this.#json('POST', `${tablePath(id)}/branch/advice`, { body, signal });
  }

  /** Try out one's own turn; nothing of it is kept. */
  tryOut(held: HeldSeat, wish: Try): Promise<Trial> {
    return this.#json('POST', `${tablePath(held.table)}/try`, { secret: held.secret, body: wish });
  }

  /** A table of one's own that goes on from a moment of a finished game, or of one that is played alone. */
  playFrom(id: string, secret: string | null, variation: NewVariation): Promise<Created> {
    return this.#json('POST', `${tablePath(id)}/variations`, { secret, body: variation });
  }

  resign(held: HeldSeat, level: BotLevel): Promise<Nothing> {
    const body: Resign = { level };
    return this.#json('POST', `${tablePath(held.table)}/resign`, { secret: held.secret, body });
  }

  /** Say what shall happen about somebody who does not move. */
  vote(held: HeldSeat, choice: Vote['choice']): Promise<Nothing> {
    const body: Vote = { choice };
    return this.#json('POST', `${tablePath(held.table)}/vote`, { secret: held.secret, body });
  }

  /** Days off from a game with days a turn; none to be back. */
  vacation(held: HeldSeat, days: number): Promise<Nothing> {
    return this.#json('POST', `${tablePath(held.table)}/vacation`, { secret: held.secret, body: { days } });
  }

  /** Say something at a table, or without a secret among those who look on. */
  say(table: string, secret: string | null, said: Say): Promise<Nothing> {
    return this.#json('POST', `${tablePath(table)}/chat`, { secret, body: said });
  }

  closeChat(held: HeldSeat, closed: boolean): Promise<Nothing> {
    return this.#json('POST', `${tablePath(held.table)}/chat/close`, { secret: held.secret, body: { closed } });
  }

  /** Tell the host of a line. */
  report(table: string, secret: string | null, number: number): Promise<Nothing> {
    return this.#json('POST', `${tablePath(table)}/chat/report`, { secret, body: { number } });
  }

  rematch(held: HeldSeat): Promise<Rematch> {
    return this.#json('POST', `${tablePath(held.table)}/rematch`, { secret: held.secret, body: {} });
  }

  mine(seats: readonly HeldSeat[]): Promise<(MySummary | null)[]> {
    const body: Mine = { seats: seats.map(({ table, secret }) => ({ table, secret })) };
    return this.#json('POST', '/api/mine', { body });
  }

  /** Ask a calculator of a game; question and answer are the game's own. */
  calculate<Answer>(game: string, calculator: string, question: Record<string, unknown>): Promise<Answer> {
    const path = `/api/games/${encodeURIComponent(game)}/calculators/${encodeURIComponent(calculator)}`;
    return this.#json('POST', path, { body: question });
  }

  /** The course of a game; without lessons where it has none. */
  course(game: string): Promise<CourseInfo> {
    return this.#json('GET', `/api/games/${encodeURIComponent(game)}/lessons`);
  }

  /** Where a learner stands who did this; only the events after the ply `since`, or all of them. */
  lesson(game: string, lesson: string, actions: readonly string[], since: number | null): Promise<LessonState> {
    const body: LessonWalk = { actions: [...actions], since };
    const path = `/api/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson)}`;
    return this.#json('POST', path, { body });
  }

  /** The puzzles of a game, the easiest first; none where it has none. */
  puzzles(game: string): Promise<PuzzleList> {
    return this.#json('GET', `/api/games/${encodeURIComponent(game)}/puzzles`);
  }

  /** Where a solver of a puzzle stands who chose this; `judge` at the turn's end says what it is worth. */
  puzzle(game: string, puzzle: string, body: PuzzleLine): Promise<PuzzleState> {
    const path = `/api/games/${encodeURIComponent(game)}/puzzles/${encodeURIComponent(puzzle)}`;
    return this.#json('POST', path, { body });
  }

  /** A table of one's own at which the game of a puzzle goes on, against bots. */
  playPuzzle(game: string, puzzle: string, body: PuzzleTable): Promise<Created> {
    const path = `/api/games/${encodeURIComponent(game)}/puzzles/${encodeURIComponent(puzzle)}/table`;
    return this.#json('POST', path, { body });
  }

  /** A game as a file that can be opened elsewhere. */
  file(held: HeldSeat): Promise<GameFile> {
    return this.#json('GET', `${tablePath(held.table)}/file`, { secret: held.secret });
  }

  /** A new table with the game of a file. */
  open(file: GameFile): Promise<Created> {
    return this.#json('POST', '/api/files', { body: file });
  }

  async record(id: string): Promise<string> {
    const response = await this.#send('GET', `${tablePath(id)}/record`, {});
    return response.text();
  }

  /** Any other call, with the secret of a seat or of a signed-in device. */
  call<T>(method: 'GET' | 'POST', path: string, options: CallOptions = {}): Promise<T> {
    return this.#json(method, path, options);
  }

  async #json<T>(method: string, path: string, options: CallOptions = {}): Promise<T> {
    const response = await this.#send(method, path, options);
    return (await response.json()) as T;
  }

  async #send(method: string, path: string, { body, secret, signal }: CallOptions): Promise<Response> {
    // What the server says to people it says in the page's language, which need not be the browser's.
    const headers: Record<string, string> = { 'Accept-Language': document.documentElement.lang || 'en' };
    if (body !== undefined) headers['Content-Type'] = 'application/json';
    if (secret) headers['Authorization'] = `Bearer ${secret}`;
    const init: RequestInit = { method, headers };
    if (body !== undefined) init.body = JSON.stringify(body);
    if (signal) init.signal = signal;
    let response: Response;
    try {
      response = await this.#fetch(path, init);
    } catch {
      throw new ApiError('offline', 'the server cannot be reached');
    }
    if (!response.ok) throw await refusal(response);
    return response;
  }
}

export interface CallOptions {
  body?: unknown;
  secret?: string | null;
  signal?: AbortSignal;
}

function tablePath(id: string): string {
  return `/api/tables/${encodeURIComponent(id)}`;
}

async function refusal(response: Response): Promise<ApiError> {
  try {
    const { error } = (await response.json()) as Refused;
    return new ApiError(error.code, error.message);
  } catch {
    return new ApiError('server', `the server answered ${response.status}`);
  }
}
