import type { Language } from '@tonalli/contracts/language';
import { SIGNED_IN_FLAG } from '@tonalli/contracts/session/browser-flag';
import { escapeHtml } from './escape-html';

/** For testers only, and shown for a moment. */
const TEXTS = {
  es: { entering: 'Entrando…', failed: 'No se pudo iniciar sesión.', onward: 'Continuar sin sesión' },
  en: { entering: 'Signing in…', failed: 'Signing in failed.', onward: 'Continue without signing in' },
} as const satisfies Record<Language, Record<string, string>>;

/**
 * The page between two worlds. What the tab knew of a session in the other world goes; with `#as=<username>:<password>`
 * it logs in by the ordinary procedure. Then it gives way to `to`, or to where such a member begins.
 */
export function worldPage(language: Language, to: string | null): string {
  const texts = TEXTS[language];
  const attributes = Object.entries({ to: to ?? '', failed: texts.failed }).map(
    ([name, value]) => `data-${name}="${escapeHtml(value)}"`,
  );
  return [
    `<!doctype html><html lang="${language}" ${attributes.join(' ')}><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Tonalli</title>',
    `<p role="status">${texts.entering}</p><p><a href="${escapeHtml(to ?? '/')}">${texts.onward}</a></p>`,
    '<script type="module" src="/__world/enter.js"></script></html>',
  ].join('');
}

/** The token never passes through here: the app asks for its own, as any new tab does. */
export const WORLD_PAGE_SCRIPT = `const { to, failed } = document.documentElement.dataset;
const as = new URLSearchParams(location.hash.slice(1)).get('as');
sessionStorage.clear();
localStorage.removeItem('${SIGNED_IN_FLAG}');

async function logIn(username, password) {
  const response = await fetch('/trpc/session.login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'username', username, password }),
  });
  const { result, error } = await response.json();
  if (!result) throw new Error(error?.data?.platform?.code ?? response.status);
  localStorage.setItem('${SIGNED_IN_FLAG}', '1');
  return result.data.isAgent ? '/agentHome' : '/';
}

if (as === null) location.replace(to || '/');
else {
  const [username, ...rest] = as.split(':');
  logIn(username, rest.join(':')).then(
    (home) => location.replace(to || home),
    (error) => { document.querySelector('[role=status]').textContent = failed + ' ' + error.message; },
  );
}
`;
