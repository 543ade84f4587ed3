import type { PROTECTION_COMMANDS } from '@tonalli/qa/protection';
import { breakView } from '../../features/breaks';
import { readConsents } from '../../features/consents';
import { FINANCIAL_RECORDS, readFinances } from '../../features/finances';
import { limitsState } from '../../features/limits';
import { readPlayTime } from '../../features/play-time';
import { PlatformFailure } from '../../kernel/failure';
import { findMember } from '../../people/find-member';
import type { CommandVerbs } from './command';

export const protectionVerbs: CommandVerbs<typeof PROTECTION_COMMANDS> = {
  showProtection({ world, input: { memberId } }) {
    if (!findMember(world, memberId)) throw new PlatformFailure('USER_NOT_FOUND');
    return {
      limits: limitsState(world, memberId),
      playedTodayMs: readPlayTime(world, memberId).today.playedMs,
      breaks: breakView(world, memberId),
      consents: readConsents(world, memberId),
      finances: readFinances(world, memberId).check,
      financialRecords: world.settings.get(FINANCIAL_RECORDS),
    };
  },
};
