import { type QuarterLine, totalResult } from './asian';
import type { LegResult } from './leg';
import type { Chances } from './margin';

/** One question about an event with all its answers. `Story` is what happened; `Taken` what is remembered of when a bet was placed. */
export interface Market<Type extends string, Story, Taken = unknown> {
  readonly type: Type;
  /** What sets markets of one type apart: `match`, `half1:-3`, `home:10`. */
  readonly key: string;
  readonly selections: readonly string[];
  /** How a selection comes out once the event is over. Throws RangeError for one that it does not have. */
  result(selection: string, story: Story, taken?: Taken): LegResult;
}

export type Answers<Story, Taken> = Readonly<Record<string, (story: Story, taken: Taken | undefined) => LegResult>>;

export function answering<Type extends string, Story, Taken = unknown>(
  type: Type,
  key: string,
  answers: Answers<Story, Taken>,
): Market<Type, Story, Taken> {
  return {
    type,
    key,
    selections: Object.keys(answers),
    result(selection, story, taken) {
      const answer = Object.hasOwn(answers, selection) ? answers[selection] : undefined;
      if (!answer) throw new RangeError(`${type} has no selection ${selection}`);
      return answer(story, taken);
    },
  };
}

export type Question<Story> = (story: Story) => boolean;

/** A market in which each selection wins where its question is answered with yes. */
export const asking = <Type extends string, Story>(
  type: Type,
  key: string,
  questions: Readonly<Record<string, Question<Story>>>,
): Market<Type, Story> =>
  answering(
    type,
    key,
    Object.fromEntries(
      Object.entries(questions).map(([selection, wins]) => [
        selection,
        (story: Story) => (wins(story) ? 'WON' : 'LOST'),
      ]),
    ),
  );

export const yesNo = <Type extends string, Story>(
  type: Type,
  key: string,
  isSo: Question<Story>,
): Market<Type, Story> => asking(type, key, { yes: isSo, no: (story) => !isSo(story) });

export const overUnder = <Type extends string, Story>(
  type: Type,
  { key, line }: { key: string; line: QuarterLine },
  total: (story: Story) => number,
): Market<Type, Story> =>
  answering(type, key, {
    over: (story) => totalResult('over', total(story), line),
    under: (story) => totalResult('under', total(story), line),
  });

/** One way in which an event may end, with its chance. */
export interface Way<Story> {
  readonly of: Story;
  readonly chance: number;
}

/** With which chance each selection comes out how, by all ways in which the event may end; their chances are brought to 1. */
export function chancesBy<Type extends string, Story, Taken>(
  market: Market<Type, Story, Taken>,
  ways: readonly Way<Story>[],
  taken?: Taken,
): Map<string, Chances> {
  const all = ways.reduce((sum, { chance }) => sum + chance, 0);
  return new Map(
    market.selections.map((selection) => {
      const by: Record<LegResult, number> = { WON: 0, HALF_WON: 0, VOID: 0, HALF_LOST: 0, LOST: 0 };
      for (const { of, chance } of ways) by[market.result(selection, of, taken)] += chance / all;
      return [selection, { won: by.WON, halfWon: by.HALF_WON, void: by.VOID, halfLost: by.HALF_LOST }];
    }),
  );
}
