import { expect, it } from 'vitest';
import { createIpRateLimit } from './ip-rate-limit';

const ANA = '203.0.113.1';
const EVA = '203.0.113.2';
const WINDOW_MS = 10_000;

/** What the processes tell each other, as the common state adds it up. */
function commonCounts() {
  const counts = new Map<string, number>();
  const told: string[] = [];
  const add = async (more: ReadonlyMap<string, number>) => {
    for (const [ip, count] of more) {
      counts.set(ip, (counts.get(ip) ?? 0) + count);
      told.push(`${ip} ${count}`);
    }
    return new Map([...more.keys()].map((ip) => [ip, { requests: counts.get(ip) ?? 0, endsInMs: 4_000 }]));
  };
  return { add, told };
}
const ask = (limit: ReturnType<typeof createIpRateLimit>, ip: string, times: number) =>
  Array.from({ length: times }, () => limit.take(ip));

it('DEV-05 refuses an address at every process for what it has asked of all of them, until that window ends', async () => {
  let now = 0;
  const [one, other] = [createIpRateLimit(10, () => now), createIpRateLimit(10, () => now)];
  const { add } = commonCounts();
  expect(ask(one, ANA, 60)).toEqual(Array(60).fill(0));
  expect(ask(other, ANA, 60)).toEqual(Array(60).fill(0));
  for (const limit of [one, other, one]) {
    await limit.exchange(add);
    limit.take(ANA);
  }
  await one.exchange(add);
  expect([one.take(ANA), other.take(ANA)]).toEqual([4, 4]);
  expect([one.isSpent(ANA, now), one.isSpent(EVA, now), one.take(EVA)]).toEqual([true, false, 0]);
  now = 4_000;
  expect([one.isSpent(ANA, now), one.take(ANA)]).toEqual([false, 0]);
});

it('DEV-05 tells each request once, and of nobody who asks for little', async () => {
  const now = 0;
  const limit = createIpRateLimit(10, () => now);
  const { add, told } = commonCounts();
  ask(limit, EVA, 4);
  await limit.exchange(add);
  ask(limit, ANA, 5);
  await limit.exchange(add);
  await limit.exchange(add);
  ask(limit, ANA, 2);
  await limit.exchange(add);
  expect(told).toEqual([`${ANA} 5`, `${ANA} 2`]);
});

it('DEV-05 goes by what is counted here when the others cannot be asked', async () => {
  let now = 0;
  const limit = createIpRateLimit(1, () => now);
  ask(limit, ANA, 10);
  await expect(limit.exchange(async () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(limit.take(ANA)).toBe(10);
  now = WINDOW_MS;
  expect(limit.take(ANA)).toBe(0);
});
