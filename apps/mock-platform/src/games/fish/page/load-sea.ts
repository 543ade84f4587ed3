import { CallFailure } from '../../page/game-server';

let loading: Promise<typeof import('./scene/create-sea')> | null = null;

/** The sea with its renderer, apart from the page's own script. Called early, it comes while the page asks for its state. Throws `CallFailure`. */
export function loadSea(): Promise<typeof import('./scene/create-sea')> {
  loading ??= import('./scene/create-sea').catch(() => {
    throw new CallFailure('NETWORK');
  });
  // Whoever called early looks at the failure when the sea is needed.
  loading.catch(() => {});
  return loading;
}
