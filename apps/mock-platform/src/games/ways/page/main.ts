import { WaysConfig, WaysView } from '@tonalli/contracts/games/ways';
import type { InstantFamily } from '../../page/instant/family';
import { openInstant } from '../../page/instant/open-instant';
import { shownMultiplier } from '../../page/instant/pay-table-view';
import { loadReels } from '../../page/reels/load-reels';
import { openScene, type SpinScene } from '../../page/spins/scene';
import { createSpinBoard, type FreeWords } from '../../page/spins/spin-board';
import { statedPercent } from '../exact';
import { MODELS, PAID_PERCENT, REELS, ROWS, type WaysModel } from '../models';
import { greatestStakeMinor } from '../view';
import { rulesOf } from './rules';
import { shownSpins } from './spins';
import { type Translate, texts } from './texts';

void loadReels();

function freeWords(t: Translate, money: (amountMinor: number) => string, model: WaysModel): FreeWords {
  const values = { multiplier: model.freeMultiplier, wild: model.freeWild };
  return {
    kicker: t('freeSpins'),
    intro: t(model.freeWild > 1 ? 'freeIntroWild' : 'freeIntro', values),
    start: t('freeStart'),
    left: (done, total, paidMinor) => t('freeLeft', { done, total, amount: money(paidMinor) }),
    more: (count) => t('freeMore', { count }),
    total: (count) => t('freeTotal', { count }),
  };
}

let scene: SpinScene | null = null;

openInstant({
  config: WaysConfig,
  texts,
  async load(nodeId) {
    scene = await openScene(nodeId, { columns: REELS, rows: ROWS });
  },
  family({ t, lang, money, config, nodeId, synth }): InstantFamily<object, WaysView> {
    if (!scene) throw new Error('the reels are not there');
    const model = MODELS[config.model];
    scene.strips = model.strips;
    const words = { t, lang, money };
    const returnPercent = statedPercent(model);
    return {
      ...{ view: WaysView, autoplay: true, choice: () => ({}) },
      board: createSpinBoard({
        ...{ ...words, synth, scene, free: freeWords(t, money, model) },
        spinsOf: (view) => shownSpins(words, view),
      }),
      worth: ({ stakeMinor }) => ({
        returnPercent,
        paidChance: PAID_PERCENT[config.model],
        topWinMinor: stakeMinor * model.maxWinStakes,
        topChance: `< ${(100 / model.maxWinOdds).toFixed(String(model.maxWinOdds).length - 3)}`,
        topOdds: `<\u00a01\u00a0/\u00a0${model.maxWinOdds.toLocaleString('en-US')}`,
        volatility: model.volatility,
      }),
      greatestStakeMinor: () => greatestStakeMinor(config),
      told({ spins, paysX100 }) {
        const times = shownMultiplier(paysX100);
        const key = spins.length > 1 ? 'toldFree' : paysX100 > 0 ? 'told' : 'toldNothing';
        return { chip: `× ${times}`, spoken: t(key, { times, count: spins.length - 1 }) };
      },
      rules: (bet) => rulesOf({ ...words, model, nodeId }, bet),
    };
  },
});
