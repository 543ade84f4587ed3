/** Chrome's `beforeinstallprompt`; it can be shown once, after a press. */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The event comes once and early, before the code that offers the installation is loaded: it is kept until then. */
export const deferredPrompt = { prompt: null as InstallPrompt | null, changed: () => {} };

export function deferInstallPrompt(page: EventTarget): void {
  page.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    // Browsers give an event of this name no other shape.
    deferredPrompt.prompt = event as InstallPrompt;
    deferredPrompt.changed();
  });
}
