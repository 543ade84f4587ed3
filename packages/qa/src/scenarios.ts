import { z } from 'zod';
import { controlCommand } from './control-command';
import { Nothing } from './values';

/** A text of the console, in both of its languages. */
export const QaText = z.object({ en: z.string(), es: z.string() });
export type QaText = z.infer<typeof QaText>;

export const ScenarioAccount = z.object({
  role: z.enum(['member', 'agent', 'trial']),
  username: z.string(),
  password: z.string(),
  /** What this account is for. */
  note: QaText,
  /** Opens the web app in this world as this account; null when the platform does not know where the web app is. */
  openUrl: z.string().nullable(),
});
export type ScenarioAccount = z.infer<typeof ScenarioAccount>;

export const ScenarioView = z.object({
  name: z.string(),
  /** What it belongs to, such as `cashier`. */
  group: z.string(),
  title: QaText,
  description: QaText,
  /** Where to look once it is applied. */
  lookAt: z.array(QaText),
});
export type ScenarioView = z.infer<typeof ScenarioView>;

export const AppliedScenario = z.object({ name: z.string(), accounts: z.array(ScenarioAccount) });
export type AppliedScenario = z.infer<typeof AppliedScenario>;

/** In small letters and digits, with - between words. */
const ScenarioName = z
  .string()
  .max(64)
  .regex(/^[a-z]+(-[a-z0-9]+)*$/, 'has to be small letters and digits, with - between words');

export const SCENARIO_COMMANDS = {
  listScenarios: controlCommand({
    at: 'GET /scenarios',
    cli: 'scenarios list',
    summary: 'The states that a world can be put into by name',
    input: Nothing,
    output: z.array(ScenarioView),
    global: true,
  }),
  describeScenario: controlCommand({
    at: 'GET /scenarios/:name',
    cli: 'scenarios show <name>',
    summary: 'What one of them is, and where to look once it is applied',
    input: z.strictObject({ name: z.string().max(64) }),
    output: ScenarioView,
    global: true,
  }),
  applyScenarios: controlCommand({
    at: 'POST /scenarios',
    cli: 'apply <names...>',
    summary:
      'Puts a world into one state or several, all of them or none, and says whom to log in as; a name may be the path of a file of your own',
    input: z.strictObject({
      names: z.array(z.string()).min(1).max(40),
      /** The texts of those names that are files; they need not lie where the platform looks. */
      files: z.record(z.string(), z.string().max(100_000)).optional(),
    }),
    output: z.array(AppliedScenario),
  }),
  saveScenario: controlCommand({
    at: 'POST /scenarios/save',
    cli: 'scenarios save [name]',
    summary: 'What was done to a world by commands, from an entry of its journal on, as the file of a scenario',
    input: z.strictObject({
      name: ScenarioName.optional(),
      title: z.string().min(1).max(200).optional(),
      from: z.int().min(1).optional(),
      /** Puts it into the tester's own folder too. */
      keep: z.boolean().optional(),
    }),
    output: z.object({
      name: z.string(),
      text: z.string(),
      /** What was done as well, and no file can do again. */
      leftOut: z.array(z.string()),
      writtenTo: z.string().nullable(),
    }),
  }),
  listAccounts: controlCommand({
    at: 'GET /scenarios/applied',
    cli: 'scenarios accounts',
    summary: 'The accounts of the scenarios that were applied, in their order',
    input: Nothing,
    output: z.array(AppliedScenario),
  }),
} as const;
