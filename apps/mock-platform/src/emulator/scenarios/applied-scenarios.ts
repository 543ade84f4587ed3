import { AppliedScenario } from '@tonalli/qa/scenarios';
import { z } from 'zod';
import { defineSetting, type WorldSettings } from '../../world/settings';

/** Scenarios that were applied, in their order. */
export const APPLIED_SCENARIOS = defineSetting('scenarios', z.array(AppliedScenario), []);

/** The names of the scenarios that were applied to a world, in their order. */
export const scenarioNames = (settings: WorldSettings): string[] =>
  settings.get(APPLIED_SCENARIOS).map(({ name }) => name);
