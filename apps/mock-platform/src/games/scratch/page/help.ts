import { SCRATCH_TABLES, type ScratchConfig } from '@tonalli/contracts/games/scratch';
import { type HelpOf, EXAMPLE_STAKE_MINOR as stakeMinor } from '../../page/help';
import { worthOf } from '../../page/instant/pay-table-view';
import { prizesOf } from '../tables';
import { rulesOf } from './rules';
import { texts } from './texts';

/** Each title's cards follow one of these tables. */
export const help: HelpOf<ScratchConfig> = ({ lang, money }) => {
  const t = texts(lang);
  const bets = SCRATCH_TABLES.map((table) => ({
    name: `${t('rtp')}: ${worthOf(prizesOf(table), stakeMinor).returnPercent}%`,
    rules: rulesOf({ t, money }, { stakeMinor, table }),
  }));
  return { t, bets };
};
