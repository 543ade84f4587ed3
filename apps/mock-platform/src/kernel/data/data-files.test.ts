import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { dataFile, listById, parseData, readDataText } from './data-files';

const schema = listById(z.strictObject({ id: z.string(), es: z.strictObject({ title: z.string().min(1) }) }));
const read = (text: string) => () => parseData({ file: 'data/here.yaml', text, schema });

describe('a file of data', () => {
  it('DEV-01 is what its schema says', () => {
    expect(read('- id: one\n  es: { title: Uno }')()).toEqual([{ id: 'one', es: { title: 'Uno' } }]);
  });

  it.each([
    [
      'a value of another kind',
      '- id: one\n  es:\n    title: 12',
      'line 3: 0.es.title: Invalid input: expected string',
    ],
    ['what is missing', '- id: one\n- id: two\n  es: { title: Dos }', 'line 1: 0.es: Invalid input'],
    [
      'a key that nobody knows',
      '- id: one\n  es:\n    title: Uno\n    titel: x',
      'line 4: 0.es: Unrecognized key: "titel"',
    ],
    [
      'an id that is there already',
      '- id: one\n  es: { title: Uno }\n- es: { title: Dos }\n  id: one',
      'line 4: 1.id: there is another one',
    ],
    ['another shape altogether', 'id: one', 'line 1: Invalid input: expected array'],
    ['another language', '- id: "one', 'line 1: '],
    ['a text that begins with an asterisk', '- id: one\n  es:\n    title: *Uno', 'line 3: Unresolved alias'],
    ['nothing', '', 'line 1: Invalid input: expected array'],
  ])('DEV-01 tells file, line and key of %s', (_, text, message) => {
    expect(read(text)).toThrow(`data/here.yaml, ${message}`);
  });

  it('DEV-01 tells each thing that is wrong on a line of its own', () => {
    expect(read('- id: 1\n  es: { title: Uno }\n- id: two\n  es: {}')).toThrow(
      /^data\/here\.yaml, line 1: .*\ndata\/here\.yaml, line 4: /,
    );
  });

  it('DEV-01 is named when it is not there', () => {
    expect(() => readDataText('nowhere/none.yaml')).toThrow('data/nowhere/none.yaml cannot be read: ENOENT');
  });

  it('DEV-01 is read when it is first asked for, and once', () => {
    let parsed = 0;
    const counted = z.unknown().transform((value) => {
      parsed += 1;
      return value;
    });
    const banners = dataFile('content/banners.yaml', counted);
    expect(parsed).toBe(0);
    expect(banners()).toBe(banners());
    expect(parsed).toBe(1);
  });
});
