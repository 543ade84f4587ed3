import { z } from 'zod';
import { controlCommand } from './control-command';
import { Nothing, Time } from './values';

export const JournalMember = z.object({ id: z.string(), username: z.string() });

/** One call, job or command in a line. Secrets in `request` are masked. */
export const JournalLine = z.object({
  seq: z.int(),
  kind: z.enum(['call', 'job', 'command']),
  /** The name of the endpoint, the job's kind or the command. */
  name: z.string(),
  /** The world's time. */
  at: Time,
  /** The machine's time, and how long it took there. */
  startedAt: Time,
  milliseconds: z.number(),
  world: z.string(),
  scenarios: z.array(z.string()),
  method: z.string().nullable(),
  path: z.string().nullable(),
  /** The id that gateway and web logged. */
  requestId: z.string().nullable(),
  member: JournalMember.nullable(),
  request: z.unknown(),
  status: z.int().nullable(),
  /** Of the catalogue, `OK`, or `NONE` where the answer carried none. */
  code: z.string(),
  /** `cut` and `dropped`: what became of the answer on its way. */
  delivery: z.enum(['whole', 'dripped', 'cut', 'dropped']),
  /** The entry of which this is the second delivery. */
  repeats: z.int().nullable(),
  /** The faults that it met, in words. */
  faults: z.array(z.string()),
  postings: z.int(),
  /** Null when nobody watched (see `watchJournal`). */
  rows: z.int().nullable(),
});
export type JournalLine = z.input<typeof JournalLine>;

export const JournalPosting = z.object({
  id: z.int(),
  key: z.string(),
  kind: z.string(),
  memberId: z.string(),
  /** A decimal, positive. */
  amount: z.string(),
  from: z.string(),
  to: z.string(),
  reference: z.string(),
  balanceAfter: z.string(),
});

export const RowChange = z.object({
  table: z.string(),
  operation: z.enum(['insert', 'update', 'delete']),
  key: z.string(),
  /** Of an update, the columns that changed; secrets are masked. */
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
});
export type RowChange = z.infer<typeof RowChange>;

export const JournalDetail = JournalLine.extend({
  idempotencyKey: z.string().nullable(),
  /** The answer's body as JSON; text where it is none; null when nothing was answered. */
  answer: z.unknown(),
  movements: z.array(JournalPosting),
  changes: z.array(RowChange).nullable(),
});
export type JournalDetail = z.input<typeof JournalDetail>;

export const JournalFilter = z.strictObject({
  endpoint: z.string().max(64).optional(),
  /** By id or user name. */
  member: z.string().max(64).optional(),
  code: z.string().max(64).optional(),
  kind: z.enum(['call', 'job', 'command']).optional(),
  /** Anywhere in request, answer or request id. */
  text: z.string().max(256).optional(),
  /** Later than this entry. */
  since: z.coerce.number().int().min(0).optional(),
  limit: z.coerce.number().int().min(1).max(2_000).default(100),
});

/** One movement of a member's account, with what caused it. */
export const BalanceStep = z.object({
  posting: z.int(),
  at: Time,
  kind: z.string(),
  /** A decimal with its sign, as the account felt it. */
  amount: z.string(),
  balanceAfter: z.string(),
  reference: z.string(),
  /** The journal's entry; null when the movement is older than the journal. */
  seq: z.int().nullable(),
  cause: z.string(),
  requestId: z.string().nullable(),
});

export const BalanceStory = z.object({
  member: JournalMember,
  account: z.enum(['member.main', 'member.trial']),
  balance: z.string(),
  /** Sentences to read, newest first. */
  story: z.array(z.string()),
  steps: z.array(BalanceStep),
});

/** A test that was tried in a world of its own before it is handed out. */
export const ExportedTest = z.object({
  source: z.string(),
  /** Why it is not green, as its first line says too; null when it is. */
  trouble: z.string().nullable(),
});

const Range = { from: z.coerce.number().int().min(1).optional(), to: z.coerce.number().int().min(1).optional() };

export const JOURNAL_COMMANDS = {
  listJournal: controlCommand({
    at: 'GET /journal',
    cli: 'journal list',
    summary:
      'Calls, jobs and commands of a world, newest first; narrow with --endpoint, --member, --code, --text, --since, --limit',
    input: JournalFilter,
    output: z.array(JournalLine),
  }),
  fetchJournalEntry: controlCommand({
    at: 'GET /journal/entries/:seq',
    cli: 'journal show <seq>',
    summary: 'One entry with its answer, its postings and the rows that it changed',
    input: z.strictObject({ seq: z.coerce.number().int().min(1) }),
    output: JournalDetail,
  }),
  watchJournal: controlCommand({
    at: 'POST /journal/watch',
    cli: 'journal watch <on>',
    summary:
      'Keeps the rows that each call changes from now on, or no longer; following the journal live keeps them too',
    input: z.strictObject({ on: z.boolean() }),
    output: z.object({ watched: z.boolean() }),
  }),
  clearJournal: controlCommand({
    at: 'DELETE /journal',
    cli: 'journal clear',
    summary: 'Forgets what was written so far',
    input: Nothing,
    output: z.null(),
  }),
  exportHar: controlCommand({
    at: 'GET /journal/har',
    cli: 'journal har',
    summary: 'The calls as HTTP Archive 1.2, secrets masked',
    input: z.strictObject(Range),
    output: z.looseObject({ log: z.looseObject({ entries: z.array(z.unknown()) }) }),
  }),
  exportTest: controlCommand({
    at: 'GET /journal/test',
    cli: 'journal test',
    summary:
      'The calls as a test that plays them again and expects the same codes, after it was tried in a new world; --runner vitest or playwright',
    input: z.strictObject({
      ...Range,
      runner: z.enum(['vitest', 'playwright']).default('vitest'),
      title: z.string().max(120).optional(),
    }),
    output: ExportedTest,
  }),
  explainBalance: controlCommand({
    at: 'GET /members/:member/why',
    cli: 'why <member>',
    summary: 'Why a balance is what it is: every movement with its cause, newest first',
    input: z.strictObject({
      member: z.string().max(64),
      account: z.enum(['member.main', 'member.trial']).default('member.main'),
      limit: z.coerce.number().int().min(1).max(1_000).default(25),
    }),
    output: BalanceStory,
  }),
  undoTo: controlCommand({
    at: 'POST /journal/undo/:seq',
    cli: 'undo <seq>',
    summary: 'Takes the whole world back to right before an entry; the journal has to have been watched since then',
    input: z.strictObject({ seq: z.coerce.number().int().min(1) }),
    output: z.object({ undone: z.int(), rows: z.int(), at: Time }),
  }),
} as const;
