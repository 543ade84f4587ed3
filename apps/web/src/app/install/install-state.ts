import { deferredPrompt } from './deferred-prompt';

const STANDALONE = '(display-mode: standalone), (display-mode: window-controls-overlay)';

/** `ready`: the browser can install right now. `inside`: this is the installed app. */
export type InstallState = 'inside' | 'installed' | 'ready' | 'none';

let installed = false;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** Follows what the browser says about installing from here on; once a page. */
export function followInstallation(page: Pick<Window, 'addEventListener'>): void {
  deferredPrompt.changed = () => {
    // A browser that can install it has it no longer.
    installed = false;
    tell();
  };
  page.addEventListener('appinstalled', () => {
    installed = true;
    deferredPrompt.prompt = null;
    tell();
  });
  tell();
}

export const installStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read(): InstallState {
    if (isPrivateAddress()) return 'inside';
    if (installed) return 'installed';
    return deferredPrompt.prompt ? 'ready' : 'none';
  },
};

/** Lets the browser ask. False when the visitor said no, or there was nothing to ask with. */
export async function askToInstall(): Promise<boolean> {
  const { prompt } = deferredPrompt;
  if (!prompt) return false;
  // It can be shown only once; a browser that may ask again sends another.
  deferredPrompt.prompt = null;
  const { outcome } = await prompt.prompt();
  if (outcome === 'accepted') installed = true;
  tell();
  return outcome === 'accepted';
}

function isPrivateAddress(): boolean {
  const apple = 'standalone' in window.navigator && window.navigator.standalone === true;
  return apple || window.matchMedia(STANDALONE).matches;
}
