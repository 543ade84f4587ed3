import { familyOf } from '@tonalli/lottery/families';
import { payoutMinor, unitsOf } from '@tonalli/lottery/odds';
import type { FamilyId } from '@tonalli/lottery/play';
import type { DrawSource } from '../../../kernel/fairness';
import type { FamilyVerifier, PlayedRound } from '../../verify/family-verifier';
import { type KeptOrder, readValues, recordedOrder, restOf, valuesOf } from './kept-order';
import { orderPicture, type PicturedLine } from './order-picture';
import './verifier.css';

interface Counted {
  readonly family: FamilyId;
  readonly result: unknown;
  readonly lines: readonly PicturedLine[];
  readonly rest: KeptOrder['rest'];
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** The order as it came out in its first draw, with what its other draws came to. */
function roundOf({ family, result, lines, rest }: Counted): PlayedRound {
  return {
    stakeMinor: rest.stakeMinor + sum(lines.map(({ stakeMinor }) => stakeMinor)),
    payoutMinor: rest.payoutMinor + sum(lines.map((line) => line.payoutMinor)),
    result: { drawn: result, paid: lines.map((line) => line.payoutMinor) },
    draw: (lang) => orderPicture({ family, result, lines }, lang),
  };
}

/** Its lines by a result of its first draw. */
function paidBy({ lottery, lines, odds, rest }: KeptOrder, result: unknown): PlayedRound {
  const played = lines.map(({ play: own, selection, betMinor }): PicturedLine => {
    const hits = own.hits(selection, result);
    return {
      ...{ play: own.id, selection, stakeMinor: betMinor * unitsOf(own, selection) },
      payoutMinor: payoutMinor(own, hits, { odds, stakeMinor: betMinor }),
    };
  });
  return roundOf({ family: lottery.family, result, lines: played, rest });
}

function play(order: KeptOrder, draws: DrawSource): PlayedRound {
  const { lottery, drawsAt, stations } = order;
  return paidBy(order, familyOf(lottery.family).draw(draws, { drawsAt, stations }));
}

const field = (name: string, [es, en]: readonly [string, string], initial: string) => ({
  ...{ name, label: { es, en }, initial },
});

/** Draws the first draw of an order again, and pays its lines by the odds that it was made by. */
export const verifier: FamilyVerifier = {
  words: {
    es: {
      name: 'Lotería',
      how: 'El sorteo se saca como dicen las reglas de su lotería: cada cifra, bola, dado o puesto toma un número, en el orden en que se muestran. Cada jugada se compara con el resultado y paga sus aciertos por los momios con los que se hizo el boleto, con los centavos cortados una vez por jugada. De una apuesta continua se recalcula el primer sorteo en que entró; los demás figuran con lo que sumaron.',
      matches:
        'El eslabón, el faro y la raíz dan exactamente el mismo resultado del sorteo, y el boleto pagó lo mismo.',
      differs: 'El resultado recalculado es distinto del registrado.',
      hidden: 'El sorteo de abajo es el registrado.',
    },
    en: {
      name: 'Lottery',
      how: 'The draw is made as the rules of its lottery say: each digit, ball, die or place takes a number, in the order in which they are shown. Each line is compared with the result, and pays its hits by the odds that the order was made by, cut to whole cents once a line. Of a chase the first draw that it entered is recomputed; the others stand with what they came to.',
      matches: 'Link, beacon and root give exactly the same result of the draw, and the order paid the same.',
      differs: 'The recomputed result differs from the recorded one.',
      hidden: 'The draw below is the recorded one.',
    },
  },
  fields: [
    field('lottery', ['Lotería', 'Lottery'], 'five-1'),
    field('issue', ['Sorteo', 'Draw'], '20260115-0001'),
    field('drawsAt', ['Momento del sorteo', 'When it was drawn'], '2026-01-15T06:01:00.000Z'),
    field(
      'lines',
      ['Jugadas, con los centavos de cada apuesta', 'Lines, with the cents of each bet'],
      '[{"play":"positioning","selection":[[],[],[],[],["7"]],"betMinor":200}]',
    ),
    field('odds', ['Momios × 1000', 'Odds × 1000'], '{"positioning/place/won":9500}'),
    field(
      'rest',
      ['Los demás sorteos del boleto, en centavos', "The order's other draws, in cents"],
      '{"stakeMinor":0,"payoutMinor":0}',
    ),
  ],
  valuesOf,
  play(values, draws) {
    const order = readValues(values);
    return order && play(order, draws);
  },
  recorded(round) {
    const order = recordedOrder(round);
    const { view, issue } = order;
    const drawn = view.issues.find((one) => one.issue === issue);
    const kept = readValues(valuesOf(round));
    if (!kept) throw new RangeError('the order is none');
    const isStaked = drawn?.state === 'WON' || drawn?.state === 'LOST';
    const lines = kept.lines.map(({ play: own, selection, betMinor }, index): PicturedLine => {
      const won = drawn?.won.find(({ line }) => line === index)?.payoutMinor ?? 0;
      const stakeMinor = betMinor * unitsOf(own, selection);
      return { play: own.id, selection, stakeMinor, payoutMinor: isStaked ? won : 0 };
    });
    return roundOf({ family: kept.lottery.family, result: drawn?.result ?? null, lines, rest: restOf(order) });
  },
  corrected(round) {
    const { view, issue } = recordedOrder(round);
    const drawn = view.issues.find((one) => one.issue === issue);
    const kept = drawn?.correctedTo === undefined ? null : readValues(valuesOf(round));
    if (!drawn || !kept) return null;
    return { before: paidBy(kept, drawn.result), after: paidBy(kept, drawn.correctedTo) };
  },
};
