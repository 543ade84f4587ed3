import type { Language } from '@tonalli/contracts/language';
import { EXTERNAL_CHANNEL, EXTERNAL_PATH } from '@tonalli/contracts/session/external-names';

const TEXTS = {
  es: { title: 'Volver a Tonalli', done: 'Ya puedes cerrar esta ventana.', onward: 'Ir a Tonalli' },
  en: { title: 'Back to Tonalli', done: 'You can close this window now.', onward: 'Go to Tonalli' },
} as const satisfies Record<Language, Record<string, string>>;

export const RETURN_SCRIPT_PATH = `${EXTERNAL_PATH}/return.js`;

/** Tells the page that opened the window that the login came back, and closes it. What came of it is asked for there. */
export function returnPage(language: Language, attempt: string | null): string {
  const { title, done, onward } = TEXTS[language];
  return [
    `<!doctype html><html lang="${language}"${attempt === null ? '' : ` data-attempt="${attempt}"`}><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>`,
    `<p role="status">${done}</p><p><a href="/">${onward}</a></p>`,
    `<script type="module" src="${RETURN_SCRIPT_PATH}"></script></html>`,
  ].join('');
}

export const RETURN_SCRIPT = `const { attempt } = document.documentElement.dataset;
if (attempt) {
  new BroadcastChannel('${EXTERNAL_CHANNEL}').postMessage({ attempt });
  close();
}
`;
