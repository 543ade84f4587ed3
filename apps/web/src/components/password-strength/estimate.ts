import { COMMON_WORDS, isCommonPassword } from '@tonalli/contracts/common-passwords';

export const STRENGTHS = ['weak', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** From so many bits on; below the first it is weak. Against the hash of the platform, a guess costs tens of milliseconds. */
const FROM_BITS = { fair: 28, good: 42, strong: 58 } as const;

/** A listed word costs whoever guesses one of some hundreds, and how it is written. */
const WORD_BITS = 11;
const YEAR_BITS = 7;
/** Where it begins, how long it is, and which way it goes. */
const RUN_BITS = 6;
/** Of a letter in something that can be spoken, which is chosen as words are. */
const SPOKEN_LETTER_BITS = 2.5;

const LONGEST_FIRST = COMMON_WORDS.filter((word) => word.length >= 4).sort((one, other) => other.length - one.length);
const KEY_RUNS = ['0123456789', '9876543210', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** A strength estimate against somebody who knows how people choose passwords; it errs on the low side. */
export function passwordStrength(password: string, username = ''): Strength {
  if (isCommonPassword(password, username)) return 'weak';
  const bits = passwordBits(password, username);
  if (bits >= FROM_BITS.strong) return 'strong';
  if (bits >= FROM_BITS.good) return 'good';
  return bits >= FROM_BITS.fair ? 'fair' : 'weak';
}

/** An estimate of entropy: known patterns count little, the rest by its characters. */
export function passwordBits(password: string, username = ''): number {
  let rest = password.toLowerCase();
  let bits = 0;
  const take = (known: string, cost: number) => {
    if (known === '' || !rest.includes(known)) return;
    rest = rest.replaceAll(known, ' ');
    bits += cost;
  };
  if (username.length >= 3) take(username.toLowerCase(), 1);
  for (const word of LONGEST_FIRST) take(word, WORD_BITS);
  for (const [year] of rest.matchAll(/(?:19|20)\d\d/g)) take(year, YEAR_BITS);
  for (const run of runsIn(rest)) take(run, RUN_BITS);
  for (const [spoken] of rest.matchAll(/[a-z]{4,}/g)) {
    if (isSpoken(spoken)) take(spoken, spoken.length * SPOKEN_LETTER_BITS);
  }
  const left = rest.replaceAll(' ', '');
  // Twice the same character is worth less than two.
  const counted = Math.min(left.length, new Set(left).size * 1.5);
  return bits + counted * Math.log2(poolOf(password));
}

/** A capital at the very beginning is what everybody adds. */
function poolOf(password: string): number {
  const kinds: [RegExp, number][] = [
    [/[a-z]/, 26],
    [/.[A-Z]/, 26],
    [/\d/, 10],
    [/[^A-Za-z\d]/, 33],
  ];
  const size = kinds.reduce((sum, [kind, count]) => sum + (kind.test(password) ? count : 0), 0);
  return Math.max(size, 10);
}

/** Three or more of one character, or of neighbours in the alphabet, in counting or on the keyboard. */
function runsIn(text: string): string[] {
  const same = text.match(/(\S)\1{2,}/g) ?? [];
  const rows = KEY_RUNS.flatMap((row) => {
    const found: string[] = [];
    for (let length = row.length; length >= 3; length -= 1) {
      for (let start = 0; start + length <= row.length; start += 1) {
        const part = row.slice(start, start + length);
        if (text.includes(part) && !found.some((longer) => longer.includes(part))) found.push(part);
      }
    }
    return found;
  });
  return [...same, ...rows];
}

function isSpoken(letters: string): boolean {
  const vowels = letters.match(/[aeiou]/g)?.length ?? 0;
  return vowels >= letters.length * 0.25 && vowels <= letters.length * 0.7;
}
