import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ChanceState, createRandom, type Random } from './random';

describe('chance', () => {
  it('QA-02 repeats itself with the same seed, and not with another', () => {
    const draw = (seed: string) => {
      const random = createRandom(seed);
      return Array.from({ length: 20 }, () => random.int(0, 1_000_000));
    };
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
  });

  it('QA-02 forks by seed and label, whatever was drawn before', () => {
    const fresh = createRandom('a').fork('x');
    const used = createRandom('a');
    used.next();
    expect(used.fork('x').next()).toBe(fresh.next());
    expect(createRandom('a').fork('y').next()).not.toBe(createRandom('a').fork('x').next());
  });

  it('QA-06 goes on from a state as the one did whose state it was, forks included', () => {
    const [first, second] = [createRandom('a'), createRandom('b')];
    first.bytes(7);
    second.restore(ChanceState.parse(JSON.parse(JSON.stringify(first.state()))));
    const draw = (random: Random) => [random.int(0, 1_000_000), random.next(), random.fork('x').next()];
    expect(draw(second)).toEqual(draw(first));
  });

  it('QA-02 keeps within its bounds', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer(), fc.nat(10_000), (seed, min, span) => {
        const random = createRandom(seed);
        const drawn = random.int(min, min + span);
        expect(drawn >= min && drawn <= min + span && Number.isInteger(drawn)).toBe(true);
        const next = random.next();
        expect(next >= 0 && next < 1).toBe(true);
        expect(random.bytes(5)).toHaveLength(5);
        expect(['a', 'b']).toContain(random.pick(['a', 'b']));
      }),
    );
  });

  it('QA-02 refuses to pick from nothing', () => {
    expect(() => createRandom('a').pick([])).toThrow(RangeError);
  });
});
