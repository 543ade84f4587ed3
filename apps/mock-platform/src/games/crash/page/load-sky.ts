import { CallFailure } from '../../page/game-server';

let loading: Promise<typeof import('./scene/create-sky')> | null = null;

/** The sky with its renderer, apart from the page's own script. Called early, it comes while the page asks for its state. Throws `CallFailure`. */
export function loadSky(): Promise<typeof import('./scene/create-sky')> {
  loading ??= import('./scene/create-sky').catch(() => {
    throw new CallFailure('NETWORK');
  });
  // Whoever called early looks at the failure when the sky is needed.
  loading.catch(() => {});
  return loading;
}
