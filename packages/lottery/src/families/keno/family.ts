import { chance } from '../../chance';
import { oddsFor, PROPOSED_SHARE } from '../../odds';
import type { BetKind, LotteryFamily, Play, Prize } from '../../play';
import { drawDistinct } from '../plays/draw-distinct';
import { DRAWN, type Drawn, NUMBERS } from './numbers';
import { PAY_TABLES, pickPlays } from './pick-plays';
import { ELEMENTS, elementOf, elementPlay, halfPlay, sideOf, sumParity, sumSide } from './side-plays';

const HALF = chance(1, 2);

function proposedOdds({ id }: Play<Drawn>, _kind: BetKind, prize: Prize): number {
  const picks = PAY_TABLES[pickPlays.findIndex((play) => play.id === id)];
  if (picks) return picks[Number(prize.id.slice('hit-'.length))] ?? 0;
  // Even would pay a thousandth less than odd, for a difference that nobody could notice.
  return oddsFor(id === sumParity.id ? HALF : prize.chance, PROPOSED_SHARE);
}

/** Keno: 20 different numbers of 01 to 80. Its tables are whole, so that no prize groups choose between odds and rebate. */
export const keno: LotteryFamily<Drawn> = {
  id: 'keno',
  /** As `drawDistinct` says: `below(80)`, `below(79)` ... `below(61)`, out of 01 to 80. */
  draw: (draws) => drawDistinct(draws, NUMBERS, DRAWN),
  show: (draw) => [
    {
      id: null,
      shape: 'ball',
      numbers: draw.map((text) => ({ text, tone: Number(text) <= 40 ? 'blue' : 'red' })),
    },
  ],
  trends: [
    { id: 'numbers', options: NUMBERS, seen: (draw) => draw },
    { id: 'sum-side', options: ['over', 'equal', 'under'], seen: (draw) => [sideOf(draw)] },
    { id: 'elements', options: ELEMENTS, seen: (draw) => [elementOf(draw)] },
  ],
  plays: [...pickPlays, sumSide, sumParity, halfPlay, elementPlay],
  proposedOdds,
  returns: { least: 8_000, most: 9_850 },
  drawsDistinct: true,
};
