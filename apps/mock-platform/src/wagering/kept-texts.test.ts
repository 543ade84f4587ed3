import { describe, expect, test } from 'vitest';
import { createKeptTexts, textOfList } from './kept-texts';

const of = (round: string, column: 'a' | 'b' = 'a') => ({ of: round, column });

describe('ARCH-04 what is kept as text', () => {
  test('ARCH-04 is read once for as long as it says the same', () => {
    const kept = createKeptTexts<'a' | 'b'>(2);
    const first = kept.read(of('one'), '{"a":[1]}');
    expect(first).toEqual({ a: [1] });
    expect(kept.read(of('one'), '{"a":[1]}')).toBe(first);
    expect(kept.read(of('two'), '{"a":[1]}')).not.toBe(first);
    expect(kept.read(of('one'), '{"a":[2]}')).toEqual({ a: [2] });
    expect(kept.read(of('one'), '{"a":[1]}')).toEqual({ a: [1] });
  });

  test('ARCH-04 is not read where it was written before', () => {
    const kept = createKeptTexts<'a' | 'b'>(2);
    const value = { a: [1] };
    kept.wrote(of('one'), '{"a":[1]}', value);
    expect(kept.read(of('one'), '{"a":[1]}')).toBe(value);
    expect(kept.read(of('one'), '{"a":[3]}')).toEqual({ a: [3] });
  });

  test('ARCH-04 is remembered of so many alone', () => {
    const kept = createKeptTexts<'a' | 'b'>(2);
    const first = kept.read(of('one'), '[1]');
    kept.read(of('two'), '[2]');
    expect(kept.read(of('one'), '[1]')).toBe(first);
    kept.read(of('three'), '[3]');
    expect(kept.read(of('one'), '[1]')).not.toBe(first);
  });

  test('ARCH-04 is the same list for as long as it says the same, though its text is not held on to', () => {
    const kept = createKeptTexts<'a' | 'b'>(2);
    const list = [{ a: 1 }, { b: undefined, c: 'é' }];
    kept.wroteList(of('one'), list);
    expect(kept.readList(of('one'), textOfList(list))).toBe(list);
    const longer = kept.readList(of('one'), '[{"a":1},{"c":"é"},{"d":2}]');
    expect(longer).toEqual([{ a: 1 }, { c: 'é' }, { d: 2 }]);
    expect(kept.readList(of('one'), textOfList(longer))).toBe(longer);
    expect(kept.readList(of('one'), textOfList(list))).toEqual([{ a: 1 }, { c: 'é' }]);
    for (const other of ['two', 'three']) kept.readList(of(other), '[{"a":1}]');
    expect(kept.readList(of('one'), textOfList(longer))).not.toBe(longer);
  });

  test('ARCH-04 is read anew once it was forgotten, and nothing else is', () => {
    const kept = createKeptTexts<'a' | 'b'>(2);
    const [text, other, list] = [kept.read(of('one'), '[1]'), kept.read(of('two'), '[1]'), [{ a: 1 }]];
    kept.wroteList(of('one', 'b'), list);
    kept.forget('one');
    expect(kept.read(of('one'), '[1]')).not.toBe(text);
    expect(kept.readList(of('one', 'b'), '[{"a":1}]')).not.toBe(list);
    expect(kept.read(of('two'), '[1]')).toBe(other);
  });

  test('ARCH-04 is told apart by its column, and nothing of an empty list is kept', () => {
    const kept = createKeptTexts<'a' | 'b'>(2);
    const first = kept.read(of('one'), '[1]');
    expect(kept.read(of('one', 'b'), '[2]')).toEqual([2]);
    expect(kept.read(of('one'), '[1]')).toBe(first);
    for (const other of ['two', 'three', 'four']) expect(kept.readList(of(other), '[]')).toEqual([]);
    expect(kept.read(of('one'), '[1]')).toBe(first);
  });

  test('ARCH-04 is written as JSON has it, whatever was written before', () => {
    const [one, two] = [{ told: null, input: 'a "b"', left: undefined }, [1, 2]];
    expect(textOfList([])).toBe('[]');
    expect(textOfList([one])).toBe(JSON.stringify([one]));
    expect(textOfList([one, two, one])).toBe(JSON.stringify([one, two, one]));
  });
});
