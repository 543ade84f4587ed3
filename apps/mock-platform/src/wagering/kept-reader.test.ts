import { expect, test } from 'vitest';
import { z } from 'zod';
import { readerOf } from './kept-reader';

const Named = z.object({ name: z.string() });
/** Twice as many as a schema remembers. */
const MANY = 1_024;

test('ARCH-04 what was read with a schema is read once, whoever asks', () => {
  const kept = { name: 'a', more: 1 };
  const read = readerOf(Named).read(kept);
  expect(read).toStrictEqual({ name: 'a' });
  expect(readerOf(Named).read(kept)).toBe(read);
  expect(readerOf(z.looseObject({ name: z.string() })).read(kept)).toStrictEqual(kept);
});

test('ARCH-04 what was made is taken as it is, also among many others, and what was long ago is read anew', () => {
  const reader = readerOf(Named);
  const made = { name: 'a', more: 1 };
  reader.made(made);
  for (let other = 0; other < MANY / 2 - 1; other += 1) reader.read({ name: `${other}` });
  expect(reader.read(made)).toBe(made);
  for (let other = 0; other < MANY; other += 1) reader.read({ name: `${other}` });
  expect(reader.read(made)).toStrictEqual({ name: 'a' });
});
