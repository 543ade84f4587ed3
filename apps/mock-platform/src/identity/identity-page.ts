import { createHash } from 'node:crypto';
import type { Language } from '@tonalli/contracts/language';
import type { ExternalProvider } from '@tonalli/contracts/session/external-names';
import { IDENTITY_TEXTS, PROVIDER_NAMES } from './identity-texts';
import type { Person } from './people';

const STYLE = `:root{color-scheme:light;font-family:system-ui,sans-serif}
body{margin:0;min-height:100dvh;display:grid;place-items:center;background:#eef1f6;color:#1d2330}
main{box-sizing:border-box;width:min(27rem,calc(100% - 2rem));margin:1rem 0;padding:2rem;border-radius:1rem;background:#fff;box-shadow:0 1px 12px #1d23301f}
h1{font-size:1.4rem;margin:0 0 .75rem}
p{line-height:1.5;margin:0 0 1rem;color:#4b5468}
form{display:grid;gap:.6rem}
button{display:grid;gap:.15rem;min-height:3rem;padding:.7rem 1rem;border:1px solid #c7cedb;border-radius:.6rem;background:#fff;color:inherit;font:inherit;text-align:start;cursor:pointer;overflow-wrap:anywhere}
button:hover{background:#f3f6fc}
button:focus-visible{outline:3px solid #2b5fd9;outline-offset:2px}
button b{font-size:1rem}
button small{font-size:.85rem;color:#4b5468}
button.cancel{margin-top:.6rem;border-color:transparent;text-align:center;font-weight:600;color:#2b4fae}`;

/** No script at all, this one style, and no frame. Forms lead to ourselves, and from there back to the site (by redirect). */
export const IDENTITY_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

function page(language: Language, title: string, body: string): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
}

/** Where somebody is chosen; sends `answer`, a subject or nothing for a refusal. */
export function choicePage(provider: ExternalProvider, language: Language, people: readonly Person[]): string {
  const texts = IDENTITY_TEXTS[language];
  const choices = people.map(
    (person) =>
      `<button name="answer" value="${escapeHtml(person.subject)}"><b>${escapeHtml(person.name ?? texts.nameless)}</b><small>${notesOf(person, language).map(escapeHtml).join(' · ')}</small></button>`,
  );
  return page(
    language,
    texts.title(PROVIDER_NAMES[provider]),
    `<p>${texts.demo}</p><p>${texts.shared}</p><form method="post">${choices.join('')}<button class="cancel" name="answer" value="">${texts.cancel}</button></form>`,
  );
}

function notesOf({ email, emailVerified, username }: Person, language: Language): string[] {
  const texts = IDENTITY_TEXTS[language];
  return [
    ...(email === null ? [] : [email]),
    ...(email === null || emailVerified ? [] : [texts.unverified]),
    username === null ? texts.stranger : texts.known(username),
  ];
}

/** Shown where the service cannot send anybody back. */
export function errorPage(provider: ExternalProvider, language: Language): string {
  const texts = IDENTITY_TEXTS[language];
  return page(language, texts.title(PROVIDER_NAMES[provider]), `<p role="alert">${texts.failed}</p>`);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
