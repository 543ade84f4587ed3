import { BACCARAT_SPOTS, type BaccaratConfig } from '@tonalli/contracts/games/baccarat';
import { EXAMPLE_STAKE_MINOR, type HelpOf } from '../../page/help';
import { rulesOf } from './rules';
import { texts } from './texts';

export const help: HelpOf<BaccaratConfig> = ({ lang, config, money }) => {
  const t = texts(lang);
  const bets = BACCARAT_SPOTS.map((spot) => ({
    name: t(spot),
    rules: rulesOf({ t, money, config }, { [spot]: EXAMPLE_STAKE_MINOR }),
  }));
  return { t, bets };
};
