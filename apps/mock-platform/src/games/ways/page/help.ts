import { WAYS_MODELS, type WaysConfig } from '@tonalli/contracts/games/ways';
import { type HelpOf, EXAMPLE_STAKE_MINOR as stakeMinor } from '../../page/help';
import { statedPercent } from '../exact';
import { MODELS } from '../models';
import { rulesOf } from './rules';
import { texts } from './texts';

/** Each title follows one of the models. */
export const help: HelpOf<WaysConfig> = ({ lang, money }) => {
  const t = texts(lang);
  const bets = WAYS_MODELS.map((id) => {
    const model = MODELS[id];
    const told = { t, lang, money, model, nodeId: '' };
    return { name: `${t('rtp')}: ${statedPercent(model)}%`, rules: rulesOf(told, { stakeMinor }) };
  });
  return { t, bets };
};
