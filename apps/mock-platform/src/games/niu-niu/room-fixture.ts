import { NIU_SEATS, NiuNiuShown, type NiuNiuStep, NiuNiuView } from '@tonalli/contracts/games/niu-niu';
import { createMemoryRunner } from '../../wagering/testing/memory-runner';
import type { DrawnFrom } from '../../wagering/testing/memory-store';
import { niuNiu } from './module';

export const FAMILY = 'niu-niu';
/** What the room of the tests has each seat put up. */
export const COVER_MINOR = 5_000;

const RANKS = 'A23456789TJQK';
const SUITS = 'shdc';
/** `Th 5s`: rank and suit of each card. */
export const cards = (hand: string): number[] =>
  hand.split(' ').map((card) => SUITS.indexOf(card[1] ?? '') * 13 + RANKS.indexOf(card[0] ?? ''));

/** The draws that deal these cards seat by seat out of one deck, and leave the seats in this order for equal bids. */
export function dealing(hands: readonly number[][], order: readonly number[] = [1, 2, 3, 4, 5, 6]): number[] {
  const deck = Array.from({ length: 52 }, (_, card) => card);
  const dealt = hands.flat();
  const rest = deck.filter((card) => !dealt.includes(card));
  const all = [...dealt, ...rest.slice(0, NIU_SEATS * 5 - dealt.length)];
  const take = <Item>(from: Item[], item: Item): number => {
    const at = from.indexOf(item);
    from.splice(at, 1);
    return at;
  };
  const seats = [1, 2, 3, 4, 5, 6];
  return [...all.map((card) => take(deck, card)), ...order.map((seat) => take(seats, seat))];
}

export interface Sitting {
  readonly seat: number;
  readonly plan?: { bid: number; multiple: number };
}

/** A room with players in it, led from phase to phase by the test. */
export function sitDown(from: DrawnFrom, sittings: readonly Sitting[], coverMinor = COVER_MINOR) {
  const runner = createMemoryRunner(niuNiu);
  const round = runner.openShared(FAMILY, from);
  const players = sittings.map(({ seat }) => `player-${seat}`);
  for (const player of players) runner.fund(`${player}/main`, coverMinor);
  const ids = sittings.map((sitting, at) =>
    runner.place({ player: players[at] ?? '', family: FAMILY, bet: { round, seed: `seed-of-${at}`, ...sitting } }),
  );
  const phase = () => runner.phase(FAMILY, round);
  /** Ends phases until one of this name begins, or the hand is over. */
  function until(name: string): string {
    do runner.advance(FAMILY, round);
    while (phase().name !== name && phase().lastsMs !== null);
    return phase().name;
  }
  return {
    ...{ runner, round, ids, phase, until },
    shown: () => NiuNiuShown.parse(runner.showShared(FAMILY, round)),
    view: (at: number) => NiuNiuView.parse(runner.show(ids[at] ?? '')),
    step: (at: number, step: NiuNiuStep) => runner.step(ids[at] ?? '', step),
    balances: () => players.map((player) => runner.balance(`${player}/main`)),
  };
}
