/** What wins, written a second time and from one bet's text only, so that the plays can be held against it. */
type Rule = (drawn: string) => boolean;

const PLACES = ['ten-thousands', 'thousands', 'hundreds', 'tens', 'units'];

const SEEN: Readonly<Record<number, Readonly<Record<string, readonly [number, number]>>>> = {
  5: {
    five: [0, 5],
    'four-front': [0, 4],
    'four-back': [1, 5],
    'three-front': [0, 3],
    'three-middle': [1, 4],
    'three-back': [2, 5],
    'two-front': [0, 2],
    'two-back': [3, 5],
  },
  3: { three: [0, 3], 'two-front': [0, 2], 'two-back': [1, 3] },
};

export const windowOf = (play: string, size: number): readonly [number, number] | null =>
  Object.entries(SEEN[size] ?? {}).find(([id]) => play.startsWith(`${id}-`))?.[1] ?? null;

function lookAt(play: string): (drawn: string) => string {
  const windows = new Map([5, 3].map((size) => [size, windowOf(play, size)]));
  return (drawn) => drawn.slice(...(windows.get(drawn.length) ?? [0]));
}

const sorted = new Map<string, string>();
function sortedOf(digits: string): string {
  const known = sorted.get(digits);
  if (known !== undefined) return known;
  sorted.set(digits, digits.split('').sort().join(''));
  return sortedOf(digits);
}

const digitAt = (place: string | undefined) => {
  const behind = PLACES.length - PLACES.indexOf(`${place}`);
  return (drawn: string) => Number(drawn[drawn.length - behind]);
};

const total = (digits: string) => digits.split('').reduce((all, digit) => all + Number(digit), 0);

function isMarked(mark: string | undefined, value: number, small: number): boolean {
  if (mark === 'odd' || mark === 'even') return (value % 2 !== 0) === (mark === 'odd');
  return value <= small === (mark === 'small');
}

function looks(three: string): string {
  const word = sortedOf(three);
  if (/^(.)\1\1$/.test(word)) return 'triple';
  if (/(.)\1/.test(word)) return 'pair';
  if (['012', '123', '234', '345', '456', '567', '678', '789', '089', '019'].includes(word)) return 'run';
  return /01|12|23|34|45|56|67|78|89|0.9/.test(word) ? 'half-run' : 'mixed';
}

function bull(drawn: string): string {
  const digits = drawn.split('').map(Number);
  const all = digits.reduce((sum, digit) => sum + digit, 0);
  for (const [at, one] of digits.entries()) {
    for (const other of digits.slice(at + 1)) {
      if ((all - one - other) % 10 === 0) return `${(one + other) % 10 === 0 ? 10 : (one + other) % 10}`;
    }
  }
  return 'none';
}

const split = (bet: string): [string, string] => {
  const [where = '', what = ''] = bet.split(':');
  return [where, what];
};

function faces(bet: string): Rule {
  const [, dragon, tiger, outcome] = /^((?:ten-)?[a-z]+)-((?:ten-)?[a-z]+):(.+)$/.exec(bet) ?? [];
  const [left, right] = [digitAt(dragon), digitAt(tiger)];
  if (outcome === 'tie') return (drawn) => left(drawn) === right(drawn);
  return (drawn) => (outcome === 'dragon' ? left(drawn) > right(drawn) : left(drawn) < right(drawn));
}

function marked(bet: string, seen: (drawn: string) => string): Rule {
  const marks = bet.split(',');
  return (drawn) => marks.every((mark, at) => isMarked(mark, Number(seen(drawn)[at]), 4));
}

function atPlace(bet: string, holds: (what: string, digit: number) => boolean): Rule {
  const [place, what] = split(bet);
  const seen = digitAt(place);
  return (drawn) => holds(what, seen(drawn));
}

function looking(bet: string): Rule {
  const [window, pattern] = split(bet);
  const seen = lookAt(`${window}-`);
  return (drawn) => looks(seen(drawn)) === pattern;
}

function masked(bet: string): Rule {
  const mask = new RegExp(`^${bet.replaceAll('-', '.')}$`);
  return (drawn) => mask.test(drawn);
}

interface Asked {
  play: string;
  bet: string;
  seen: (drawn: string) => string;
}

const RULES: readonly [RegExp, (asked: Asked) => Rule][] = [
  [/^any-\d-straight/, ({ bet }) => masked(bet)],
  [
    /-(group-.+|mixed-typed|banker)$/,
    ({ bet, seen }) =>
      (drawn) =>
        sortedOf(seen(drawn)) === bet,
  ],
  [
    /-(straight|straight-typed|sum|span)$/,
    ({ bet, seen }) =>
      (drawn) =>
        seen(drawn) === bet,
  ],
  [
    /-any-\d$/,
    ({ bet, seen }) =>
      (drawn) =>
        [...bet].every((digit) => seen(drawn).includes(digit)),
  ],
  [
    /^times-/,
    ({ play, bet }) =>
      (drawn) =>
        drawn.split(bet).length > Number(play.slice(6)),
  ],
  [/^positioning$/, ({ bet }) => atPlace(bet, (digit, drawn) => Number(digit) === drawn)],
  [/^place-marks$/, ({ bet }) => atPlace(bet, (mark, drawn) => isMarked(mark, drawn, 4))],
  [/^two-.*-marks$/, ({ bet, seen }) => marked(bet, seen)],
  [
    /^sum-of-five$/,
    ({ bet }) =>
      (drawn) =>
        isMarked(bet, total(drawn), 22),
  ],
  [
    /^sum-of-three$/,
    ({ bet }) =>
      (drawn) =>
        isMarked(bet, total(drawn), 13),
  ],
  [/^dragon-tiger$/, ({ bet }) => faces(bet)],
  [/^patterns$/, ({ bet }) => looking(bet)],
  [
    /^bull$/,
    ({ bet }) =>
      (drawn) =>
        bull(drawn) === bet,
  ],
];

/** When a bet of a play wins. Throws where a play has no rule here. */
export function ruleFor(play: string, bet: string): Rule {
  const found = RULES.find(([id]) => id.test(play));
  if (!found) throw new Error(`no rule says when ${play} wins`);
  return found[1]({ play, bet, seen: lookAt(play) });
}
