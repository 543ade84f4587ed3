import type { NiuNiuConfig } from '@tonalli/contracts/games/niu-niu';
import type { HelpOf } from '../../page/help';
import { rulesOf } from './rules';
import { texts } from './texts';

export const help: HelpOf<NiuNiuConfig> = ({ lang, money, config }) => {
  const t = texts(lang);
  return { t, bets: [{ name: '', rules: rulesOf({ t, money, config }) }] };
};
