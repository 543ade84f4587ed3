/** Path of the page's entry script, whose hash identifies the app's version; null on the development server. */
export function entryScriptPath(page: Document): string | null {
  const script = page.querySelector<HTMLScriptElement>('script[type="module"][src^="/assets/"]');
  return script ? new URL(script.src).pathname : null;
}
