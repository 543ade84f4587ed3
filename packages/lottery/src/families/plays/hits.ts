import type { Chance } from '../../chance';
import type { BetKind, Hit } from '../../play';

/** The prize of bets that win one thing, or nothing. */
export const WON = 'won';

export const winning = (id: string, chance: Chance): BetKind => ({ id, prizes: [{ id: WON, chance }] });

export const hit = (kind: string, times = 1): Hit => ({ kind, prize: WON, times });

export const won = (kind: string, times: number | boolean = 1): readonly Hit[] =>
  Number(times) > 0 ? [hit(kind, Number(times))] : [];

/** How often each text comes, in the order in which they come first. */
function tally(texts: Iterable<string>): readonly (readonly [text: string, times: number])[] {
  const times = new Map<string, number>();
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
  return [...times];
}

export const countOf = (kinds: Iterable<string>) => tally(kinds).map(([kind, bets]) => ({ kind, bets }));

/** Hits of single bets, given as kind and prize, put together. */
export function hitsOf(single: readonly { kind: string; prize: string }[]): readonly Hit[] {
  return tally(single.map(({ kind, prize }) => `${kind}/${prize}`)).map(([text, times]) => {
    const [kind = '', prize = ''] = text.split('/');
    return { kind, prize, times };
  });
}
