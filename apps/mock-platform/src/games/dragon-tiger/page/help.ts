import { DRAGON_TIGER_SPOTS, type DragonTigerConfig } from '@tonalli/contracts/games/dragon-tiger';
import { EXAMPLE_STAKE_MINOR, type HelpOf } from '../../page/help';
import { rulesOf } from './rules';
import { texts } from './texts';

/** A bet of each kind, told by the page's rules. */
export const help: HelpOf<DragonTigerConfig> = ({ lang, config, money }) => {
  const t = texts(lang);
  const bets = DRAGON_TIGER_SPOTS.map((spot) => ({
    name: t(spot),
    rules: rulesOf({ t, money, config }, { [spot]: EXAMPLE_STAKE_MINOR }),
  }));
  return { t, bets };
};
