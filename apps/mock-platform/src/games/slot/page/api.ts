import {
  Envelope,
  GameState,
  HistoryAnswer,
  OpenAnswer,
  RotateAnswer,
  SpinAnswer,
  SymbolSheet,
} from '@tonalli/contracts/play/slot-shapes';
import type * as z from 'zod/mini';

/** A failed call: the platform's code, or `NETWORK` when no sensible answer came. */
export class CallFailure extends Error {
  readonly code: string;

  constructor(code: string, message = code) {
    super(message);
    this.code = code;
  }
}

const SPIN_TRIES = 5;
const CALL_TIMEOUT_MS = 12_000;
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

interface Call<Schema extends z.ZodMiniType> {
  path: string;
  answer: Schema;
  token?: string | undefined;
  body?: unknown;
  lang: string;
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
  if (!envelope.data.success) throw new CallFailure(envelope.data.code, envelope.data.message);
  const value = request.answer.safeParse(envelope.data.value);
  if (!value.success) throw new CallFailure('NETWORK');
  return value.data;
}

export interface GameApi {
  readonly token: string;
  state(): Promise<GameState>;
  /**
   * Plays a spin. While no answer comes it asks again with the same id, which never charges twice.
   * Throws once it gives up; the caller may go on with the same id.
   */
  spin(spin: { spinId: string; lineStakeMinor: number }, onRetry: () => void): Promise<SpinAnswer>;
  rotate(clientSeed: string): Promise<RotateAnswer>;
  history(): Promise<HistoryAnswer>;
}

function isUnclear(failure: unknown): boolean {
  return failure instanceof CallFailure && ['NETWORK', 'UNKNOWN', 'RATE_LIMITED'].includes(failure.code);
}

export function gameApi(token: string, lang: string): GameApi {
  return {
    token,
    state: () => call({ path: 'state', answer: GameState, token, lang }),
    async spin(body, onRetry) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await call({ path: 'spin', answer: SpinAnswer, token, body, lang });
        } catch (failure) {
          if (!isUnclear(failure) || attempt >= SPIN_TRIES) throw failure;
          onRetry();
          await wait(400 * 2 ** attempt);
        }
      }
    },
    rotate: (clientSeed) => call({ path: 'rotate', answer: RotateAnswer, token, body: { clientSeed }, lang }),
    history: () => call({ path: 'history', answer: HistoryAnswer, token, lang }),
  };
}

/** Changes the launch token for a session. */
export function openGame(
  launch: { launch: string; world: string },
  lang: string,
): Promise<z.output<typeof OpenAnswer>> {
  return call({ path: 'open', answer: OpenAnswer, body: launch, lang });
}

/** The drawings of a game's symbols. Throws `CallFailure`. */
export async function fetchSymbols(nodeId: string): Promise<SymbolSheet> {
  try {
    const answer = await fetch(`/play/symbols/${encodeURIComponent(nodeId)}.json`);
    return SymbolSheet.parse(await answer.json());
  } catch {
    throw new CallFailure('NETWORK');
  }
}
