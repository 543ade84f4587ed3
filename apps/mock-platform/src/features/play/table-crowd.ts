import { type CrowdBet, MOST_CROWD_BETS, type TableCrowd } from '@tonalli/contracts/play/table-shapes';
import { nicknameOf } from '../../people/find-member';
import { betIdOf } from '../../wagering/bets';
import { betIn, betsBehind, type SharedBet } from '../../wagering/shared-bets';
import type { World } from '../../world/world';
import { maskName } from './announce-win';
import type { Table } from './read-table';

/** Bets that are read in one turn: some milliseconds. */
const READ_AT_ONCE = 300;

/** Who plays a round of a table, kept as bets come: what was read before is not read again. */
export interface Crowd {
  /** Reads on. Returns whether something is left to read. */
  read(key: string | null): boolean;
  /** A bet that was read may be different, or gone. */
  changed(roundId: string): void;
  /** As everybody sees it. */
  show(): TableCrowd;
}

type Sign = 1 | -1;

class Sums {
  readonly #players = new Map<string, number>();
  readonly #lines = new Map<string, number>();
  #stakeMinor = 0;

  add({ memberId, stakeMinor, lines }: SharedBet, sign: Sign): void {
    this.#stakeMinor += sign * stakeMinor;
    addTo(this.#players, memberId, sign);
    for (const [line, minor] of Object.entries(lines)) addTo(this.#lines, line, sign * minor);
  }

  show(): Pick<TableCrowd, 'players' | 'stakeMinor' | 'spots'> {
    return {
      players: this.#players.size,
      stakeMinor: this.#stakeMinor,
      spots: Object.fromEntries(this.#lines),
    };
  }
}

function addTo(sums: Map<string, number>, name: string, more: number): void {
  const sum = (sums.get(name) ?? 0) + more;
  if (sum === 0) sums.delete(name);
  else sums.set(name, sum);
}

export function crowdOf(world: World, { rounds }: Pick<Table, 'rounds'>): Crowd {
  let key: string | null = null;
  let lastEntry = 0;
  let sums = new Sums();
  let bets = new Map<string, SharedBet>();
  const unread = new Set<string>();

  const put = (bet: SharedBet): void => {
    const before = bets.get(bet.roundId);
    if (before) sums.add(before, -1);
    sums.add(bet, 1);
    bets.set(bet.roundId, bet);
  };

  const readAgain = (of: string, roundId: string): void => {
    unread.delete(roundId);
    const before = bets.get(roundId);
    const now = before && betIn(world, { rounds, key: of, roundId });
    if (now) put(now);
    else if (before) {
      sums.add(before, -1);
      bets.delete(roundId);
    }
  };

  const shown = (bet: SharedBet): CrowdBet => ({
    id: betIdOf(bet.betId),
    name: maskName(nicknameOf(world, bet.memberId)),
    stakeMinor: bet.stakeMinor,
    payoutMinor: bet.payoutMinor,
    detail: null,
  });

  return {
    read(of) {
      if (of !== key) [key, lastEntry, sums, bets] = [of, 0, new Sums(), new Map()];
      if (key === null) return false;
      const again = [...unread].slice(0, READ_AT_ONCE);
      for (const roundId of again) readAgain(key, roundId);
      // The number of the last one may be given anew once that is taken back.
      if (again.length > 0) lastEntry = Math.min(lastEntry, [...bets.values()].at(-1)?.entryId ?? 0);
      const read = betsBehind(world, { rounds, key, entryId: lastEntry, limit: READ_AT_ONCE });
      for (const bet of read) put(bet);
      lastEntry = read.at(-1)?.entryId ?? lastEntry;
      return read.length === READ_AT_ONCE || unread.size > 0;
    },
    changed: (roundId) => void unread.add(roundId),
    show() {
      const latest = [...bets.values()].slice(-MOST_CROWD_BETS).reverse();
      return { key, ...sums.show(), bets: latest.map(shown) };
    },
  };
}
