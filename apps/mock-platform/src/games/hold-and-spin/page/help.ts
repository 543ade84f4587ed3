import { HOLD_AND_SPIN_MODELS, type HoldAndSpinConfig } from '@tonalli/contracts/games/hold-and-spin';
import { type HelpOf, EXAMPLE_STAKE_MINOR as stakeMinor } from '../../page/help';
import { exactReturn, percentOf } from '../exact';
import { MODELS } from '../models';
import { rulesOf } from './rules';
import { texts } from './texts';

/** Each title follows one of the models. */
export const help: HelpOf<HoldAndSpinConfig> = ({ lang, money }) => {
  const t = texts(lang);
  const bets = HOLD_AND_SPIN_MODELS.map((model) => ({
    name: `${t('rtp')}: ${percentOf(exactReturn(MODELS[model]).all)}%`,
    rules: rulesOf({ t, lang, money, model, nodeId: '' }, { stakeMinor }),
  }));
  return { t, bets };
};
