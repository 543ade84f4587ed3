import { WAYS_MODELS, WaysBet, WaysConfig, type WaysModelId, WaysView } from '@tonalli/contracts/games/ways';
import { RoundVerifyAnswer } from '@tonalli/contracts/play/round-shapes';
import { el } from '../../page/dom';
import { spinFigure } from '../../page/spins/spin-figure';
import { moneyWriter } from '../../page/texts';
import type { FamilyVerifier, PlayedRound, RecordedRound } from '../../verify/family-verifier';
import { digits, modelField, STAKE_FIELD } from '../../verify/fields';
import { play } from '../engine';
import { MODELS } from '../models';
import { viewOf } from '../view';
import { shownSpins } from './spins';
import { texts } from './texts';
import './verifier.css';

const roundOf = (view: WaysView): PlayedRound => ({
  ...{ stakeMinor: view.stakeMinor, payoutMinor: (view.stakeMinor / 100) * view.paysX100, result: view },
  draw(lang, nodeId) {
    const [t, money] = [texts(lang), moneyWriter(lang)];
    const spins = shownSpins({ t, lang, money }, view);
    const captions = spins.map(({ paidMinor }, at) =>
      at === 0 ? money(paidMinor) : `${t('freeSpins')} ${at}: ${money(paidMinor)}`,
    );
    return el(
      'div.spin-figures',
      {},
      ...spins.map((spin, at) => spinFigure(spin, { t, lang, nodeId, caption: captions[at] ?? '' })),
    );
  },
});

function partsOf({ answer }: RecordedRound) {
  const { bet, config, view } = RoundVerifyAnswer.parse(answer);
  return { bet: WaysBet.parse(bet), config: WaysConfig.parse(config), view: WaysView.parse(view) };
}

export const verifier: FamilyVerifier = {
  words: {
    es: {
      name: 'Tragamonedas de 243 maneras',
      how: 'Cinco números por giro, uno por carril: en qué símbolo se detiene. Los giros gratis siguen en orden.',
      matches: 'La semilla corresponde a la huella y da exactamente los mismos carriles y el mismo pago.',
      differs: 'Los carriles recalculados son distintos de los registrados.',
      hidden: 'Los carriles de abajo son los registrados.',
      credits: 'Iconos: Game Icons (CC BY 3.0), game-icons.net',
    },
    en: {
      name: 'Slot of 243 ways',
      how: 'Five numbers a spin, one a reel: at which symbol it stops. Free spins follow in order.',
      matches: 'The seed belongs to the hash and gives exactly the same reels and the same payout.',
      differs: 'The recomputed reels differ from the recorded ones.',
      hidden: 'The reels below are the recorded ones.',
      credits: 'Icons: Game Icons (CC BY 3.0), game-icons.net',
    },
  },
  fields: [modelField(WAYS_MODELS, 'medium-1'), STAKE_FIELD],
  valuesOf(round) {
    const { bet, config } = partsOf(round);
    return { model: config.model, stakeMinor: String(bet.stakeMinor) };
  },
  play({ model, stakeMinor }, draws) {
    const id = WAYS_MODELS.find((known): known is WaysModelId => known === model);
    const bet = WaysBet.safeParse({ stakeMinor: digits(stakeMinor) });
    if (!id || !bet.success) return null;
    return roundOf(viewOf({ model: id, stakeMinor: bet.data.stakeMinor }, play(MODELS[id], draws)));
  },
  recorded: (round) => roundOf(partsOf(round).view),
};
