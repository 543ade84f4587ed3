/**
 * News for the page around the game. Out: `ready`, `failed`, `playing`, `balance`, `round` and `close`; in: `pause` and `resume`.
 * Messages go to the origin that launched the game and to nobody else. Before that is known there is only `failed` and
 * `close` to say, which anybody may hear.
 */
export type GameMessage =
  | { type: 'ready'; nodeId: string; wallet: 'main' | 'trial' | 'vendor' }
  /** A round is under way; `balanceMinor` is what is shown until `balance` follows. */
  | { type: 'playing'; balanceMinor: number; wallet: 'main' | 'trial' | 'vendor' }
  | { type: 'balance'; balanceMinor: number; wallet: 'main' | 'trial' | 'vendor' }
  | { type: 'round'; roundId: string; betId: string; stakeMinor: number; payoutMinor: number }
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

/** What a message may take to the page around. */
const UNDER_WAY_MS = 30;

/** Until the page around knows what it was told: the platform, asked before that, would tell it of the end first. */
export const untilParentKnows = (): Promise<void> =>
  new Promise((known) => setTimeout(known, isFramed() ? UNDER_WAY_MS : 0));

/** Calls back with what the page around the game asks for. */
export function onParent(listener: (ask: 'pause' | 'resume') => void): void {
  window.addEventListener('message', (event) => {
    if (event.origin !== parentOrigin || event.source !== window.parent) return;
    const data: unknown = event.data;
    if (typeof data !== 'object' || data === null || !('type' in data)) return;
    if (data.type === 'pause' || data.type === 'resume') listener(data.type);
  });
}
