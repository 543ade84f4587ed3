import type { DayReport, Report, Result } from './run-list';
import { countInWords, observationInWords, ruleInWords } from './words';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);

const STYLE = `
body { font: 14px/1.45 system-ui, sans-serif; color: #1b1b1f; margin: 2rem; }
h1 { font-size: 1.5rem; margin: 0 0 .25rem; }
h2 { font-size: 1.15rem; margin: 2rem 0 .5rem; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid #c9c9d1; padding: .4rem .5rem; text-align: left; vertical-align: top; }
th { border-bottom: 2px solid #55555f; }
td:first-child { font-weight: 600; white-space: nowrap; }
ul { margin: .2rem 0 0; padding-left: 1.1rem; color: #44444d; font-size: .85em; }
.mark { border: 1px solid #8a5a00; border-radius: 3px; color: #8a5a00; padding: 0 .3em; white-space: nowrap; }
.holds { color: #12662f; } .does-not-hold { color: #a3121f; font-weight: 700; } .not-applicable { color: #55555f; }
@page { size: A4 landscape; margin: 12mm; }
@media print {
  body { font-size: 10px; margin: 0; }
  h2 { break-after: avoid; } thead { display: table-header-group; } tr { break-inside: avoid; }
  section + section { break-before: page; }
}`;

function rowOf(result: Result): string {
  const { value, since, source, mark } = ruleInWords(result);
  const seen = result.observations.map((observation) => `<li>${escaped(observationInWords(observation))}</li>`);
  const cells = [
    escaped(result.key),
    escaped(value),
    since,
    `${escaped(source)}${mark === '' ? '' : ` <span class="mark">${mark}</span>`}`,
    `<span class="${result.result.replaceAll(' ', '-')}">${result.result}</span>${result.why === '' ? '' : `: ${escaped(result.why)}`}${
      seen.length === 0 ? '' : `<ul>${seen.join('')}</ul>`
    }`,
  ];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

const sectionOf = ({ day, results }: DayReport): string => `<section>
<h2>${day}: ${countInWords(results)}</h2>
<table>
<thead><tr><th>Rule</th><th>In force</th><th>Since</th><th>Source</th><th>Result, and what was seen</th></tr></thead>
<tbody>
${results.map(rowOf).join('\n')}
</tbody>
</table>
</section>`;

/** A page that needs nothing else, to read and to print. `madeAt`: ISO 8601 UTC. */
export function htmlReport({ pack, title, currency, days }: Report, madeAt: string): string {
  const name = escaped(`Conformance to ${pack} (${title})`);
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${name}</title><style>${STYLE}</style></head>
<body>
<h1>${name}</h1>
<p>Made ${madeAt}. Values as the pack says them, amounts in minor units of ${escaped(currency)}; what was seen is in minor units of the platform's own currency. Each rule was tried on the platform as a player, in a world of its own at noon of the day.</p>
${days.map(sectionOf).join('\n')}
</body>
</html>
`;
}
