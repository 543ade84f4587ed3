import { toHtml } from './paper';

interface Rules {
  readonly how: readonly unknown[];
  readonly example: string;
  readonly keys?: string;
}

/** What `games/page/help.ts` calls the help of a family, without the page's types. */
export interface FamilyHelp {
  readonly t: (key: 'limits' | 'limitsText' | 'limitsSteps' | 'keys' | 'keysText', values?: object) => string;
  readonly bets: readonly { readonly name: string; readonly rules: Rules }[];
  readonly timeoutHours?: number;
}

interface Said {
  /** What stands before an example. */
  readonly example: string;
  /** As people read them. */
  readonly least: string;
  readonly most: string;
  readonly pays: string;
}

const paragraph = (part: unknown): string => (typeof part === 'string' ? `<p>${toHtml(part)}</p>` : toHtml(part));

/** How a family is played and what it pays, with an example of each bet; what holds for all bets stands once. */
export function articleOf({ t, bets, timeoutHours }: FamilyHelp, said: Said): string {
  const told = new Set<string>();
  const fresh = (parts: readonly unknown[]) => {
    const written = parts.map(paragraph);
    // A heading of pictures alone, which an article has none of, goes with them.
    const kept = written.filter((html, at) => html !== '' && !(html.startsWith('<h4>') && written[at + 1] === ''));
    return kept.filter((html) => !told.has(html) && Boolean(told.add(html)));
  };
  const [first] = bets;
  const opening = fresh(first?.rules.how.filter((part) => typeof part === 'string') ?? []);
  const each = bets.flatMap(({ name, rules }) => [
    ...(name ? [`<h3>${toHtml(name)}</h3>`] : []),
    ...fresh(rules.how),
    `<p><strong>${toHtml(said.example)}:</strong> ${toHtml(rules.example)}</p>`,
  ]);
  const limits =
    timeoutHours === undefined ? t('limitsText', said) : t('limitsSteps', { ...said, hours: timeoutHours });
  const closing = [
    `<h3>${toHtml(t('limits'))}</h3>`,
    paragraph(limits),
    `<h3>${toHtml(t('keys'))}</h3>`,
    paragraph(`${t('keysText')} ${first?.rules.keys ?? ''}`.trim()),
  ];
  return `${[...opening, ...each, ...closing].join('\n')}\n`;
}
