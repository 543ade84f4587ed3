import { CLASSIC_MODELS, type ClassicConfig } from '@tonalli/contracts/games/classic';
import { type HelpOf, EXAMPLE_STAKE_MINOR as stakeMinor } from '../../page/help';
import { prizesOf, statedPercent } from '../exact';
import { MODELS } from '../models';
import { rulesOf } from './rules';
import { texts } from './texts';

/** Each title follows one of the models. */
export const help: HelpOf<ClassicConfig> = ({ lang, money }) => {
  const t = texts(lang);
  const bets = CLASSIC_MODELS.map((id) => {
    const model = MODELS[id];
    const told = { t, lang, money, model, prizes: prizesOf(model), nodeId: '' };
    return { name: `${t('rtp')}: ${statedPercent(model)}%`, rules: rulesOf(told, { stakeMinor }) };
  });
  return { t, bets };
};
