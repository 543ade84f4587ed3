import { chance, choose } from '../../chance';
import type { BetKind, Hit, Play, Selection } from '../../play';
import { classOf, NUMBERS, type NumberClass, REFUNDED } from './balls';
import { drawnOf, type SixMark } from './result';

export interface ClassPlay {
  id: string;
  group: string;
  classes: readonly NumberClass[];
  /** Bets get their stake back where 49 is the special number, which then is in no class. */
  isRefunded?: boolean;
  example: Play<SixMark>['example'];
}

/** Options of as many numbers each have one chance, so they are one kind. */
const kindOf = (numbers: number) => `numbers-${numbers}`;

const BALLS = 7;
const WON = 'drawn';
export const REFUND = 'refund';

/** What all plays on classes of numbers have in common: each option chosen is a bet. */
function classPlay({ id, group, classes, example }: ClassPlay, prizesOf: (numbers: number) => BetKind['prizes']) {
  const kinds = new Map(classes.map(({ option, numbers }) => [option, kindOf(numbers.length)]));
  const kindOfOption = (option: string): string => kinds.get(option) ?? '';
  const sizes = [...new Set(classes.map(({ numbers }) => numbers.length))];
  const count = ([options = []]: Selection) =>
    sizes.map((size) => ({
      kind: kindOf(size),
      bets: options.filter((option) => kindOfOption(option) === kindOf(size)).length,
    }));
  return {
    id,
    group,
    board: {
      kind: 'rows' as const,
      rows: [{ id: 'options', options: [...kinds.keys()], least: 1, most: classes.length }],
    },
    kinds: sizes.map((size) => ({ id: kindOf(size), prizes: prizesOf(size) })),
    example,
    count,
    *expand([options = []]: Selection) {
      for (const option of options) yield { kind: kindOfOption(option), bet: option };
    },
    /** So many options of each kind. */
    tallied: (options: readonly string[], prize: string): Hit[] =>
      count([options])
        .filter(({ bets }) => bets > 0)
        .map(({ kind, bets }) => ({ kind, prize, times: bets })),
  };
}

/** Options for the special number: the one that it belongs to wins. */
export function specialPlay(play: ClassPlay): Play<SixMark> {
  const { isRefunded = false, classes } = play;
  const refund = { id: REFUND, chance: chance(1, NUMBERS.length) };
  const { tallied, ...common } = classPlay(play, (numbers) => [
    { id: WON, chance: chance(numbers, NUMBERS.length) },
    ...(isRefunded ? [refund] : []),
  ]);
  return {
    ...common,
    hits([options = []], { special }) {
      if (isRefunded && special === REFUNDED) return tallied(options, REFUND);
      const drawn = classOf(classes, special);
      return tallied(
        options.filter((option) => option === drawn),
        WON,
      );
    },
    bestCases: ([options = []]) => [
      ...common
        .count([options])
        .filter(({ bets }) => bets > 0)
        .map(({ kind }) => [{ kind, prize: WON, times: 1 }]),
      ...(isRefunded ? [tallied(options, REFUND)] : []),
    ],
  };
}

/** As many of each kind as seven numbers may be of, the first kind first. */
function greedily(counts: readonly { kind: string; bets: number }[]): Hit[] {
  let left = BALLS;
  const hits: Hit[] = [];
  for (const { kind, bets } of counts) {
    const times = Math.min(bets, left);
    left -= times;
    if (times > 0) hits.push({ kind, prize: WON, times });
  }
  return hits;
}

/** Options for all seven numbers: each wins once if any of its numbers is drawn, regular or special. */
export function appearsPlay(play: ClassPlay): Play<SixMark> {
  const none = (numbers: number) => choose(NUMBERS.length - numbers, BALLS);
  const all = choose(NUMBERS.length, BALLS);
  const { tallied, ...common } = classPlay(play, (numbers) => [{ id: WON, chance: chance(all - none(numbers), all) }]);
  return {
    ...common,
    hits([options = []], result) {
      const drawn = new Set(drawnOf(result).map((number) => classOf(play.classes, number)));
      return tallied(
        options.filter((option) => drawn.has(option)),
        WON,
      );
    },
    bestCases(selection) {
      const counts = common.count(selection);
      return [greedily(counts), greedily(counts.toReversed())];
    },
  };
}
