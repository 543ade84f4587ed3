import { BACCARAT_SPOTS } from '@tonalli/contracts/games/baccarat';
import type { LiveBaccaratConfig } from '@tonalli/contracts/games/live-baccarat';
import { EXAMPLE_STAKE_MINOR, type HelpOf } from '../../page/help';
import type { Model } from '../model';
import { rulesOf } from './rules';
import { textsOf } from './texts';

/** The article of a table: a bet of each kind, told by its rules. */
export const baccaratHelp =
  (model: Model): HelpOf<LiveBaccaratConfig> =>
  ({ lang, config, money }) => {
    const t = textsOf(model)(lang);
    const bets = BACCARAT_SPOTS.map((spot) => ({
      name: t(spot),
      rules: rulesOf({ t, money, config, model }, { [spot]: EXAMPLE_STAKE_MINOR }),
    }));
    return { t, bets };
  };
