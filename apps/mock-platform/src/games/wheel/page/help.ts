import { WHEEL_RISKS, WHEEL_SEGMENTS, type WheelConfig } from '@tonalli/contracts/games/wheel';
import { type HelpOf, EXAMPLE_STAKE_MINOR as stakeMinor } from '../../page/help';
import { rulesOf } from './rules';
import { texts } from './texts';

export const help: HelpOf<WheelConfig> = ({ lang, money }) => {
  const t = texts(lang);
  const bets = WHEEL_SEGMENTS.flatMap((segments) =>
    WHEEL_RISKS.map((risk) => ({
      name: `${t('segments')}: ${segments}, ${t('risk').toLowerCase()}: ${t(risk).toLowerCase()}`,
      rules: rulesOf({ t, money }, { segments, risk, stakeMinor }),
    })),
  );
  return { t, bets };
};
