import { CRASH_BETS, CRASH_DRAWS, CRASH_TOP_X100, type CrashConfig } from '@tonalli/contracts/games/crash';
import type { RulesText } from '../../page/instant/family';
import { endX100, flyingDraws, payoutMinor } from '../odds';
import { type Choice, shownMultiplier, worthOf } from './shown';
import type { Translate } from './texts';

interface Rules {
  readonly t: Translate;
  readonly money: (amountMinor: number) => string;
  readonly config: CrashConfig;
}

/** How it is played and what it pays, with the bet that is chosen as the example. */
export function rulesOf({ t, money, config }: Rules, choice: Choice): RulesText {
  const { stakeMinor, autoX100 } = choice;
  const { rtpBp, maxPayoutMinor, maxFlightMinor } = config;
  const { topWinMinor, topChance, topOdds, returnPercent } = worthOf(choice, config);
  const rtp = (rtpBp / 100).toFixed(2);
  const low = ((1 - flyingDraws(101, rtpBp) / CRASH_DRAWS) * 100).toFixed(2);
  const said = {
    stake: money(stakeMinor),
    target: shownMultiplier(endX100(choice, config)),
    winning: topOdds.split('\u00a0')[0] ?? '',
    chance: topChance,
    payout: money(topWinMinor),
    return: returnPercent,
    half: money(payoutMinor(stakeMinor, 150)),
    double: money(payoutMinor(stakeMinor, 200)),
  };
  const most = { most: money(maxPayoutMinor), both: money(maxPayoutMinor * CRASH_BETS), flight: money(maxFlightMinor) };
  return {
    how: [
      t('rulesHow'),
      t('rulesClimb', { top: shownMultiplier(CRASH_TOP_X100) }),
      t('rulesEnd', { rtp, low }),
      t('rulesHand'),
      t('rulesCap', { ...most, rtp }),
      t('rulesBreak'),
    ],
    example: t(autoX100 === null ? 'exampleHand' : 'exampleAuto', said),
  };
}
