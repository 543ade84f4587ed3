import type { Word } from './words';

/**
 * What would have been right at a place: `number`, `number-or-play`, `number-or-amount`, `amount`, `play-or-end`, `end`: something
 * of that kind; `digits`: a number of so many; `once`: a number that was not there yet; `count`: from `least` to `most` numbers,
 * or one of `counts`; `stations`: from `least` to `most` stations, none where fewer draw; `other-play`: one that this
 * lottery has.
 */
export interface ShorthandFault extends Word {
  readonly expected:
    | 'number'
    | 'number-or-play'
    | 'number-or-amount'
    | 'amount'
    | 'play-or-end'
    | 'end'
    | 'digits'
    | 'once'
    | 'count'
    | 'stations'
    | 'other-play';
  readonly digits?: number;
  readonly least?: number;
  readonly most?: number;
  readonly counts?: readonly number[];
}

export const fault = (
  at: Word,
  expected: ShorthandFault['expected'],
  more: Partial<ShorthandFault> = {},
): ShorthandFault => ({
  ...more,
  ...at,
  expected,
});

/** What was read, or what is wrong with it. */
export type Read<Thing> = Thing | ShorthandFault;
export const isFault = (read: object): read is ShorthandFault => 'expected' in read;
