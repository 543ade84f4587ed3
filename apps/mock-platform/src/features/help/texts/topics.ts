import type { SeededTopic } from './text-shapes';
import { bonuses } from './topics/bonuses';
import { contact } from './topics/contact';
import { deposits } from './topics/deposits';
import { fairness } from './topics/fairness';
import { games } from './topics/games';
import { loggingIn } from './topics/logging-in';
import { lotteries } from './topics/lotteries';
import { points } from './topics/points';
import { registering } from './topics/registering';
import { responsibleGaming } from './topics/responsible-gaming';
import { security } from './topics/security';
import { technical } from './topics/technical';
import { vip } from './topics/vip';
import { withdrawals } from './topics/withdrawals';

/** In the order in which they are shown, group by group. */
export const TOPICS: readonly SeededTopic[] = [
  registering,
  loggingIn,
  contact,
  deposits,
  withdrawals,
  bonuses,
  vip,
  points,
  games,
  fairness,
  lotteries,
  security,
  responsibleGaming,
  technical,
];
