import { PLINKO_RISKS, PLINKO_ROWS, type PlinkoConfig } from '@tonalli/contracts/games/plinko';
import { type HelpOf, EXAMPLE_STAKE_MINOR as stakeMinor } from '../../page/help';
import { rulesOf } from './rules';
import { texts } from './texts';

export const help: HelpOf<PlinkoConfig> = ({ lang, money }) => {
  const t = texts(lang);
  const bets = PLINKO_ROWS.flatMap((rows) =>
    PLINKO_RISKS.map((risk) => ({
      name: `${t('rows')}: ${rows}, ${t('risk').toLowerCase()}: ${t(risk).toLowerCase()}`,
      rules: rulesOf({ t, money }, { rows, risk, stakeMinor }),
    })),
  );
  return { t, bets };
};
