import { vipAccess } from '@tonalli/contracts/vip/access';
import type { BreakTaken } from '../../events/facts';
import { defineFeature } from '../../transport/feature';
import type { World } from '../../world/world';
import { keepBonuses, loseBonuses } from './break-bonuses';
import { keepThroughBreak, vipQuarterJob, vipWarningJob } from './keep-level';
import { raiseLevel, raiseLevels } from './level-up';
import { vipMonthJob } from './monthly-bonus';
import { ownVip } from './own-data.repository';
import { vipRoutes } from './vip.routes';
import { seedVip } from './vip.seed';

function onBreak(world: World, taken: BreakTaken): void {
  keepBonuses(world, taken);
  keepThroughBreak(world, taken);
}

export const vip = defineFeature({
  name: 'vip',
  routes: vipRoutes,
  access: vipAccess,
  seeds: [{ name: 'vip', after: ['records'], run: seedVip }],
  jobs: [vipMonthJob, vipQuarterJob, vipWarningJob],
  on: {
    'bets.settled': raiseLevels,
    'bet.corrected': raiseLevel,
    'member.onBreak': onBreak,
    'member.closed': loseBonuses,
  },
  ownData: ownVip,
});
