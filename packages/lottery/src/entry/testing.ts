import fc from 'fast-check';

/** The word that is so long at an offset, by the lines before it. */
export function wordAt(text: string, offset: number, length: number) {
  const before = text.slice(0, offset).split('\n');
  const column = (before.at(-1) ?? '').length + 1;
  return { text: text.slice(offset, offset + length), offset, line: before.length, column };
}

const RARE = [
  '\0',
  '\r',
  '\n',
  '\t',
  '\u00a0',
  '\u2028',
  '\ufeff',
  '٣',
  '３',
  'é',
  'Đ',
  'đ',
  '\u0301',
  'İ',
  '🎲',
  '\ud83c',
  '\udfb2',
];

/** Texts of what keyboards have and of what they do not: blanks, digits and accents of other scripts, halves of characters. */
export const anyText = fc.string({
  unit: fc.oneof(
    fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)),
    fc.constantFrom(...RARE),
  ),
  maxLength: 40,
});
