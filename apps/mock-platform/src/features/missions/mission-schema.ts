import { GAME_TYPES } from '@tonalli/contracts/lobby/wire';
import { MISSION_EVENTS, MissionMeasure, MissionTier, MissionWindow } from '@tonalli/contracts/missions/wire';
import { Reward } from '@tonalli/contracts/rewards/reward';
import { z } from 'zod';
import { dataFile, listById } from '../../kernel/data/data-files';

/** Events that somebody could ask for and must not have, with the reason. */
const FORBIDDEN: Readonly<Record<string, string>> = {
  'bet.lost': 'no mission may reward losing',
  'deposit.credited': 'no mission may count deposits',
};

const Event = z.enum(MISSION_EVENTS, {
  error: ({ input }) => FORBIDDEN[String(input)] ?? `is none of ${MISSION_EVENTS.join(', ')}`,
});

/** Steps back from playing: what leads to them must not be money to play with. */
const PROTECTIVE: readonly string[] = ['limit.set', 'break.taken'];
const OF_ANY_EVENT: readonly string[] = ['count', 'streakDays'];

const Words = z.strictObject({ title: z.string().min(1), text: z.string().min(1) });

/** Which bets count; what is left out counts all. */
const Filter = z.strictObject({
  category: z.enum(GAME_TYPES).optional(),
  vendor: z.string().min(1).optional(),
  /** The title's node. */
  title: z.string().min(1).optional(),
  /** Minor units. */
  leastStake: z.int().min(1).optional(),
});

export const Mission = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9-]{1,40}$/),
    es: Words,
    en: Words,
    event: Event,
    filter: Filter.optional(),
    measure: MissionMeasure,
    /** Times, games or days; minor units of `sumStake`; hundredths of `maxMultiplier`. */
    target: z.int().min(1),
    window: MissionWindow,
    /** False: once claimed, it never comes back. */
    repeats: z.boolean().default(true),
    /** The mission that has to be claimed before. */
    after: z.string().optional(),
    tier: MissionTier,
    /** Of the weekly table. */
    stars: z.int().min(0).max(1_000),
    reward: Reward.optional(),
    /** For so long after its window it can be claimed. */
    graceHours: z.int().min(0).max(720).default(24),
  })
  .superRefine(({ event, filter, measure, reward }, context) => {
    const refuse = (key: string, message: string) => context.addIssue({ code: 'custom', path: [key], message });
    if (PROTECTIVE.includes(event) && reward)
      refuse('reward', `${event} gives stars only, never anything to play with`);
    if (event === 'bet.settled') return;
    if (filter) refuse('filter', 'stands with bet.settled only');
    if (!OF_ANY_EVENT.includes(measure)) refuse('measure', `${measure} is of bet.settled only`);
  });
export type Mission = z.output<typeof Mission>;

/** All that run at once: chains lead back to what stands above and keep to one window, and turnover is asked for once. */
export const Missions = listById(Mission).superRefine((all, context) => {
  const above = new Map<string, MissionWindow>();
  let turnover: string | null = null;
  for (const [index, { id, after, measure, window }] of all.entries()) {
    const refuse = (key: string, message: string) => context.addIssue({ code: 'custom', path: [index, key], message });
    const before = after === undefined ? window : above.get(after);
    if (before === undefined) refuse('after', `${after} does not stand above ${id}`);
    else if (before !== window) refuse('window', `is not ${before}, which ${after} has`);
    if (measure === 'sumStake' && turnover !== null)
      refuse('measure', `${turnover} asks for turnover already, and one a day is the most`);
    if (measure === 'sumStake') turnover ??= id;
    above.set(id, window);
  }
});

/** The missions of the default data. */
export const seededMissions = dataFile('missions/missions.yaml', Missions);
