import type { Language } from '@tonalli/contracts/language';
import { EXTERNAL_CHANNEL, EXTERNAL_PATH } from '@tonalli/contracts/session/external-names';

const TEXTS = {
  es: {
    title: 'De vuelta en Tonalli',
    done: 'Listo. Ya puedes cerrar esta ventana.',
    strange: 'Este acceso no empezó en este navegador. Por seguridad, empieza de nuevo en Tonalli.',
    onward: 'Ir a Tonalli',
  },
  en: {
    title: 'Back at Tonalli',
    done: 'Done. You can close this window now.',
    strange: 'This login did not begin in this browser. For your safety, please begin again at Tonalli.',
    onward: 'Go to Tonalli',
  },
} as const satisfies Record<Language, Record<string, string>>;

interface Returned {
  /** The page's own name for its login, when it is known. */
  attempt: string | null;
  /** Begun by this browser. */
  own: boolean;
}

/** Tells the page that opened the window that the login came back, and closes it. What came of it is asked for there. */
export function returnPage(language: Language, { attempt, own }: Returned): string {
  const { title, done, strange, onward } = TEXTS[language];
  return [
    `<!doctype html><html lang="${language}"${attempt === null ? '' : ` data-attempt="${attempt}"`}><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>`,
    `<link rel="stylesheet" href="${EXTERNAL_PATH}/return.css"><main><h1>${title}</h1>`,
    `<p role="${own ? 'status' : 'alert'}">${own ? done : strange}</p><a href="/">${onward}</a></main>`,
    `<script type="module" src="${EXTERNAL_PATH}/return.js"></script></html>`,
  ].join('');
}

const SCRIPT = `const { attempt } = document.documentElement.dataset;
if (attempt) {
  new BroadcastChannel('${EXTERNAL_CHANNEL}').postMessage({ attempt });
  close();
}
`;

/** The colours of `packages/ui/src/theme.css`. */
const STYLE = `:root{color-scheme:dark;font-family:system-ui,sans-serif}
body{margin:0;min-height:100dvh;display:grid;place-items:center;background:#130c15;color:#faf3ec}
main{box-sizing:border-box;width:min(26rem,calc(100% - 2rem));margin:1rem 0;padding:2rem;border:1px solid #3e2c48;border-radius:1rem;background:#1c1320;text-align:center}
h1{margin:0 0 .75rem;font-size:1.4rem}
p{margin:0 0 1.5rem;line-height:1.5;color:#cbbccd}
a{display:inline-block;padding:.8rem 1.5rem;border-radius:.75rem;background:#ffb224;color:#130c15;font-weight:700;text-decoration:none}
a:focus-visible{outline:3px solid #faf3ec;outline-offset:2px}
`;

export const RETURN_FILES = [
  { path: `${EXTERNAL_PATH}/return.js`, type: 'text/javascript; charset=utf-8', text: SCRIPT },
  { path: `${EXTERNAL_PATH}/return.css`, type: 'text/css; charset=utf-8', text: STYLE },
] as const;
