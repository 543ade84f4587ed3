import { describe, expect, it } from 'vitest';
import { orderSeeds } from './seed-order';

const seed = (name: string, ...after: string[]) => ({ name, after, run: () => undefined });
const namesOf = (seeds: ReturnType<typeof seed>[]) => orderSeeds(seeds).map(({ name }) => name);

describe('the order of seeds', () => {
  it('DEV-01 is the given one where no seed waits for another', () => {
    expect(namesOf([seed('b'), seed('a'), seed('c')])).toEqual(['b', 'a', 'c']);
  });

  it('DEV-01 puts a seed behind all that it comes after, and moves no other', () => {
    expect(
      namesOf([seed('people'), seed('late', 'bets', 'gifts'), seed('bets', 'people'), seed('gifts'), seed('z')]),
    ).toEqual(['people', 'bets', 'gifts', 'late', 'z']);
  });

  it('DEV-01 refuses a name that nobody has', () => {
    expect(() => namesOf([seed('a', 'people')])).toThrow('the seed a comes after people, which no seed is called');
  });

  it('DEV-01 refuses a name that two have', () => {
    expect(() => namesOf([seed('a'), seed('a')])).toThrow('two seeds are called a');
  });

  it('DEV-01 refuses seeds that wait for each other, and names them alone', () => {
    expect(() => namesOf([seed('ok'), seed('a', 'b'), seed('b', 'a')])).toThrow(
      'these seeds wait for each other: a, b',
    );
  });
});
