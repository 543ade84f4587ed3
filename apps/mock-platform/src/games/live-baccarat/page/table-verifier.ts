import type { BaccaratView } from '@tonalli/contracts/games/baccarat';
import { LiveBaccaratBet, LiveBaccaratView } from '@tonalli/contracts/games/live-baccarat';
import { RoundVerifyAnswer } from '@tonalli/contracts/play/round-shapes';
import { dealFrom, playCoup } from '../../baccarat/coup';
import { isSpot } from '../../baccarat/odds';
import { verifier as ofOne, roundOf } from '../../baccarat/page/verifier';
import { el } from '../../page/dom';
import type { Lang } from '../../page/texts';
import type { FamilyVerifier, PlayedRound, RecordedRound } from '../../verify/family-verifier';
import { readLaid, shownLaid } from '../../verify/laid-field';
import type { Model } from '../model';
import { viewOf } from '../table';

function partsOf({ answer }: RecordedRound) {
  const { bet, view } = RoundVerifyAnswer.parse(answer);
  return { bet: LiveBaccaratBet.parse(bet), view: LiveBaccaratView.parse(view) };
}

function overOf({ player, banker, winner, spots }: LiveBaccaratView): BaccaratView {
  if (winner === null) throw new RangeError('the coup is not over');
  return { player, banker, winner, spots };
}

/** Of a round that was cancelled no card is known. */
const undealt = ({ spots }: LiveBaccaratBet): PlayedRound => ({
  stakeMinor: Object.values(spots).reduce((sum, minor) => sum + minor, 0),
  ...{ payoutMinor: 0, result: null, draw: () => el('p', {}, '—') },
});

/** Deals a coup of a table again: one for all, what was bet on it for each. */
export const tableVerifier = (model: Model, name: Readonly<Record<Lang, string>>): FamilyVerifier => ({
  ...ofOne,
  words: {
    es: {
      ...ofOne.words.es,
      ...{ name: name.es, matches: 'Las semillas de la ronda dan exactamente las mismas cartas y el mismo pago.' },
    },
    en: {
      ...ofOne.words.en,
      ...{ name: name.en, matches: 'The seeds of the round give exactly the same cards and the same payout.' },
    },
  },
  valuesOf: (round) => ({ spots: shownLaid(partsOf(round).bet.spots) }),
  play({ spots = '' }, draws) {
    const laid = readLaid(spots, isSpot);
    return laid && roundOf(overOf(viewOf(model, { round: '', spots: laid }, playCoup(dealFrom(draws)))));
  },
  recorded(round) {
    const { bet, view } = partsOf(round);
    return view.winner === null ? undealt(bet) : roundOf(overOf(view));
  },
});
