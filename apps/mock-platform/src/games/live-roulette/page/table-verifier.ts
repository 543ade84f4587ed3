import { LiveRouletteBet, LiveRouletteView } from '@tonalli/contracts/games/live-roulette';
import { RoundVerifyAnswer } from '@tonalli/contracts/play/round-shapes';
import type { Lang } from '../../page/texts';
import { roundOf } from '../../roulette/page/verifier';
import { viewOf } from '../../roulette/settle';
import { POCKETS, SPOTS } from '../../roulette/spots';
import type { FamilyVerifier, RecordedRound } from '../../verify/family-verifier';
import { readLaid, shownLaid } from '../../verify/laid-field';

function partsOf({ answer }: RecordedRound) {
  const { bet, view } = RoundVerifyAnswer.parse(answer);
  return { bet: LiveRouletteBet.parse(bet), view: LiveRouletteView.parse(view) };
}

/** Plays a spin of a table again: one number for all, what was bet on it for each. */
export const tableVerifier = (name: Readonly<Record<Lang, string>>): FamilyVerifier => ({
  words: {
    es: {
      name: name.es,
      how: 'Un número menor que 37, sorteado después del cierre: la casilla donde cae la bola para todos los que están en la mesa.',
      matches: 'Las semillas de la ronda dan exactamente la misma casilla y el mismo pago.',
      differs: 'La casilla recalculada es distinta de la registrada.',
      hidden: 'La casilla de abajo es la registrada.',
    },
    en: {
      name: name.en,
      how: 'One number below 37, drawn after the close: the pocket where the ball falls for everybody at the table.',
      matches: 'The seeds of the round give exactly the same pocket and the same payout.',
      differs: 'The recomputed pocket differs from the recorded one.',
      hidden: 'The pocket below is the recorded one.',
    },
  },
  fields: [
    {
      name: 'spots',
      label: { es: 'Apuestas con sus centavos', en: 'Bets with their cents' },
      initial: 'straight:17=100 split:14-17=100 red=500',
    },
  ],
  valuesOf: (round) => ({ spots: shownLaid(partsOf(round).bet.spots) }),
  play({ spots = '' }, draws) {
    const laid = readLaid(spots, (spot) => SPOTS.has(spot));
    return laid && roundOf(viewOf(laid, draws.below(POCKETS)));
  },
  recorded(round) {
    const { pocket, spots } = partsOf(round).view;
    return roundOf({ pocket, spots });
  },
});
