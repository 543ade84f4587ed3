/** Path of the script that this page began with, which tells versions of the app apart; null where it was not built. */
export function ownEntry(page: Document): string | null {
  const script = page.querySelector<HTMLScriptElement>('script[type="module"][src^="/assets/"]');
  return script ? new URL(script.src).pathname : null;
}
