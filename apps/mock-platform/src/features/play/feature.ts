import { playAccess } from '@tonalli/contracts/play/access';
import { defineFeature } from '../../transport/feature';
import { auditJackpot } from './audit-jackpot';
import { auditRoomFlags } from './audit-room-flags';
import { jackpotDayJob } from './jackpot-day';
import { feedJackpot, returnContribution } from './jackpot-pool';
import { oneGameRule } from './one-game';
import { playRoutes } from './play.routes';
import { playSite } from './play-site';
import { runner } from './runner';
import { leaveRooms, stopPlaying } from './stop-playing';
import { tableLive } from './table-live';

export const play = defineFeature({
  name: 'play',
  routes: playRoutes,
  access: playAccess,
  sites: [playSite, tableLive],
  jobs: [...runner.jobs, jackpotDayJob],
  guard: [oneGameRule],
  audits: [auditJackpot, auditRoomFlags],
  on: {
    'bet.placed': feedJackpot,
    'bet.cancelled': returnContribution,
    'member.onBreak': (world, { memberId, kind }) => stopPlaying(world, { memberId, why: kind }),
    'member.suspended': (world, { memberId }) => leaveRooms(world, memberId),
    // Only play money is left in play by then.
    'member.closed': (world, { memberId }) => stopPlaying(world, { memberId, why: 'SELF_EXCLUSION' }),
  },
});
