import { globSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { nodeTests } from '../../vitest.shared';
import { inRoot } from '../steps/project.mjs';
import { propertySettings } from './property-settings';

const asConfigured = fc.readConfigureGlobal();

afterEach(() => {
  fc.configureGlobal(asConfigured);
});

/** A module as it is where this alone is set. */
function load<Module>(environment: Record<string, string>, read: () => Promise<Module>): Promise<Module> {
  for (const name of ['PROPERTY_SEED', 'PROPERTY_RUNS']) vi.stubEnv(name, environment[name]);
  fc.resetConfigureGlobal();
  vi.resetModules();
  return read();
}

async function askedWith(environment: Record<string, string>, params = {}): Promise<number[]> {
  const { default: loaded } = await load(environment, () => import('./fast-check'));
  const asked: number[] = [];
  const property = loaded.property(loaded.integer(), (number) => void asked.push(number));
  await loaded.assert(property, params);
  return asked;
}

describe('properties', () => {
  it('DEV-01 ask the same in every run', async () => {
    const asked = await askedWith({});
    expect(asked).toHaveLength(100);
    expect(await askedWith({})).toEqual(asked);
  });

  it('DEV-01 ask what a seed says, or anew each time', async () => {
    const [usual, seven] = [await askedWith({}), await askedWith({ PROPERTY_SEED: '7' })];
    expect(seven).not.toEqual(usual);
    expect(seven).toEqual(await askedWith({}, { seed: 7 }));
    await load({ PROPERTY_SEED: 'random' }, () => import('./fast-check'));
    expect(fc.readConfigureGlobal().seed).toBeUndefined();
  });

  it.each([
    [{}, 300],
    [{ numRuns: 4 }, 12],
    [{ seed: 1 }, 300],
  ])('DEV-01 run so many times as often, with parameters %j', async (params, runs) => {
    expect(await askedWith({ PROPERTY_RUNS: '3' }, params)).toHaveLength(runs);
  });

  it('DEV-01 have so many times as long', async () => {
    const limitOf = async (environment: Record<string, string>) =>
      (await load(environment, () => import('../../vitest.shared'))).nodeTests.test.testTimeout;
    expect(await limitOf({ PROPERTY_RUNS: '3' })).toBe(3 * (await limitOf({})));
  });

  it.each([{ PROPERTY_SEED: 'sometimes' }, { PROPERTY_SEED: '1.5' }, { PROPERTY_RUNS: '0' }, { PROPERTY_RUNS: 'x' }])(
    'DEV-01 refuse %j',
    (environment) => {
      expect(() => propertySettings(environment)).toThrow(Object.keys(environment)[0]);
    },
  );

  it('DEV-01 are asked so in every workspace', async () => {
    const paths = globSync(['*.config.ts', '*/vitest.config.ts', '{apps,packages}/*/vitest.config.ts'], {
      cwd: inRoot(),
    });
    expect(paths.length).toBeGreaterThan(9);
    for (const path of paths) {
      const { test } = (await import(/* @vite-ignore */ inRoot(path))).default;
      for (const project of test.projects ?? [{ test }]) {
        expect([path, project.test.alias]).toEqual([path, nodeTests.test.alias]);
      }
    }
  });
});
