import { Envelope, HistoryAnswer, RotateAnswer } from '@tonalli/contracts/play/slot-shapes';
import * as z from 'zod/mini';
import { wait } from './dom';
import type { Lang } from './texts';

type Told = Partial<Extract<z.output<typeof Envelope>, { success: false }>>;

/** A failed call: the platform's code, or `NETWORK` when no sensible answer came. */
export class CallFailure extends Error {
  readonly code: string;
  /** What the platform said beside the code. */
  readonly told: Told;

  constructor(code: string, told: Told = {}) {
    super(told.message ?? code);
    this.code = code;
    this.told = told;
  }
}

const TRIES = 5;
const CALL_TIMEOUT_MS = 12_000;

interface Call<Schema extends z.ZodMiniType> {
  path: string;
  answer: Schema;
  token?: string | undefined;
  body?: unknown;
  lang: Lang;
}

/** Calls the game server once. Throws `CallFailure`. */
async function call<Schema extends z.ZodMiniType>(request: Call<Schema>): Promise<z.output<Schema>> {
  const headers: Record<string, string> = { language: request.lang.toUpperCase() };
  if (request.token) headers.authorization = `Bearer ${request.token}`;
  const init: RequestInit = { headers, signal: AbortSignal.timeout(CALL_TIMEOUT_MS), cache: 'no-store' };
  if (request.body !== undefined) {
    headers['content-type'] = 'application/json';
    Object.assign(init, { method: 'POST', body: JSON.stringify(request.body) });
  }
  let payload: unknown;
  try {
    payload = await (await fetch(`/play/api/${request.path}`, init)).json();
  } catch {
    throw new CallFailure('NETWORK');
  }
  const envelope = Envelope.safeParse(payload);
  if (!envelope.success) throw new CallFailure('NETWORK');
  if (!envelope.data.success) throw new CallFailure(envelope.data.code, envelope.data);
  const value = request.answer.safeParse(envelope.data.value);
  if (!value.success) throw new CallFailure('NETWORK');
  return value.data;
}

const isUnclear = (failure: unknown): boolean =>
  failure instanceof CallFailure && ['NETWORK', 'UNKNOWN', 'RATE_LIMITED'].includes(failure.code);

/** What is asked in a session, by its token. Everything throws `CallFailure`. */
export interface GameServer {
  read<Schema extends z.ZodMiniType>(path: string, answer: Schema): Promise<z.output<Schema>>;
  /**
   * Plays. While no answer comes it asks again with the same body, whose key is never charged twice.
   * Throws once it gives up; the caller may go on with the same body.
   */
  play<Schema extends z.ZodMiniType>(round: Round<Schema>): Promise<z.output<Schema>>;
  /** Asks once, with a body. */
  ask<Schema extends z.ZodMiniType>(question: Omit<Round<Schema>, 'onRetry'>): Promise<z.output<Schema>>;
  /** What is told as it happens, until the signal ends it. */
  listen(path: string, signal: AbortSignal): Promise<ReadableStream<Uint8Array>>;
  rotate(clientSeed: string): Promise<RotateAnswer>;
  history(): Promise<HistoryAnswer>;
}

export interface Round<Schema extends z.ZodMiniType> {
  readonly path: string;
  readonly answer: Schema;
  readonly body: unknown;
  readonly onRetry: () => void;
}

async function listen(url: string, { token, lang, signal }: { token: string; lang: Lang; signal: AbortSignal }) {
  const headers = { authorization: `Bearer ${token}`, language: lang.toUpperCase(), accept: 'text/event-stream' };
  const answer = await fetch(url, { headers, signal, cache: 'no-store' }).catch(() => null);
  if (answer?.ok && answer.body) return answer.body;
  const told = Envelope.safeParse(await answer?.json().catch(() => null));
  throw told.success && !told.data.success ? new CallFailure(told.data.code, told.data) : new CallFailure('NETWORK');
}

export function gameServer(token: string, lang: Lang): GameServer {
  return {
    read: (path, answer) => call({ path, answer, token, lang }),
    async play({ path, answer, body, onRetry }) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await call({ path, answer, token, body, lang });
        } catch (failure) {
          if (!isUnclear(failure) || attempt >= TRIES) throw failure;
          onRetry();
          await wait(400 * 2 ** attempt);
        }
      }
    },
    listen: (path, signal) => listen(`/play/api/${path}`, { token, lang, signal }),
    ask: ({ path, answer, body }) => call({ path, answer, token, body, lang }),
    rotate: (clientSeed) => call({ path: 'rotate', answer: RotateAnswer, token, body: { clientSeed }, lang }),
    history: () => call({ path: 'history', answer: HistoryAnswer, token, lang }),
  };
}

const Session = z.object({ token: z.string() });

/** Changes the launch token for a session, and answers its token beside the state. Throws `CallFailure`. */
export async function openSession<State extends z.ZodMiniType>(
  launch: { launch: string; world: string },
  { state, lang, path = 'open' }: { state: State; lang: Lang; path?: string },
): Promise<{ token: string; state: z.output<State> }> {
  const opened = await call({ path, answer: z.intersection(Session, state), body: launch, lang });
  return { token: opened.token, state: opened };
}
