import { describe, expect, it } from 'vitest';
import { fairDraws } from '../../kernel/fairness';
import { speedSicBo } from '../speed-sic-bo/module';
import { sicBo } from './module';
import { SPOTS } from './spots';

type Throw = readonly [number, number, number];
const FACES = [1, 2, 3, 4, 5, 6];
const ALL = FACES.flatMap((one) => FACES.flatMap((two) => FACES.map((three): Throw => [one, two, three])));
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const times = (dice: Throw, face: number) => dice.filter((value) => value === face).length;
const alike = (dice: Throw) => new Set(dice).size === 1;

/** What tables print beside each total, apart from the code. */
const PRINTED_TOTALS = [60, 30, 17, 12, 8, 6, 6, 6, 6, 8, 12, 17, 30, 60];
const ofFaces = (name: string, wins: (dice: Throw, face: number) => number) =>
  FACES.map((face): [string, (dice: Throw) => number] => [`${name}:${face}`, (dice) => wins(dice, face)]);

/** Every bet with what it wins to 1, counted apart from the code. */
const BETS = new Map<string, (dice: Throw) => number>([
  ['small', (dice) => (sum(dice) < 11 && !alike(dice) ? 1 : 0)],
  ['big', (dice) => (sum(dice) > 10 && !alike(dice) ? 1 : 0)],
  ['odd', (dice) => (sum(dice) % 2 === 1 && !alike(dice) ? 1 : 0)],
  ['even', (dice) => (sum(dice) % 2 === 0 && !alike(dice) ? 1 : 0)],
  ['any-triple', (dice) => (alike(dice) ? 31 : 0)],
  ...PRINTED_TOTALS.map((toOne, at): [string, (dice: Throw) => number] => [
    `total:${at + 4}`,
    (dice) => (sum(dice) === at + 4 ? toOne : 0),
  ]),
  ...ofFaces('triple', (dice, face) => (times(dice, face) === 3 ? 180 : 0)),
  ...ofFaces('double', (dice, face) => (times(dice, face) > 1 ? 11 : 0)),
  ...ofFaces('single', (dice, face) => [0, 1, 2, 12][times(dice, face)] ?? 0),
  ...FACES.flatMap((low) =>
    FACES.filter((high) => high > low).map((high): [string, (dice: Throw) => number] => [
      `pair:${low}-${high}`,
      (dice) => (dice.includes(low) && dice.includes(high) ? 6 : 0),
    ]),
  ),
]);

/** Of 216, as the field states the edges: 2.78, 15.3, 13.9, 16.7, 9.7, 12.5, 19.0, 12.5, 11.1, 16.2, 11.1, 2.78, 3.70 percent. */
const BACK_OF_216: Readonly<Record<string, number>> = {
  ...{ small: 210, big: 210, odd: 210, even: 210, 'total:4': 183, 'total:5': 186, 'total:6': 180, 'total:7': 195 },
  ...{ 'total:8': 189, 'total:9': 175, 'total:10': 189, 'total:11': 189, 'total:17': 183, 'any-triple': 192 },
  ...{ 'triple:1': 181, 'triple:6': 181, 'double:1': 192, 'double:6': 192, 'pair:1-2': 210, 'single:1': 208 },
};

describe.each([sicBo, speedSicBo])('$family', (game) => {
  const context = { config: game.config.initial, at: 0, phase: () => null };
  /** What a layout is paid with these dice, spot by spot. */
  function paidAt(spots: Readonly<Record<string, number>>, [one, two, three]: Throw): number[] {
    const bet = { round: 'k', spots };
    const open = game.resume({ id: 'r', bet, state: { dice: null }, open: spots, heldMinor: 0 });
    const stop = (one - 1) * 36 + (two - 1) * 6 + (three - 1);
    const phase = { name: 'result', takesBets: false, lastsMs: null, table: { stop } };
    return (open.follow({ key: 'k', phase }, context).results ?? []).map(({ payoutMinor }) => payoutMinor);
  }

  it('GAME-05 GAME-11 every bet is paid in each of 216 throws as tables print it, and returns its exact part', () => {
    expect([...SPOTS.keys()].sort()).toEqual([...BETS.keys()].sort());
    const stakeMinor = 137;
    for (const [id, toOne] of BETS) {
      const paid = ALL.map((dice) => sum(paidAt({ [id]: stakeMinor }, dice)));
      const printed = ALL.map((dice) => (toOne(dice) === 0 ? 0 : stakeMinor * (1 + toOne(dice))));
      expect([id, paid]).toEqual([id, printed]);
      const [stake] = game.accept({ round: 'k', spots: { [id]: stakeMinor } }, context).price().stakes;
      expect([id, stake?.edgeBp]).toEqual([id, Math.ceil(10_000 - (sum(paid) * 10_000) / (216 * stakeMinor))]);
      const stated = BACK_OF_216[id];
      if (stated !== undefined) expect([id, sum(paid)]).toEqual([id, stated * stakeMinor]);
    }
    expect(game.stated?.(game.config.initial)).toMatchObject({ rtpPercent: '97.22', maxWinStakes: 181 });
  });

  it('GAME-05 GAME-14 says the most that all spots at once are paid, and never pays more', () => {
    const laid = Object.fromEntries([...BETS.keys()].map((id, index) => [id, 100 + index]));
    const paid = ALL.map((dice) => sum(paidAt(laid, dice)));
    expect(game.accept({ round: 'k', spots: laid }, context).price().maxPayoutMinor).toBe(Math.max(...paid));
  });
});

it('GAME-08 turns the bytes of a seed into every throw equally often (chi-square, 1 in 10^6)', () => {
  const draws = fairDraws({ serverSeed: '5a'.repeat(32), clientSeed: 'dados', nonce: 3 });
  const came = new Array<number>(216).fill(0);
  for (let nth = 0; nth < 216 * 200; nth += 1) {
    const stop = draws.below(6) * 36 + draws.below(6) * 6 + draws.below(6);
    came[stop] = (came[stop] ?? 0) + 1;
  }
  const chiSquare = came.reduce((total, count) => total + (count - 200) ** 2 / 200, 0);
  // 215 degrees of freedom: the 1 - 10^-6 quantile is 328.1.
  expect(chiSquare).toBeLessThan(328.1);
});
