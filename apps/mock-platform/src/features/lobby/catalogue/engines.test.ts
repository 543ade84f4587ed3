import { describe, expect, it } from 'vitest';
import { BUILT_FAMILIES } from '../../../games/built-families';
import { DataFileError } from '../../../kernel/data/data-files';
import { parseTable } from '../../../kernel/data/data-table';
import { createEngineChoice, ENGINE_LINES, EngineLine, engineOf } from './engines';

const read = (...lines: string[]) =>
  parseTable({ file: 'engines.csv', text: ['engine,words,themes,share', ...lines, ''].join('\n') }, EngineLine);
const choiceOf = (...lines: string[]) => createEngineChoice(read(...lines));

const TITLES = Array.from({ length: 8_000 }, (_, index) => ({
  nodeId: String(10_001 + index).padStart(6, '0'),
  nameEn: index % 4 === 0 ? 'Golden Rush' : 'Rushing Gold',
  theme: index % 2 === 0 ? 'candy' : 'aztec',
}));
const countOf = (titles: readonly string[], engine: string) => titles.filter((one) => one === engine).length;

describe('what plays a slot', () => {
  it('GAME-11 every slot is played by an engine that is built', () => {
    expect(ENGINE_LINES.map(({ engine }) => engine).filter((engine) => !BUILT_FAMILIES.has(engine))).toEqual([]);
    expect(engineOf({ nodeId: '010001', nameEn: 'Any Title', theme: 'aztec' })).toBeTypeOf('string');
  });

  it('GAME-11 goes by the first line that a title fits, a share of them by its id', () => {
    const engines = TITLES.map(choiceOf('classic,Rush,,1', 'cluster,,candy,0.5', 'ways,,,0.25', 'slot,,,1'));
    expect(TITLES.filter(({ nameEn }, index) => (nameEn === 'Golden Rush') !== (engines[index] === 'classic'))).toEqual(
      [],
    );
    expect(TITLES.filter(({ theme }, index) => theme !== 'candy' && engines[index] === 'cluster')).toEqual([]);
    // Of 2,000 a half, of the other 5,000 a quarter; four standard deviations each way.
    expect(Math.abs(countOf(engines, 'cluster') - 1_000)).toBeLessThan(4 * Math.sqrt(2_000 * 0.25));
    expect(Math.abs(countOf(engines, 'ways') - 1_250)).toBeLessThan(4 * Math.sqrt(5_000 * 0.1875) + 25);
  });

  it('GAME-11 a line more changes no titles but those that it takes, and a second one of an engine draws anew', () => {
    const before = TITLES.map(choiceOf('ways,,,0.25', 'slot,,,1'));
    const after = TITLES.map(choiceOf('cluster,,candy,0.5', 'ways,,,0.25', 'slot,,,1'));
    expect(after.filter((engine, index) => engine !== 'cluster' && engine !== before[index])).toEqual([]);
    const twice = TITLES.map(choiceOf('ways,,,0.25', 'ways,,,0.25', 'slot,,,1'));
    expect(Math.abs(countOf(twice, 'ways') - 8_000 * 0.4375)).toBeLessThan(4 * Math.sqrt(8_000 * 0.4375 * 0.5625));
  });

  it.each([
    ['an engine that there is not', 'megaways,,,1', 'engine'],
    ['a theme that there is not', 'ways,,atlantis,1', 'themes'],
    ['a word in small letters', 'ways,rush,,1', 'words'],
    ['a share above one', 'ways,,,1.5', 'share'],
    ['a share in percent', 'ways,,,50%', 'share'],
    ['no share', 'ways,,,', 'share'],
  ])('DEV-07 refuses %s, with its line and column', (_what, line, column) => {
    expect(() => read(line)).toThrow(DataFileError);
    expect(() => read(line)).toThrow(`engines.csv, line 2, column ${column}`);
  });

  it.each([[['ways,,,0.5']], [['slot,,candy,1']], [['slot,Rush,,1']]])(
    'DEV-07 refuses lines %j, which leave titles without an engine',
    (lines) => {
      expect(() => choiceOf(...lines)).toThrow('the last line');
    },
  );
});
