import { ClassicConfig, ClassicView } from '@tonalli/contracts/games/classic';
import type { InstantFamily } from '../../page/instant/family';
import { openInstant } from '../../page/instant/open-instant';
import { shownMultiplier, worthOf } from '../../page/instant/pay-table-view';
import { loadReels } from '../../page/reels/load-reels';
import { openScene, type SpinScene } from '../../page/spins/scene';
import { createSpinBoard } from '../../page/spins/spin-board';
import { prizesOf } from '../exact';
import { MODELS, REELS, ROWS } from '../models';
import { greatestStakeMinor } from '../view';
import { rulesOf } from './rules';
import { shownSpin } from './spins';
import { texts } from './texts';

void loadReels();

let scene: SpinScene | null = null;

openInstant({
  config: ClassicConfig,
  texts,
  async load(nodeId) {
    scene = await openScene(nodeId, { columns: REELS, rows: ROWS });
  },
  family({ t, lang, money, config, nodeId, synth }): InstantFamily<object, ClassicView> {
    if (!scene) throw new Error('the reels are not there');
    const model = MODELS[config.model];
    scene.strips = model.strips;
    const prizes = prizesOf(model);
    const words = { t, lang, money };
    return {
      ...{ view: ClassicView, autoplay: true, choice: () => ({}) },
      board: createSpinBoard({ ...words, synth, scene, spinsOf: (view) => [shownSpin(words, view)] }),
      worth: ({ stakeMinor }) => ({ ...worthOf(prizes, stakeMinor), volatility: model.volatility }),
      greatestStakeMinor: () => greatestStakeMinor(config),
      told({ paysX100 }) {
        const times = shownMultiplier(paysX100);
        return { chip: `× ${times}`, spoken: t(paysX100 > 0 ? 'told' : 'toldNothing', { times }) };
      },
      rules: (bet) => rulesOf({ ...words, model, prizes, nodeId }, bet),
    };
  },
});
