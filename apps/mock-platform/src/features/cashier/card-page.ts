import { createHash } from 'node:crypto';
import { formatMoney } from '@tonalli/contracts/money';
import { CARD_TEXTS, type CardLanguage } from './card-texts';
import type { DepositRow } from './deposit.repository';
import { orderIdOf } from './order-ids';

const STYLE = `:root{color-scheme:dark;font-family:system-ui,sans-serif}
body{margin:0;min-height:100dvh;display:grid;place-items:center;background:#150f18;color:#f6eef2}
main{box-sizing:border-box;width:min(26rem,calc(100% - 2rem));padding:2rem;border-radius:1rem;background:#211826;box-shadow:0 0 0 1px #3a2d40}
h1{font-size:1.25rem;margin:0 0 1rem}
p{line-height:1.5;margin:0 0 1rem}
dl{display:flex;justify-content:space-between;align-items:baseline;margin:0 0 1.5rem}
dt,.order{color:#b9a9bf}
dd{margin:0;font-size:1.75rem;font-weight:700}
form{display:grid;gap:.75rem}
button{min-height:3rem;border:0;border-radius:.6rem;font:inherit;font-weight:700;cursor:pointer;background:#ffb020;color:#23160a}
button[value=decline]{background:#33273a;color:inherit}
button:focus-visible{outline:3px solid #fff;outline-offset:2px}`;

/** No script at all, this one style, and forms to ourselves only. */
export const CARD_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

function page(language: CardLanguage, body: string): string {
  const { title } = CARD_TEXTS[language];
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
}

/** What an order's payer sees: the sum with two buttons while it waits, otherwise how it ended. Everything in it is ours. */
export function cardPage(order: DepositRow | null, language: CardLanguage): string {
  const texts = CARD_TEXTS[language];
  if (!order) return page(language, `<p role="alert">${texts.missing}</p>`);
  const sum = `<p class="order">${texts.order} ${orderIdOf('D', order.id)}</p><dl><dt>${texts.amount}</dt><dd>$${formatMoney(order.amountMinor)}</dd></dl>`;
  if (order.status !== 'PENDING') return page(language, `${sum}<p role="status">${texts[order.status]}</p>`);
  return page(
    language,
    `${sum}<p>${texts.demo}</p><form method="post"><button name="answer" value="pay">${texts.pay}</button><button name="answer" value="decline">${texts.decline}</button></form>`,
  );
}
