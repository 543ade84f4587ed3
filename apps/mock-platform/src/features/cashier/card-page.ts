import { createHash } from 'node:crypto';
import { formatMoney } from '@tonalli/contracts/money';
import { CARD_TEXTS, type CardLanguage, type CardRefusal } from './card-texts';
import type { DepositRow } from './deposit.repository';
import { orderIdOf } from './order-ids';

const STYLE = `:root{color-scheme:dark;font-family:system-ui,sans-serif}
body{margin:0;min-height:100dvh;display:grid;place-items:center;background:#150f18;color:#f6eef2}
main{box-sizing:border-box;width:min(26rem,calc(100% - 2rem));margin:1rem;padding:2rem;border-radius:1rem;background:#211826;box-shadow:0 0 0 1px #3a2d40}
h1{font-size:1.25rem;margin:0 0 1rem}
p{line-height:1.5;margin:0 0 1rem}
dl{display:flex;justify-content:space-between;align-items:baseline;margin:0 0 1.5rem}
dt,.order,.hint,.tests{color:#b9a9bf}
dd{margin:0;font-size:1.75rem;font-weight:700}
form{display:grid;gap:.75rem}
label{font-weight:700}
form p{margin:0}
.hint,.tests,.why{font-size:.875rem}
.why{display:none;color:#ffb4a8}
.why[role=alert],input:user-invalid~.why.typed{display:block}
input:user-invalid~.why[role=alert]{display:none}
.tests ul{margin:.25rem 0 0;padding-left:1.1rem;font-variant-numeric:tabular-nums}
input{box-sizing:border-box;width:100%;min-height:3rem;padding:0 .9rem;border:1px solid #85748c;border-radius:.6rem;font:inherit;font-variant-numeric:tabular-nums;background:#150f18;color:inherit}
input:user-invalid,input[aria-invalid]{border-color:#ffb4a8}
button{min-height:3rem;border:0;border-radius:.6rem;font:inherit;font-weight:700;cursor:pointer;background:#ffb020;color:#23160a}
button[value=decline]{background:#33273a;color:inherit}
button:focus-visible,input:focus-visible{outline:3px solid #fff;outline-offset:2px}`;

/** No script at all, this one style, and forms to ourselves only. */
export const CARD_PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

export interface CardForm {
  takesCredit: boolean;
  /** The first digits of cards that are not taken. */
  refusedRanges: readonly string[];
  examples: readonly { example: string; funding: 'credit' | 'debit' }[];
  /** Why what was typed is not taken; null: nothing was sent yet. */
  refusal: CardRefusal | null;
  typed: string;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);
const inGroups = (digits: string): string => digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/** By which the browser itself says, before anything is sent, that a number is not taken; blanks may stand anywhere. */
const patternOf = ({ refusedRanges }: CardForm): string => {
  const refused = refusedRanges.map((digits) => [...digits].join('[ \\-]*'));
  return `${refused.length > 0 ? `(?!${refused.join('|')})` : ''}(?:[ \\-]*[0-9]){12,19}[ \\-]*`;
};

function cardField(form: CardForm, language: CardLanguage): string {
  const texts = CARD_TEXTS[language];
  const needed = form.takesCredit ? texts.numberNeeded : texts.debitNeeded;
  const hint = form.takesCredit ? texts.creditOrDebit : texts.debitOnly;
  const invalid = form.refusal ? ' aria-invalid="true" autofocus' : '';
  const said = form.refusal ? `<p class="why" role="alert" id="why">${texts[form.refusal]}</p>` : '';
  const examples = form.examples.map(({ example, funding }) => `<li>${inGroups(example)} (${texts[funding]})</li>`);
  return `<label for="card">${texts.card}</label><input id="card" name="card" required inputmode="numeric" autocomplete="off" maxlength="32" pattern="${patternOf(form)}" title="${needed}" aria-describedby="hint${form.refusal ? ' why' : ''}" value="${escaped(form.typed)}"${invalid}><p class="why typed">${needed}</p>${said}<p class="hint" id="hint">${hint}</p><div class="tests">${texts.examples}<ul>${examples.join('')}</ul></div>`;
}

function page(language: CardLanguage, body: string): string {
  const { title } = CARD_TEXTS[language];
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
}

/** What an order's payer sees: the sum and where the card is typed while it waits, otherwise how it ended. Only what was typed is not ours. */
export function cardPage(order: DepositRow | null, form: CardForm | null, language: CardLanguage): string {
  const texts = CARD_TEXTS[language];
  if (!order || !form) return page(language, `<p role="alert">${texts.missing}</p>`);
  const sum = `<p class="order">${texts.order} ${orderIdOf('D', order.id)}</p><dl><dt>${texts.amount}</dt><dd>$${formatMoney(order.amountMinor)}</dd></dl>`;
  if (order.status !== 'PENDING') return page(language, `${sum}<p role="status">${texts[order.status]}</p>`);
  return page(
    language,
    `${sum}<p>${texts.demo}</p><form method="post">${cardField(form, language)}<button name="answer" value="pay">${texts.pay}</button><button name="answer" value="decline" formnovalidate>${texts.decline}</button></form>`,
  );
}
