import { CLUSTER_MODELS, type ClusterConfig } from '@tonalli/contracts/games/cluster';
import { type HelpOf, EXAMPLE_STAKE_MINOR as stakeMinor } from '../../page/help';
import { percentOf, returnOf } from '../exact';
import { MODELS } from '../models';
import { rulesOf } from './rules';
import { texts } from './texts';

/** Each title follows one of the models. */
export const help: HelpOf<ClusterConfig> = ({ lang, money }) => {
  const t = texts(lang);
  const bets = CLUSTER_MODELS.map((model) => ({
    name: `${t('rtp')}: ${percentOf(returnOf(MODELS[model]))}%`,
    rules: rulesOf({ t, lang, money, model, nodeId: '' }, { stakeMinor }),
  }));
  return { t, bets };
};
