import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { MINIMUM_AGE } from '../people/people-settings';
import { createTestWorld } from '../testing/test-world';
import type { OpenWorld } from './open-world';
import { PLATFORM_STATUS } from './operator-settings';
import { defineSetting } from './settings';

let world: OpenWorld;
beforeEach(() => {
  world = createTestWorld();
});
afterEach(() => world.close());

it('has what holds until somebody changes it, and then what they set', () => {
  expect(world.settings.get(MINIMUM_AGE)).toBe(18);
  world.settings.set(MINIMUM_AGE, 21);
  expect(world.settings.get(MINIMUM_AGE)).toBe(21);
});

it('forgets what was set in a transaction that was undone', () => {
  const undone = () =>
    world.transaction(() => {
      world.settings.set(MINIMUM_AGE, 21);
      expect(world.settings.get(MINIMUM_AGE)).toBe(21);
      throw new Error('undo');
    });
  expect(undone).toThrow('undo');
  expect(world.settings.get(MINIMUM_AGE)).toBe(18);
});

it('forgets what a transaction set that was undone within another, whoever read it meanwhile', () => {
  world.transaction(() => {
    expect(world.settings.get(MINIMUM_AGE)).toBe(18);
    const undone = () =>
      world.transaction(() => {
        world.settings.set(MINIMUM_AGE, 21);
        expect(world.settings.get(MINIMUM_AGE)).toBe(21);
        throw new Error('undo');
      });
    expect(undone).toThrow('undo');
    expect(world.settings.get(MINIMUM_AGE)).toBe(18);
  });
  world.transaction(() => expect(world.settings.get(MINIMUM_AGE)).toBe(18));
  expect(world.settings.get(MINIMUM_AGE)).toBe(18);
});

it('refuses two settings that would be stored under one name', () => {
  world.settings.set(MINIMUM_AGE, 21);
  const other = defineSetting(MINIMUM_AGE.name, z.string(), '');
  expect(() => world.settings.get(other)).toThrow('two settings are stored as minimumAgeYears');
  expect(() => world.settings.set(other, 'x')).toThrow('two settings are stored as minimumAgeYears');
  expect(world.settings.get(MINIMUM_AGE)).toBe(21);
});

it('refuses what makes no sense, and a stored value that makes none', () => {
  expect(() => world.settings.set(MINIMUM_AGE, 12)).toThrow();
  world.sqlite.prepare("INSERT INTO settings (name, value) VALUES ('status', '{}')").run();
  expect(() => world.settings.get(PLATFORM_STATUS)).toThrow();
});
