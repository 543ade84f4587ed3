/** Chrome's own event; it can be shown once, when the visitor asks for it. */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** The event comes once and early, before the code that offers anything has been fetched: it is held until then. */
export const heldPrompt = { prompt: null as InstallPrompt | null, changed: () => {} };

export function holdInstallPrompt(page: EventTarget): void {
  page.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    // Browsers give an event of this name no other shape.
    heldPrompt.prompt = event as InstallPrompt;
    heldPrompt.changed();
  });
}
