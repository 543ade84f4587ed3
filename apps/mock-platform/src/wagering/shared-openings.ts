/** A shared round by its number in the day's chain, from 1, and by its public name, unique within the rounds' name. */
export interface RoundName {
  readonly number: number;
  readonly key: string;
}

/** A round with when it opens, milliseconds since epoch, of the world's clock. */
export interface Opening extends RoundName {
  readonly opensAt: number;
}

export interface RoundTime<Config> {
  readonly config: Config;
  /** Milliseconds since epoch, of the world's clock. */
  readonly at: number;
}

export interface NextContext<Config> extends RoundTime<Config> {
  /** The calendar day (yyyy-MM-dd) of the operator's zone that the round belongs to. */
  readonly day: string;
}

/** The day's first round (from null), `at` being the day's beginning, and the one after each, `at` being its end. */
export type Next<Config> = (last: Opening | null, time: NextContext<Config>) => Opening;

/** On which day of the operator's the round of a name would open, or when; null for what is no name of theirs. */
export type PlaceOf = (key: string) => { readonly day: string } | { readonly opensAt: number } | null;

/**
 * When rounds open. Wagering names those of the first two kinds: `<day>-<number>`, numbered from 1 within the day.
 * The third kind is for draws that have names and hours of their own.
 */
export type Opens<Config> =
  | {
      /** One every so many milliseconds from the day's beginning on. A round has to be over by then; what is left is rest. */
      readonly everyMs: (config: Config) => number;
      readonly restMs?: never;
      readonly next?: never;
      readonly timed?: never;
      readonly daysOpen?: never;
      readonly placeOf?: never;
    }
  | {
      /** One after another, so many milliseconds after the end of the one before. */
      readonly restMs: (config: Config) => number;
      readonly everyMs?: never;
      readonly next?: never;
      readonly timed?: never;
      readonly daysOpen?: never;
      readonly placeOf?: never;
    }
  | {
      readonly next: Next<Config>;
      /**
       * They open by the hour: behind the day's first, `next` goes by the last one's opening alone, and none ends before one that
       * opened earlier. Left out: each opens once the one before it is over.
       */
      readonly timed?: true;
      /** Of those that open by the hour: for so many days one may go on, the one on which it opens included; 2 when left out. */
      readonly daysOpen?: number;
      /** Of those that open by the hour: where the round of a name is; left out: it is looked for around today. */
      readonly placeOf?: PlaceOf;
      readonly everyMs?: never;
      readonly restMs?: never;
    };

export const keyOf = (day: string, number: number): string => `${day}-${number}`;

/** The day and the number in a key that wagering gave; null for any other. */
export function readKey(key: string): { day: string; number: number } | null {
  const [, day = '', number = ''] = /^(\d{4}-\d{2}-\d{2})-([1-9]\d{0,6})$/.exec(key) ?? [];
  return day === '' ? null : { day, number: Number(number) };
}

function numbered<Config>(opensAt: (last: Opening | null, time: NextContext<Config>) => number): Next<Config> {
  return (last, time) => {
    const number = (last?.number ?? 0) + 1;
    return { number, key: keyOf(time.day, number), opensAt: opensAt(last, time) };
  };
}

export function nextBy<Config>(opens: Opens<Config>): Next<Config> {
  const { everyMs, restMs } = opens;
  if (everyMs) return numbered((last, { at, config }) => (last ? last.opensAt + everyMs(config) : at));
  if (restMs) return numbered((last, { at, config }) => (last ? at + restMs(config) : at));
  return opens.next;
}
