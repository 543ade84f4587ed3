import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestWorld } from '../testing/test-world';
import type { OpenWorld } from './open-world';

let world: OpenWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(() => world.close());

it('has what holds until somebody changes it, and then what they set', () => {
  expect(world.settings.get('minimumAgeYears')).toBe(18);
  world.settings.set('minimumAgeYears', 21);
  expect(world.settings.get('minimumAgeYears')).toBe(21);
});

it('forgets what was set in a transaction that was undone', () => {
  const undone = () =>
    world.transaction(() => {
      world.settings.set('minimumAgeYears', 21);
      expect(world.settings.get('minimumAgeYears')).toBe(21);
      throw new Error('undo');
    });
  expect(undone).toThrow('undo');
  expect(world.settings.get('minimumAgeYears')).toBe(18);
});

it('refuses what makes no sense, and a stored value that makes none', () => {
  expect(() => world.settings.set('minimumAgeYears', 12)).toThrow();
  world.sqlite.prepare("INSERT INTO settings (name, value) VALUES ('status', '{}')").run();
  expect(() => world.settings.get('status')).toThrow();
});
