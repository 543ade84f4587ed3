import { z } from 'zod';
import { controlCommand } from './control-command';

/** What can be forced; a feature whose results are drawn adds its own kind. */
export const FORCE_KINDS = ['spin'] as const;
export type ForceKind = (typeof FORCE_KINDS)[number];

/** More reels than these cannot be found among fair rounds in reasonable time. */
export const MAX_FORCED_REELS = 3;

/** Results on demand (QA-08). They stay fair and can be verified: what is chosen is the seed that brings them. */
export const SIMULATOR_COMMANDS = {
  forceNext: controlCommand({
    at: 'POST /simulator/force',
    cli: 'play force <memberId>',
    summary:
      'Decides a member’s next round, such as --outcome win, lose, big-win, free-spins, jackpot or stops --stops [3,null,7]',
    input: z.strictObject({
      kind: z.enum(FORCE_KINDS).default('spin'),
      /** Or the user name. */
      memberId: z.string().min(1).max(64),
      outcome: z.string().max(32),
      /** The game that it will be played in; the most popular one when left out. */
      nodeId: z.string().max(32).optional(),
      /** Where the reels stand, from left to right: the index of the top symbol, null for any. */
      stops: z.array(z.int().min(0).max(255).nullable()).max(5).optional(),
    }),
    output: z.object({
      kind: z.enum(FORCE_KINDS),
      memberId: z.string(),
      outcome: z.string(),
      nodeId: z.string(),
      /** What the next round is drawn with, as the player may check afterwards. */
      serverSeedHash: z.string(),
      clientSeed: z.string(),
      nonce: z.int(),
      stops: z.array(z.int()),
      /** How many times the stake it pays. */
      paysStakes: z.number(),
      freeSpins: z.int(),
      /** Seeds that were looked at. */
      tries: z.int(),
    }),
  }),
  forceRound: controlCommand({
    at: 'POST /simulator/force-round',
    cli: 'play wish <memberId>',
    summary: 'Decides a member’s next round of a game but the slot, such as --wish \'{"roll":77}\' at dice',
    input: z.strictObject({
      /** Or the user name. */
      memberId: z.string().min(1).max(64),
      /** Of a title, or a family's name: its most popular one. */
      nodeId: z.string().max(32),
      /** The bet that will be placed, as the game's page sends it. */
      bet: z.record(z.string(), z.unknown()),
      /** In the game's own words. */
      wish: z.record(z.string(), z.unknown()),
    }),
    output: z.object({
      memberId: z.string(),
      nodeId: z.string(),
      family: z.string(),
      /** What the next round is drawn with, as the player may check afterwards. */
      serverSeedHash: z.string(),
      clientSeed: z.string(),
      nonce: z.int(),
      /** Seeds that were looked at. */
      tries: z.int(),
    }),
  }),
} as const;
