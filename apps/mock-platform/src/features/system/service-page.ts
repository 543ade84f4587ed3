import { createHash } from 'node:crypto';
import type { Language } from '@tonalli/contracts/language';
import { serviceTexts } from './service-texts';

const STYLE = `:root{color-scheme:dark;font-family:system-ui,sans-serif}
body{margin:0;min-height:100dvh;display:grid;place-items:center;background:radial-gradient(90% 40% at 50% 0,#4a2336,transparent) #150f18;color:#f6eef2}
main{box-sizing:border-box;width:min(24rem,100%);padding:2rem 1.5rem;text-align:center}
svg{width:5.5rem;height:5.5rem}
h1{font-size:1.75rem;line-height:1.2;margin:.25rem 0 1rem}
p{line-height:1.5;margin:0 0 1rem;text-wrap:pretty}
.desk{margin:1.25rem 0 0;color:#ffb020;font-weight:700}
dl{margin:1.5rem 0;padding:1rem;border-radius:1rem;background:#211826;box-shadow:0 0 0 1px #3a2d40}
dt,.small{color:#b9a9bf;font-size:.875rem}
dd{margin:.25rem 0 0}
dd:first-of-type{font-weight:700}`;

/** No script at all, no form, and this one style. */
export const SERVICE_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const MARK = `<svg viewBox="0 0 64 64" aria-hidden="true"><linearGradient id="s" x1="10" y1="4" x2="54" y2="60" gradientUnits="userSpaceOnUse"><stop stop-color="#ffd15c"/><stop offset=".5" stop-color="#ffa51f"/><stop offset="1" stop-color="#ff6f4d"/></linearGradient><path fill="url(#s)" d="M25.00 11.67Q27.93 6.32 32.00 0.40Q36.07 6.32 39.00 11.67ZM41.42 12.68Q47.28 10.97 53.35 10.65Q53.03 16.72 51.32 22.58ZM52.33 25.00Q57.68 27.93 63.60 32.00Q57.68 36.07 52.33 39.00ZM51.32 41.42Q53.03 47.28 53.35 53.35Q47.28 53.03 41.42 51.32ZM39.00 52.33Q36.07 57.68 32.00 63.60Q27.93 57.68 25.00 52.33ZM22.58 51.32Q16.72 53.03 10.65 53.35Q10.97 47.28 12.68 41.42ZM11.67 39.00Q6.32 36.07 0.40 32.00Q6.32 27.93 11.67 25.00ZM12.68 22.58Q10.97 16.72 10.65 10.65Q16.72 10.97 22.58 12.68ZM32 9.2a22.8 22.8 0 1 1 0 45.6a22.8 22.8 0 1 1 0-45.6ZM32 15a17 17 0 1 0 0 34a17 17 0 1 0 0-34ZM23.6 21.8h16.8a1.5 1.5 0 0 1 1.5 1.5v3.6a1.5 1.5 0 0 1-1.5 1.5h-2.2v2.4a1.4 1.4 0 0 1-1.4 1.4h-1.4v8.6a1.7 1.7 0 0 1-1.7 1.7h-3.4a1.7 1.7 0 0 1-1.7-1.7v-8.6h-1.4a1.4 1.4 0 0 1-1.4-1.4v-2.4h-2.2a1.5 1.5 0 0 1-1.5-1.5v-3.6a1.5 1.5 0 0 1 1.5-1.5Z"/></svg>`;

/** What whoever opens a channel sees, by its title; null: there is no such channel. Everything in it is ours. */
export function servicePage(channel: string | null, language: Language): string {
  const texts = serviceTexts()[language];
  const body =
    channel === null
      ? `<h1>${texts.title}</h1><p role="alert">${texts.missing}</p>`
      : `<p class="desk">${texts.title}</p><h1>${channel}</h1><p>${texts.reached.replaceAll('{{channel}}', channel)}</p><dl><dt>${texts.hours}</dt><dd>${texts.everyDay}</dd><dd class="small">${texts.zone}</dd></dl><p>${texts.close}</p><p class="small">${texts.demo}</p>`;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${texts.title} · Tonalli</title><style>${STYLE}</style></head><body><main>${MARK}${body}</main></body></html>`;
}
