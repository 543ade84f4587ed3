import type { Language } from '@tonalli/contracts/language';
import { formatAmount } from '@tonalli/i18n/format';
import { asNumber, type Chance } from '@tonalli/lottery/chance';
import { type OddsTable, oddsKey, payoutMinor, returnOf, unitsOf } from '@tonalli/lottery/odds';
import type { LotteryFamily, Play, Selection } from '@tonalli/lottery/play';
import { rowsOf } from '@tonalli/lottery/selection';
import { toHtml } from '../../help/paper';
import type { FamilyTexts } from './family-texts';
import type { Say } from './words';

export interface Telling {
  readonly family: LotteryFamily;
  readonly texts: FamilyTexts;
  readonly say: Say;
  readonly language: Language;
  readonly odds: OddsTable;
  /** All examples are of one draw, which was shown before. */
  readonly hasOneDraw: boolean;
}

const UNIT_MINOR = 200;
/** What is exact by so many digits is written as it is. */
const MOST_EXACT = 1_000_000_000n;

const greatestDivisor = (one: bigint, other: bigint): bigint =>
  other === 0n ? one : greatestDivisor(other, one % other);

const number = (language: Language, value: number | bigint, digits = 0): string =>
  new Intl.NumberFormat(language === 'es' ? 'es-MX' : 'en-US', { maximumFractionDigits: digits }).format(value);

/** A chance as people read it: exact where that is short. */
function chanceText({ say, language }: Telling, { ways, of }: Chance): string {
  const divisor = greatestDivisor(ways, of);
  const [left, right] = [ways / divisor, of / divisor];
  if (left === 1n) return say('oneIn', { count: number(language, right) });
  if (right <= MOST_EXACT) return say('ofMany', { ways: number(language, left), of: number(language, right) });
  return `≈ ${say('oneIn', { count: number(language, Number((of * 100n) / ways) / 100, 2) })}`;
}

/** How often a bet is expected to hit that may do so several times in a draw. */
const hitsText = ({ say, language }: Telling, chance: Chance): string =>
  say('times', { count: number(language, asNumber(chance), 6) });

const percent = (language: Language, millionths: number): string =>
  `${number(language, Math.floor(millionths / 100) / 100, 2)}%`;

function rowsOfPlay(telling: Telling, play: Play): string[] {
  const { texts, language, odds } = telling;
  return play.kinds.flatMap((kind) =>
    kind.prizes.map((prize, index) => {
      const prizeName = kind.prizes.length > 1 ? ` · ${texts.told('prizes', prize.id)}` : '';
      const kindName = play.kinds.length > 1 ? `: ${texts.told('kinds', kind.id)}` : '';
      const cells = [
        `${texts.play(play.id).name}${kindName}${prizeName}`,
        number(language, kind.lots ?? 1),
        number(language, (odds[oddsKey(play.id, kind.id, prize.id)] ?? 0) / 1_000, 3),
        (kind.lots ?? 1) > 1 ? hitsText(telling, prize.chance) : chanceText(telling, prize.chance),
        index === 0 ? percent(language, returnOf(odds, play.id, kind)) : '',
      ];
      return `<tr>${cells.map((cell) => `<td>${toHtml(cell)}</td>`).join('')}</tr>`;
    }),
  );
}

/** What plays of a group pay, how likely that is, and what they give back. */
export function playsTable(telling: Telling, group: string, plays: readonly Play[]): string {
  const { say, texts } = telling;
  const head = (['bet', 'units', 'pays', 'chance', 'returns'] as const).map((key) => `<th>${toHtml(say(key))}</th>`);
  const caption = toHtml(say('table', { group: texts.told('groups', group) }));
  const rows = plays.flatMap((play) => rowsOfPlay(telling, play)).join('');
  return `<table><caption>${caption}</caption><thead><tr>${head.join('')}</tr></thead><tbody>${rows}</tbody></table>`;
}

export const drawnText = (family: LotteryFamily, result: unknown): string =>
  family
    .show(result)
    .map(({ numbers }) => numbers.map(({ text }) => text).join(' '))
    .join(' · ');

function chosenText({ texts }: Telling, { board }: Play, selection: Selection): string {
  const rows = rowsOf(board);
  const chosen = selection.map((options, index) => {
    const row = rows[index];
    const names = options.map((option) => (row ? texts.told('options', option) : option)).join(' ');
    return selection.length > 1 && row ? `${texts.told('rows', row.id)} ${names}` : names;
  });
  return chosen.filter((_, index) => (selection[index]?.length ?? 0) > 0).join(', ');
}

/** What a play's own example costs and pays at the house's odds. */
function exampleText(telling: Telling, play: Play): string {
  const { family, say, language, odds, hasOneDraw } = telling;
  const { selection, result } = play.example;
  const bets = play.count(selection).reduce((all, one) => all + one.bets, 0);
  const paid = payoutMinor(play, play.hits(selection, result), { odds, stakeMinor: UNIT_MINOR });
  const values = {
    ...{ chosen: chosenText(telling, play, selection), bets: number(language, bets) },
    cost: formatAmount(unitsOf(play, selection) * UNIT_MINOR, language),
    ...{ drawn: drawnText(family, result), payout: formatAmount(paid, language) },
  };
  if (hasOneDraw) return say(bets === 1 ? 'exampleOneThere' : 'exampleManyThere', values);
  return say(bets === 1 ? 'exampleOne' : 'exampleMany', values);
}

/** How a play is played and wins, with an example. `isLike`: another group has told how. */
export function playText(telling: Telling, play: Play, isLike: boolean): string[] {
  const { name, how } = telling.texts.play(play.id);
  return [
    `<h4>${toHtml(name)}</h4>`,
    ...(isLike ? [] : [`<p>${toHtml(how)}</p>`]),
    `<p><strong>${toHtml(telling.say('example'))}:</strong> ${toHtml(exampleText(telling, play))}</p>`,
  ];
}

/** Whether a play is another one with its numbers typed. */
export const isTyped = ({ board }: Play): boolean => board.kind === 'typed';
