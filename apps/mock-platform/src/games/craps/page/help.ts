import { CRAPS_SPOTS, type CrapsConfig } from '@tonalli/contracts/games/craps';
import { EXAMPLE_STAKE_MINOR, type HelpOf } from '../../page/help';
import { rulesOf, TIMEOUT_HOURS as timeoutHours } from './rules';
import { texts } from './texts';

export const help: HelpOf<CrapsConfig> = ({ lang, config, money }) => {
  const t = texts(lang);
  const bets = CRAPS_SPOTS.filter((spot) => !spot.includes('odds')).map((spot) => ({
    name: t(spot),
    rules: rulesOf({ t, money, config }, { laid: { [spot]: EXAMPLE_STAKE_MINOR }, point: null }),
  }));
  return { t, bets, timeoutHours };
};
