import type { TrioConfig } from '@tonalli/contracts/games/three-card-rooms';
import type { HelpOf } from '../../page/help';
import { rulesOf } from './rules';
import { texts } from './texts';

export const trioHelp =
  (isBlind: boolean): HelpOf<TrioConfig> =>
  ({ lang, money, config }) => {
    const t = texts(lang);
    return { t, bets: [{ name: '', rules: rulesOf({ t, money, config, isBlind }) }] };
  };
