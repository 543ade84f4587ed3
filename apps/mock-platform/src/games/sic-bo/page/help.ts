import type { SicBoConfig } from '@tonalli/contracts/games/sic-bo';
import { EXAMPLE_STAKE_MINOR, type HelpOf } from '../../page/help';
import { SPOTS } from '../spots';
import { spotName } from './names';
import { rulesOf } from './rules';
import { texts } from './texts';

/** The first bet of each kind, told by the page's rules. */
export const help: HelpOf<SicBoConfig> = ({ lang, config, money }) => {
  const t = texts(lang);
  const kinds = new Map([...SPOTS.values()].reverse().map((spot) => [spot.kind, spot]));
  const bets = [...kinds.values()].reverse().map((spot) => ({
    name: spotName(t, spot),
    rules: rulesOf({ t, money, config }, { [spot.id]: EXAMPLE_STAKE_MINOR }),
  }));
  return { t, bets };
};
