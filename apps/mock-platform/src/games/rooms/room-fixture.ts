import { DECK } from '@tonalli/contracts/games/cards';
import type { AnyGameModule } from '../../wagering/define-game';
import { createMemoryRunner } from '../../wagering/testing/memory-runner';
import type { DrawnFrom } from '../../wagering/testing/memory-store';

const RANKS = 'A23456789TJQK';
const SUITS = 'shdc';
/** `Th 5s`: rank and suit of each card. */
export const cards = (hand: string): number[] =>
  hand.split(' ').map((card) => SUITS.indexOf(card[1] ?? '') * 13 + RANKS.indexOf(card[0] ?? ''));

/** The draws that take these out of what there is, one after another. */
export function taking<Item>(from: readonly Item[], items: readonly Item[]): number[] {
  const left = [...from];
  return items.map((item) => {
    const at = left.indexOf(item);
    left.splice(at, 1);
    return at;
  });
}

/** The draws that deal these cards seat by seat out of one deck, and to all seats behind them what is left. */
export function dealingTo(seats: number, hands: readonly number[][]): number[] {
  const deck = Array.from({ length: DECK }, (_, card) => card);
  const dealt = hands.flat();
  const each = hands[0]?.length ?? 0;
  const rest = deck.filter((card) => !dealt.includes(card));
  return taking(deck, [...dealt, ...rest.slice(0, seats * each - dealt.length)]);
}

interface Sat {
  readonly from: DrawnFrom;
  readonly sittings: readonly { readonly seat: number }[];
  readonly coverMinor: number;
}

/** A room with players in it, led from phase to phase by the test. */
export function openRoom(game: AnyGameModule, { from, sittings, coverMinor }: Sat) {
  const { family } = game;
  const runner = createMemoryRunner(game);
  const round = runner.openShared(family, from);
  const players = sittings.map(({ seat }) => `player-${seat}`);
  for (const player of players) runner.fund(`${player}/main`, coverMinor);
  const ids = sittings.map((sitting, at) =>
    runner.place({ player: players[at] ?? '', family, bet: { round, seed: `seed-of-${at}`, ...sitting } }),
  );
  const phase = () => runner.phase(family, round);
  const advance = () => runner.advance(family, round);
  /** Ends phases until one of this name begins, or the hand is over. */
  function until(name: string): string {
    do advance();
    while (phase().name !== name && phase().lastsMs !== null);
    return phase().name;
  }
  return {
    ...{ runner, round, ids, phase, advance, until },
    shown: () => runner.showShared(family, round),
    view: (at: number) => runner.show(ids[at] ?? ''),
    step: (at: number, step: unknown) => runner.step(ids[at] ?? '', step),
    balances: () => players.map((player) => runner.balance(`${player}/main`)),
  };
}
