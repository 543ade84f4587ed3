import { HoldAndSpinConfig, HoldAndSpinView } from '@tonalli/contracts/games/hold-and-spin';
import { byId, el } from '../../page/dom';
import type { InstantFamily } from '../../page/instant/family';
import { openInstant } from '../../page/instant/open-instant';
import { shownChance } from '../../page/instant/pay-table-view';
import { loadReels } from '../../page/reels/load-reels';
import { exactReturn, percentOf } from '../exact';
import { greatestStakeMinor } from '../limits';
import { type HoldAndSpinModelId, MODELS, PAID_PERCENT } from '../models';
import { paidFor } from '../view';
import { createBoard, firstWindow } from './board';
import { oneIn, rulesOf } from './rules';
import { type OpenedScene, openScene } from './scene';
import { type Translate, texts } from './texts';
import { shownWorth } from './windows';

void loadReels();

/** What can be won beside lines, as it stands above the stake. */
function showPrizes(t: Translate, model: HoldAndSpinModelId): void {
  const { coins, grand } = MODELS[model];
  const worths = coins.flatMap(({ kind, lineStakes }) => (kind === 'plain' ? [] : [{ kind, lineStakes }]));
  const prizes = [...worths, { kind: 'grand' as const, lineStakes: grand }].reverse();
  const items = prizes.map(({ kind, lineStakes }) =>
    el(`div.prize-${kind}`, {}, el('dt', {}, t(kind)), el('dd', {}, `× ${shownWorth(lineStakes)}`)),
  );
  byId('prizes', HTMLElement).replaceChildren(...items);
}

/** Enough digits for a chance of one in millions. */
const PARTS = 10n ** 12n;

let opened: OpenedScene | null = null;

openInstant({
  config: HoldAndSpinConfig,
  texts,
  async load(nodeId) {
    opened = await openScene(nodeId);
  },
  family({ t, money, lang, config, nodeId, synth }): InstantFamily<object, HoldAndSpinView> {
    if (!opened) throw new Error('the reels are not there');
    const { reels, scene } = opened;
    const { model } = config;
    const exact = exactReturn(MODELS[model]);
    const topChance = shownChance(Number((exact.full.part * PARTS) / exact.full.of), Number(PARTS));
    scene.onStop = () => synth.play({ hertz: 180, at: 0, lasts: 0.06, loud: 0.07, kind: 'square' });
    showPrizes(t, model);
    reels.put(firstWindow());
    return {
      ...{ view: HoldAndSpinView, autoplay: true, choice: () => ({}) },
      board: createBoard({ t, lang, synth, reels, scene }),
      worth: ({ stakeMinor }) => ({
        returnPercent: percentOf(exact.all),
        paidChance: PAID_PERCENT[model],
        topWinMinor: paidFor(MODELS[model].grand, stakeMinor),
        topChance,
        topOdds: `1\u00a0/\u00a0${oneIn(exact.full).toLocaleString('en-US')}`,
        volatility: MODELS[model].volatility,
      }),
      greatestStakeMinor: () => greatestStakeMinor(config),
      told({ linesPay, coinsPay, grandPays, coins, respins, multiplierX100 }) {
        const held = coins.length + respins.flat().length;
        const said = [
          ...(linesPay > 0 ? [t('toldLines', { lines: shownWorth(linesPay) })] : []),
          ...(coinsPay > 0 ? [t('toldCoins', { coins: held, worth: shownWorth(coinsPay) })] : []),
          ...(grandPays > 0 ? [t('toldFull', { worth: shownWorth(grandPays) })] : []),
        ];
        return { chip: `× ${multiplierX100 / 100}`, spoken: said.length > 0 ? said.join(' ') : t('toldNothing') };
      },
      rules: (bet) => rulesOf({ t, lang, money, model, nodeId }, bet),
    };
  },
});
