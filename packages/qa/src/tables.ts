import { z } from 'zod';
import { controlCommand } from './control-command';

const OfTable = z.strictObject({
  /** Of the title whose table it is, or a family's name: its most popular table. */
  nodeId: z.string().min(1).max(32),
  /** In rooms: whose own table with play money, by id or user name; left out: the table of everybody. */
  member: z.string().min(1).max(64).optional(),
});

/** A table as it stands: the round that opened last. */
const ShownTable = z.object({
  nodeId: z.string(),
  family: z.string(),
  /** The name of its rounds, under which jobs and rows know it. */
  rounds: z.string(),
  /** Null before the first of the day. */
  round: z
    .object({
      key: z.string(),
      phase: z.string(),
      takesBets: z.boolean(),
      /** Of the phase, ISO 8601 UTC; null once the round is over, and while it is held. */
      endsAt: z.string().nullable(),
      /** What its family shows to everybody of where it stands. */
      shown: z.unknown(),
      betsRoot: z.string().nullable(),
      isHeld: z.boolean(),
      isForced: z.boolean(),
      /** Not all of its bets were told yet: of a result, not all are paid. */
      isSettling: z.boolean(),
      isCorrected: z.boolean(),
      /** Bets that stayed as they were when it was corrected, since their members no longer had the money; null where it was not. */
      leftCount: z.int().nullable(),
      isCancelled: z.boolean(),
    })
    .nullable(),
});
export type ShownTable = z.infer<typeof ShownTable>;

/** The tables that players share, one a title, and those of rooms that are somebody's own, each steered without moving anything else (QA-08, QA-15). */
export const TABLE_COMMANDS = {
  showTable: controlCommand({
    at: 'GET /tables',
    cli: 'table show <nodeId>',
    summary:
      'Shows the round that stands at a title’s table; in rooms, with --member, at that person’s own, which is the one of play money',
    input: OfTable,
    output: ShownTable,
  }),
  forceTable: controlCommand({
    at: 'POST /tables/force',
    cli: 'table force <nodeId>',
    summary:
      'Decides the next round of a table that closes, in its game’s own words, such as --wish \'{"pocket":17}\' at roulette; everybody sees that it was forced',
    input: OfTable.extend({ wish: z.record(z.string(), z.unknown()) }),
    output: ShownTable,
  }),
  skipTablePhase: controlCommand({
    at: 'POST /tables/skip',
    cli: 'table skip <nodeId>',
    summary:
      'Ends the phase in which a table stands, and moves nothing else; a closed one waits for its beacon. In a room, with --member, at that person’s own',
    input: OfTable,
    output: ShownTable,
  }),
  holdTable: controlCommand({
    at: 'POST /tables/hold',
    cli: 'table hold <nodeId>',
    summary: 'Holds a table in its phase until it is let go; in a room, with --member, that person’s own',
    input: OfTable,
    output: ShownTable,
  }),
  releaseTable: controlCommand({
    at: 'POST /tables/release',
    cli: 'table release <nodeId>',
    summary: 'Lets a table go on that was held, with what was left of its phase',
    input: OfTable,
    output: ShownTable,
  }),
  withholdReveal: controlCommand({
    at: 'POST /tables/withhold',
    cli: 'table withhold <nodeId>',
    summary:
      'Keeps back what would decide the next round of a table that closes: it is cancelled, and its stakes come back',
    input: OfTable,
    output: ShownTable,
  }),
  correctTableRound: controlCommand({
    at: 'POST /tables/correct',
    cli: 'table correct <nodeId>',
    summary:
      'Gives a round that is over another result, in the words of its game, such as --wish \'{"pocket":17}\': its bets are settled anew by postings of their own, once; the last one with bets, or the one that --round names',
    input: OfTable.extend({
      /** As `showTable` calls it. */
      round: z.string().max(32).optional(),
      wish: z.record(z.string(), z.unknown()),
    }),
    output: ShownTable,
  }),
  cancelTableRound: controlCommand({
    at: 'POST /tables/cancel',
    cli: 'table cancel <nodeId>',
    summary:
      'Ends the round of a table that somebody is in without a result; what was decided stands, all else comes back',
    input: OfTable,
    output: ShownTable,
  }),
} as const;
