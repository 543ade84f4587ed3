import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createHostHealth, hostOrder, hostUrl } from './host-order';

const HOSTS = ['https://a.example', 'https://b.example', 'https://c.example'];

describe('hostOrder', () => {
  it('SYS-08 names every host exactly once, whatever the path and seed', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(), (path, seed) => {
        const order = hostOrder(HOSTS, path, { seed, health: createHostHealth() });
        return order.length === HOSTS.length && new Set(order).size === HOSTS.length;
      }),
    );
  });

  it('SYS-08 keeps one choice for a path during a visit, and spreads paths and visits over all hosts', () => {
    const health = createHostHealth();
    const first = (path: string, seed: number) => hostOrder(HOSTS, path, { seed, health })[0];
    expect(first('/games/7.svg', 5)).toBe(first('/games/7.svg', 5));
    const overPaths = new Map<string | undefined, number>();
    const overSeeds = new Map<string | undefined, number>();
    for (let index = 0; index < 3_000; index += 1) {
      for (const [counts, host] of [
        [overPaths, first(`/games/${index}.svg`, 5)],
        [overSeeds, first('/games/7.svg', index)],
      ] as const) {
        counts.set(host, (counts.get(host) ?? 0) + 1);
      }
    }
    for (const counts of [overPaths, overSeeds]) {
      expect(counts.size).toBe(3);
      for (const count of counts.values()) expect(count).toBeGreaterThan(800);
    }
  });

  it('SYS-08 tries a host that keeps failing last, until it answers again', () => {
    const health = createHostHealth();
    const order = () => hostOrder(HOSTS, '/x.svg', { seed: 1, health });
    const [chosen] = order();
    if (!chosen) throw new Error('no host');
    health.failed(chosen);
    expect(order()[0]).toBe(chosen);
    health.failed(chosen);
    expect(order().at(-1)).toBe(chosen);
    health.answered(chosen);
    expect(order()[0]).toBe(chosen);
  });

  it('has nothing to offer without hosts', () => {
    expect(hostOrder([], '/x.svg', { seed: 1, health: createHostHealth() })).toEqual([]);
  });
});

describe('hostUrl', () => {
  it.each([
    ['https://a.example', '/x.svg', 'https://a.example/x.svg'],
    ['https://a.example/', 'x.svg', 'https://a.example/x.svg'],
    ['a.example', '/x.svg', '//a.example/x.svg'],
    ['', '/x.svg', '/x.svg'],
    ['https://a.example', 'https://b.example/y.svg', 'https://b.example/y.svg'],
  ])('SYS-08 joins "%s" and "%s"', (host, path, url) => {
    expect(hostUrl(host, path)).toBe(url);
  });
});
