import { QaText } from '@tonalli/qa/scenarios';
import { z } from 'zod';
import { makeOne, oneOf } from '../recipes/one-of';
import { RECIPES } from '../recipes/steps';
import type { Scenario } from '../scenario';

const Text = z.strictObject(QaText.shape).meta({ description: 'In both languages of the console' });

/** What stands in the file of a scenario; its name is the file's. */
export const ScenarioFile = z.strictObject({
  title: Text,
  description: Text.default({ en: '', es: '' }),
  lookAt: z.array(Text).default([]).meta({ description: 'Where to look once it is applied' }),
  steps: z.array(oneOf(RECIPES)).min(1).meta({ description: 'What is done to the world, in this order' }),
});
export type ScenarioFile = z.output<typeof ScenarioFile>;

/** The scenario that a file describes. */
export const scenarioOf = (named: Pick<Scenario, 'name' | 'group' | 'steps'>, file: ScenarioFile): Scenario => ({
  ...named,
  title: file.title,
  description: file.description,
  lookAt: file.lookAt,
  recipes: () => file.steps.map((step) => makeOne(RECIPES, step)),
});

/** For editors: completion, and what each key means. */
export const scenarioSchema = (): string => {
  const schema = z.toJSONSchema(ScenarioFile, { io: 'input' });
  return `${JSON.stringify({ title: 'A scenario of Tonalli', ...schema }, null, 2)}\n`;
};
