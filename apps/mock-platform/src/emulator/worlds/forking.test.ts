import { describe, expect, it } from 'vitest';
import { TEST_TIME_MS } from '../../testing/test-time';
import { faultsOf } from '../faults/fault-list';
import { APPLIED_SCENARIOS } from '../scenarios/applied-scenarios';
import { contentsOf, enrol, HOUR_MS, worldsPerTest } from './worlds-fixture';

const fixture = worldsPerTest();

describe('a fork', () => {
  it('QA-02 goes on as its source would: data, time, chance, faults and scenarios', () => {
    const source = fixture.worlds.create({ seed: 'one' });
    enrol(source);
    faultsOf(source).add({ endpoint: 'fetchStatus', effect: { kind: 'malformed' }, count: 3 });
    source.settings.set(APPLIED_SCENARIOS, [{ name: 'rich-member', accounts: [] }]);
    source.clock.advance(HOUR_MS);
    const fork = fixture.worlds.fork(source.name, 'other');
    expect(contentsOf(fork)).toEqual(contentsOf(source));
    expect(fixture.worlds.describe(fork).scenarios).toEqual(['rich-member']);
    enrol(source);
    enrol(fork);
    expect(contentsOf(fork)).toEqual(contentsOf(source));
    enrol(fork);
    faultsOf(fork).clear();
    expect(faultsOf(source).list()).toHaveLength(1);
    expect(contentsOf(fork)).not.toEqual(contentsOf(source));
  });

  it('QA-02 of a world that runs live runs on from the same moment', () => {
    const source = fixture.worlds.create();
    source.clock.resume();
    source.clock.set(TEST_TIME_MS);
    const fork = fixture.worlds.fork(source.name);
    expect(fork.clock.state().mode).toBe('live');
    expect(Math.abs(fork.clock.now() - source.clock.now())).toBeLessThan(HOUR_MS / 60);
  });

  it('QA-02 can be made of the default world, whose database is a file', () => {
    enrol(fixture.worlds.default);
    const fork = fixture.worlds.fork('default');
    expect(contentsOf(fork)).toEqual(contentsOf(fixture.worlds.default));
    expect(fork.sqlite.memory).toBe(true);
  });

  it('QA-02 of a world that nobody has, or under a name that somebody has, is refused', () => {
    fixture.worlds.create({ name: 'mine' });
    expect(() => fixture.worlds.fork('nobody')).toThrow('there is no world nobody');
    expect(() => fixture.worlds.fork('default', 'mine')).toThrow('there is a world mine already');
  });
});

describe('a world that nobody uses', () => {
  it('QA-02 expires, and says when', () => {
    const world = fixture.worlds.create({ name: 'idle' });
    const expiresAt = fixture.worlds.describe(world).expiresAt ?? 0;
    fixture.wait(HOUR_MS / 2);
    expect(expiresAt - (fixture.worlds.describe(fixture.at('idle')).expiresAt ?? 0)).toBeLessThan(1_000);
    fixture.wait(HOUR_MS + 1);
    expect(fixture.worlds.find('idle')).toBeNull();
    expect(world.closed.aborted).toBe(true);
    expect(fixture.worlds.describe(fixture.worlds.default)).toMatchObject({
      expiresAt: null,
      openUrl: 'http://localhost:4000/__world/default',
    });
  });

  it('QA-02 is not used by being listed', () => {
    fixture.worlds.create({ name: 'idle' });
    fixture.wait(HOUR_MS - 1);
    expect(fixture.worlds.list()).toHaveLength(2);
    fixture.wait(2);
    expect(fixture.worlds.list()).toHaveLength(1);
  });

  it('QA-02 gives way to others beyond the limit, the default one never', () => {
    for (let made = 0; made < 9; made += 1) fixture.worlds.create({ name: `n${made}` });
    expect(fixture.worlds.list().map(({ name }) => name)).toEqual(['default', 'n4', 'n5', 'n6', 'n7', 'n8']);
  });
});

describe('a reset', () => {
  it.each(['default', 'mine'])('QA-02 puts the world %s back to the default data, and tells its listeners', (name) => {
    if (name === 'mine') fixture.worlds.create({ name, seed: 'x', frozenAtMs: TEST_TIME_MS + 5 });
    const before = fixture.at(name);
    const fresh = contentsOf(before);
    fixture.advance(name, HOUR_MS);
    enrol(before);
    faultsOf(before).add({ endpoint: '*', effect: { kind: 'malformed' } });
    const reset = fixture.worlds.reset(name);
    const { chance: _chance, ...rest } = contentsOf(reset);
    expect(rest).toEqual({ now: fresh.now, faults: [], rows: fresh.rows });
    expect([fixture.at(name), fixture.worlds.checkpoints(name), before.closed.aborted]).toEqual([reset, [], true]);
    if (name === 'mine') expect(reset.random.state()).toEqual(fresh.chance);
  });
});
