import { CallFailure } from '../game-server';

let loading: Promise<typeof import('./create-reels')> | null = null;

/** The board with its renderer: one file for all pages. Called early, it comes while the page asks for its state. Throws `CallFailure`. */
export function loadReels(): Promise<typeof import('./create-reels')> {
  loading ??= import('./create-reels').catch(() => {
    throw new CallFailure('NETWORK');
  });
  // Whoever called early looks at the failure when the board is needed.
  loading.catch(() => {});
  return loading;
}
