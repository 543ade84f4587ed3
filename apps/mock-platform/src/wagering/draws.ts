import type { DrawSource } from '../kernel/fairness';

/** One draw as it is kept and shown: the bound, and the whole number at or above 0 and below it that was drawn. */
export type Draw = readonly [bound: number, value: number];

export interface RecordedDraws extends DrawSource {
  /** All draws so far, in order. */
  readonly drawn: readonly Draw[];
}

/** Draws from a source and keeps each draw, behind those that were kept before. */
export function recordDraws(source: DrawSource, before: readonly Draw[] = []): RecordedDraws {
  const drawn = [...before];
  return {
    drawn,
    below(bound) {
      const value = source.below(bound);
      drawn.push([bound, value]);
      return value;
    },
  };
}

/** Gives kept draws again in order. Throws `RangeError` on another bound than was drawn, and past the last draw. */
export function replayDraws(drawn: readonly Draw[]): DrawSource {
  let next = 0;
  return {
    below(bound) {
      const draw = drawn[next];
      if (draw?.[0] !== bound)
        throw new RangeError(`draw ${next} is ${draw ? `below ${draw[0]}` : 'missing'}, not below ${bound}`);
      next += 1;
      return draw[1];
    },
  };
}

/**
 * Goes on where a round stopped: the source begins anew and is drawn up to there. Further draws are kept behind the earlier
 * ones. Throws `RangeError` when the source does not give the kept draws, which it must.
 */
export function resumeDraws(source: DrawSource, drawn: readonly Draw[]): RecordedDraws {
  for (const [bound, value] of drawn) {
    if (source.below(bound) !== value) throw new RangeError('the source does not give the draws that were kept');
  }
  return recordDraws(source, drawn);
}

/** For whoever has to draw nothing: a shared round's bets. */
export const NO_DRAWS: DrawSource = {
  below() {
    throw new RangeError('bets of a shared round draw nothing');
  },
};
