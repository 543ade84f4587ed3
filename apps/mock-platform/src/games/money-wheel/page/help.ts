import { type MoneyWheelConfig, WHEEL_SPOTS } from '@tonalli/contracts/games/money-wheel';
import { EXAMPLE_STAKE_MINOR, type HelpOf } from '../../page/help';
import { rulesOf } from './rules';
import { SPOT_WORDS } from './spot-words';
import { texts } from './texts';

/** A bet on each of the stones. */
export const help: HelpOf<MoneyWheelConfig> = ({ lang, money }) => {
  const t = texts(lang);
  const bets = WHEEL_SPOTS.map((spot) => ({
    name: SPOT_WORDS[lang][spot],
    rules: rulesOf({ t, lang, money }, { [spot]: EXAMPLE_STAKE_MINOR }),
  }));
  return { t, bets };
};
