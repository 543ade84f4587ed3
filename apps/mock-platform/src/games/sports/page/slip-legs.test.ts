import { describe, expect, it } from 'vitest';
import { EMPTY, formFor, formsOf, type KeptLeg, stakeOf, toggled } from './slip-legs';

const leg = (event: string, selection = 'home'): KeptLeg => ({
  leg: { event, type: 'matchResult', key: 'match', selection, oddsMilli: 2000, version: 1 },
  ...{ match: 'A – B', market: 'Resultado', answer: 'A' },
});
const [one, two, three] = ['2030-01-02-001', '2030-01-02-002', '2030-01-02-003'].map((event) => leg(event));

describe('a slip that is put together', () => {
  it('GAME-16 becomes a parlay with the second leg, and single again with one', () => {
    if (!one || !two) throw new Error('no legs');
    const both = toggled(toggled(EMPTY, one), two);
    expect(both.form).toEqual({ kind: 'parlay' });
    const left = toggled(both, one);
    expect(left.legs).toEqual([two]);
    expect(left.form).toEqual({ kind: 'singles' });
  });

  it('GAME-16 keeps the form that was chosen while the legs make it', () => {
    if (!one || !two || !three) throw new Error('no legs');
    const singles = { ...toggled(toggled(EMPTY, one), two), form: { kind: 'singles' } as const };
    expect(toggled(singles, three).form).toEqual({ kind: 'singles' });
    expect(formFor({ kind: 'named', name: 'trixie' }, 4)).toEqual({ kind: 'parlay' });
  });

  it('GAME-16 offers what so many legs make', () => {
    expect(formsOf(1)).toEqual([{ kind: 'singles' }]);
    expect(formsOf(3).map((form) => JSON.stringify(form))).toEqual([
      '{"kind":"singles"}',
      '{"kind":"parlay"}',
      '{"kind":"system","size":2}',
      '{"kind":"named","name":"trixie"}',
      '{"kind":"named","name":"patent"}',
    ]);
  });

  it.each([
    ['50', 5000],
    ['0.5', 50],
    ['12,35', 1235],
    ['9999999999', 999_999_999_900],
    ['', null],
    ['1.234', null],
    ['-5', null],
    ['1e3', null],
  ])('GAME-16 reads the stake %j as %j', (text, minor) => {
    expect(stakeOf(text)).toBe(minor);
  });
});
