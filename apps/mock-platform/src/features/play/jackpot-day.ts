import { defineJob } from '../../world/jobs';
import { JACKPOT_DAY, scheduleJackpotDay } from './jackpot-days';
import { bookFeed } from './jackpot-pool';
import { JACKPOT_RULES } from './jackpot-settings';

/** Books at the end of a day what the house has added to the pool. */
export const jackpotDayJob = defineJob(
  JACKPOT_DAY,
  (world, { dueAt }) => {
    if (world.settings.get(JACKPOT_RULES).kind === 'PROGRESSIVE') bookFeed(world, dueAt);
    scheduleJackpotDay(world, dueAt);
  },
  { person: false },
);
