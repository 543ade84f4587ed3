import { expect, it } from 'vitest';
import { slot } from './module';

it('GAME-05 GAME-08 plays a title on the model that its id has fixed since the first round, one setting for each', () => {
  const models = { '1': 'medium-1', '2': 'high-1', '10': 'extreme-1', '1001': 'low-1', G17: 'medium-1' };
  for (const [nodeId, model] of Object.entries(models)) expect(slot.settingOf(nodeId)).toEqual({ model });
  expect(slot.settingOf('G17')).toBe(slot.settingOf('1'));
});
