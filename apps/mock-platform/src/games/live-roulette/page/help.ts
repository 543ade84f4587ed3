import type { LiveRouletteConfig } from '@tonalli/contracts/games/live-roulette';
import { EXAMPLE_STAKE_MINOR, type HelpOf } from '../../page/help';
import { rulesOf } from '../../roulette/page/rules';
import { SPOTS } from '../../roulette/spots';
import { texts } from './texts';

/** One bet of each kind. */
export const help: HelpOf<LiveRouletteConfig> = ({ lang, config, money }) => {
  const t = texts(lang);
  const kinds = new Map([...SPOTS.values()].map((spot) => [spot.kind, spot]));
  const bets = [...kinds.values()].map(({ id, kind }) => ({
    name: t(kind),
    rules: rulesOf({ t, money, config }, { [id]: EXAMPLE_STAKE_MINOR }),
  }));
  return { t, bets };
};
