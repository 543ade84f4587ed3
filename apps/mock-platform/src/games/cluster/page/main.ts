import { ClusterConfig, ClusterView } from '@tonalli/contracts/games/cluster';
import { byId } from '../../page/dom';
import type { InstantFamily } from '../../page/instant/family';
import { openInstant } from '../../page/instant/open-instant';
import { loadReels } from '../../page/reels/load-reels';
import { looksOf } from '../../page/reels/looks';
import type { Reels } from '../../page/reels/types';
import { takeTheme } from '../../page/theme';
import { mostPaid, percentOf, REACHED, returnOf } from '../exact';
import { greatestStakeMinor } from '../limits';
import { COLUMNS, KINDS, MODELS, ROWS } from '../models';
import { paidFor } from '../view';
import { createBoard } from './board';
import { rulesOf } from './rules';
import { texts } from './texts';

void loadReels();

let reels: Reels | null = null;
/** What is heard as a column comes to rest. */
let onStop: () => void = () => {};

/** Of the best board ten times in a row: the first alone has two symbols twelve times. */
const TOP_CHANCE = '<\u00a00.0001';
const TOP_ODDS = '<\u00a01\u00a0/\u00a01,000,000';

openInstant({
  config: ClusterConfig,
  texts,
  async load(nodeId) {
    const [sheet, { createReels }] = await Promise.all([takeTheme(nodeId), loadReels()]);
    reels = await createReels({
      host: byId('reels', HTMLDivElement),
      ...{ columns: COLUMNS, rows: ROWS, palette: sheet.palette, looks: looksOf(sheet) },
      strip: () => KINDS,
      onStop: () => onStop(),
    });
  },
  family({ t, money, lang, config, nodeId, synth }): InstantFamily<object, ClusterView> {
    if (!reels) throw new Error('the reels are not there');
    const model = MODELS[config.model];
    onStop = () => synth.play({ hertz: 180, at: 0, lasts: 0.06, loud: 0.07, kind: 'square' });
    return {
      ...{ view: ClusterView, autoplay: true, choice: () => ({}) },
      board: createBoard({ t, lang, synth, reels, model }),
      worth: ({ stakeMinor }) => ({
        returnPercent: percentOf(returnOf(model)),
        paidChance: percentOf(REACHED[0] ?? 0n),
        topWinMinor: paidFor(mostPaid(model), stakeMinor),
        ...{ topChance: TOP_CHANCE, topOdds: TOP_ODDS, volatility: model.volatility },
      }),
      greatestStakeMinor: () => greatestStakeMinor(config),
      told({ steps, isCleared, multiplierX100 }) {
        const wins = steps.filter((step) => step.wins.length > 0).length;
        const worth = String(multiplierX100 / 100);
        const several = isCleared ? 'toldCleared' : 'toldWins';
        const spoken = wins === 0 ? t('toldNothing') : t(wins === 1 ? 'toldWin' : several, { wins, worth });
        return { chip: `× ${worth}`, spoken };
      },
      rules: (bet) => rulesOf({ t, lang, money, model: config.model, nodeId }, bet),
    };
  },
});
