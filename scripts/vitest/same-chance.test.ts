import { randomBytes, randomInt } from 'node:crypto';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { chanceSeed } from './chance-settings';

/** What is drawn after the file that says so was run once more, where this is set. */
async function drawn(environment: string | undefined): Promise<[string, number[]]> {
  vi.stubEnv('CHANCE_SEED', environment);
  vi.resetModules();
  await import('./same-chance');
  return [randomBytes(16).toString('hex'), Array.from({ length: 200 }, () => randomInt(5, 9))];
}

describe('chance in tests', () => {
  afterAll(() => drawn(undefined));

  it('DEV-01 gives a file the same in every run, and another with another seed', async () => {
    const usual = await drawn(undefined);
    expect(await drawn(undefined)).toEqual(usual);
    const [bytes] = await drawn('seven');
    expect(bytes).not.toBe(usual[0]);
    expect((await drawn('seven'))[0]).toBe(bytes);
  });

  it('DEV-01 draws from the whole of what is asked for', async () => {
    const [, ints] = await drawn('eight');
    expect([...new Set(ints)].sort()).toEqual([5, 6, 7, 8]);
    expect(new Set(Array.from({ length: 99 }, () => randomInt(3)))).toEqual(new Set([0, 1, 2]));
    expect([randomBytes(0).length, randomBytes(33).length]).toEqual([0, 33]);
    expect(await promisify(randomBytes)(12)).toHaveLength(12);
  });

  it('DEV-01 is the machine’s where it is asked for', () => {
    expect(chanceSeed({ CHANCE_SEED: 'random' })).toBeNull();
  });
});
