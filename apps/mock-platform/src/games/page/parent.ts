/**
 * News for the page around the game. Out: `ready`, `failed`, `playing`, `balance`, `round`, `history`, `limits`, `break`, `register` and `close`; in: `pause`, `resume` and `heard`, which answers `playing`.
 * Messages go to the origin that launched the game and to nobody else. Before that is known there is only `failed` and
 * `close` to say, which anybody may hear.
 */
export type GameMessage =
  | { type: 'ready'; nodeId: string; wallet: 'main' | 'trial' | 'vendor' }
  /** A round is under way; `balanceMinor` is what is shown until `balance` follows. */
  | { type: 'playing'; balanceMinor: number; wallet: 'main' | 'trial' | 'vendor' }
  | { type: 'balance'; balanceMinor: number; wallet: 'main' | 'trial' | 'vendor' }
  | { type: 'round'; roundId: string; betId: string; stakeMinor: number; payoutMinor: number }
  /** The player wants to see their record of bets. */
  | { type: 'history' }
  /** The player wants to see their own limits, or to take a break. */
  | { type: 'limits' }
  | { type: 'break' }
  /** Somebody with play money wants an account of their own. */
  | { type: 'register' }
  | { type: 'failed' }
  | { type: 'close' };

let parentOrigin: string | null = null;

export function trustParent(origin: string): void {
  parentOrigin = origin;
}

/** True when the game stands in a frame of another page. */
export const isFramed = (): boolean => window.parent !== window;

export function tellParent(message: GameMessage): void {
  const isForAnybody = message.type === 'failed' || message.type === 'close';
  const target = parentOrigin ?? (isForAnybody ? '*' : null);
  if (!isFramed() || target === null) return;
  window.parent.postMessage({ source: 'tonalli-game', ...message }, target);
}

/** Pages of the member's on the operator's site. */
const PATHS = {
  history: '/member?page=personalHistoryCopy',
  limits: '/member?page=protection#limits',
  break: '/member?page=protection&open=break',
  register: '/register',
} as const;

/** The page around shows another page of the member's; a game that stands alone opens it beside. */
export function showPage(type: keyof typeof PATHS): void {
  if (isFramed()) tellParent({ type });
  else if (parentOrigin) window.open(`${parentOrigin}${PATHS[type]}`, '_blank', 'noopener');
}

/** A page around that does not answer is not waited for any longer. */
const ANSWER_MS = 500;

/**
 * Says that a round is under way, and waits until the page around has heard it: the platform, asked before that, would
 * tell that page of the end first.
 */
export function awaitParentAck(balance: Omit<Extract<GameMessage, { type: 'playing' }>, 'type'>): Promise<void> {
  if (!isFramed()) return Promise.resolve();
  return new Promise((known) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener('message', hear);
      known();
    };
    const hear = (event: MessageEvent<unknown>) => {
      if (asked(event) === 'heard') end();
    };
    const timer = setTimeout(end, ANSWER_MS);
    window.addEventListener('message', hear);
    tellParent({ type: 'playing', ...balance });
  });
}

/** What the page around says, and nobody else. */
function asked({ origin, source, data }: MessageEvent<unknown>): unknown {
  if (origin !== parentOrigin || source !== window.parent) return null;
  return typeof data === 'object' && data !== null && 'type' in data ? data.type : null;
}

/** Calls back with what the page around the game asks for. */
export function onParent(listener: (ask: 'pause' | 'resume') => void): void {
  window.addEventListener('message', (event) => {
    const type = asked(event);
    if (type === 'pause' || type === 'resume') listener(type);
  });
}
