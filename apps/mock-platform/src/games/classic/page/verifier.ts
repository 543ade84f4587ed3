import {
  CLASSIC_MODELS,
  ClassicBet,
  ClassicConfig,
  type ClassicModelId,
  ClassicView,
} from '@tonalli/contracts/games/classic';
import { RoundVerifyAnswer } from '@tonalli/contracts/play/round-shapes';
import { spinFigure } from '../../page/spins/spin-figure';
import { moneyWriter } from '../../page/texts';
import type { FamilyVerifier, PlayedRound, RecordedRound } from '../../verify/family-verifier';
import { digits, modelField, STAKE_FIELD } from '../../verify/fields';
import { play } from '../engine';
import { MODELS } from '../models';
import { viewOf } from '../view';
import { shownSpin } from './spins';
import { texts } from './texts';
import './verifier.css';

const roundOf = (view: ClassicView): PlayedRound => ({
  ...{ stakeMinor: view.stakeMinor, payoutMinor: (view.stakeMinor / 100) * view.paysX100, result: view },
  draw(lang, nodeId) {
    const [t, money] = [texts(lang), moneyWriter(lang)];
    const spin = shownSpin({ t, lang, money }, view);
    return spinFigure(spin, { t, lang, nodeId, caption: money(spin.paidMinor) });
  },
});

function partsOf({ answer }: RecordedRound) {
  const { bet, config, view } = RoundVerifyAnswer.parse(answer);
  return { bet: ClassicBet.parse(bet), config: ClassicConfig.parse(config), view: ClassicView.parse(view) };
}

export const verifier: FamilyVerifier = {
  words: {
    es: {
      name: 'Tragamonedas clásica',
      how: 'Tres números, uno por carril: en qué símbolo se detiene.',
      matches: 'La semilla corresponde a la huella y da exactamente los mismos carriles y el mismo pago.',
      differs: 'Los carriles recalculados son distintos de los registrados.',
      hidden: 'Los carriles de abajo son los registrados.',
      credits: 'Iconos: Game Icons (CC BY 3.0), game-icons.net',
    },
    en: {
      name: 'Classic slot',
      how: 'Three numbers, one a reel: at which symbol it stops.',
      matches: 'The seed belongs to the hash and gives exactly the same reels and the same payout.',
      differs: 'The recomputed reels differ from the recorded ones.',
      hidden: 'The reels below are the recorded ones.',
      credits: 'Icons: Game Icons (CC BY 3.0), game-icons.net',
    },
  },
  fields: [modelField(CLASSIC_MODELS, 'medium-1'), STAKE_FIELD],
  valuesOf(round) {
    const { bet, config } = partsOf(round);
    return { model: config.model, stakeMinor: String(bet.stakeMinor) };
  },
  play({ model, stakeMinor }, draws) {
    const id = CLASSIC_MODELS.find((known): known is ClassicModelId => known === model);
    const bet = ClassicBet.safeParse({ stakeMinor: digits(stakeMinor) });
    if (!id || !bet.success) return null;
    return roundOf(viewOf({ model: id, stakeMinor: bet.data.stakeMinor }, play(MODELS[id], draws)));
  },
  recorded: (round) => roundOf(partsOf(round).view),
};
