interface Board {
  readonly cells: number;
  /** Symbols, each as likely as any other. */
  readonly kinds: number;
  /** So many of a symbol win. */
  readonly least: number;
  /** The round ends with this win. */
  readonly wins: number;
}

export interface Tumbled {
  /** How many symbols win on average, by the wins before, and by how many of the symbol there are. */
  readonly winners: readonly (readonly number[])[];
  /** The chance that there is a first, a second, a third win ... */
  readonly reached: readonly number[];
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

function factorialsTo(most: number): number[] {
  const products = [1];
  for (let n = 1; n <= most; n += 1) products.push((products[n - 1] ?? 0) * n);
  return products;
}

/**
 * What follows a board of which these numbers of cells are left, symbol by symbol and the most first: every way for the others to
 * fill that has a win, how likely, and what is left then. Symbols with as many cells left are interchangeable, so that what they
 * get is told in one order alone.
 */
function follow({ cells, kinds, least }: Board, left: readonly number[], digits: readonly number[]) {
  const factorials = factorialsTo(cells);
  const inverses = factorials.map((product) => 1 / product);
  const drawn = cells - sumOf(left);
  const sameAs = (has: number) => left.filter((other) => other === has).length;
  const orders = [...new Set(left)].reduce((product, has) => product * (factorials[sameAs(has)] ?? 0), 1);
  const scale = ((factorials[drawn] ?? 0) * orders) / kinds ** drawn;
  const next = new Map<number, number>();
  /** By symbol: what was decided of those before it. */
  const states = [0];
  const weights = [scale];
  const isWon = [false];
  const got: number[] = [];
  const alike: number[] = [];
  const walk = (at: number, rest: number) => {
    const has = left[at] ?? 0;
    const won = isWon[at] ?? false;
    // The others have no more: none of them can win either.
    if (!won && has + rest < least) return;
    const [state, weight] = [states[at] ?? 0, weights[at] ?? 0];
    const isSame = at > 0 && left[at - 1] === has;
    const before = isSame ? (got[at - 1] ?? 0) : 0;
    const isLast = at === kinds - 1;
    for (let more = isLast ? Math.max(rest, before) : before; more <= rest; more += 1) {
      const run = isSame && more === before ? (alike[at - 1] ?? 0) + 1 : 1;
      const stays = has + more < least;
      const reached = stays ? state + (digits[has + more] ?? 0) : state;
      const share = (weight * (inverses[more] ?? 0)) / run;
      if (isLast) {
        if (won || !stays) next.set(reached, (next.get(reached) ?? 0) + share);
        continue;
      }
      states[at + 1] = reached;
      weights[at + 1] = share;
      isWon[at + 1] = won || !stays;
      got[at] = more;
      alike[at] = run;
      walk(at + 1, rest - more);
    }
  };
  walk(0, drawn);
  return next;
}

/** How many of a symbol there are, each time it wins, once a board with these cells left was filled. */
function winnersOf({ cells, kinds, least }: Board, left: readonly number[]): number[] {
  const factorials = factorialsTo(cells);
  const of = (n: number): number => factorials[n] ?? Number.NaN;
  const row = new Array<number>(cells + 1).fill(0);
  const drawn = cells - sumOf(left);
  for (const has of left) {
    for (let more = Math.max(0, least - has); more <= drawn; more += 1) {
      const ways = (of(drawn) / of(more) / of(drawn - more)) * (kinds - 1) ** (drawn - more);
      row[has + more] = (row[has + more] ?? 0) + ways / kinds ** drawn;
    }
  }
  return row;
}

/**
 * Follows a board whose winning cells vanish and are drawn anew, over every way in which it can fill, apart from the game's code.
 * What wins depends on how many of each symbol there are, wherever they lie; and since all symbols are alike, what stays is known
 * by how many symbols have one cell left, how many two, and so on. So a state is that list, and a round is a chain of them.
 */
export function cascade(board: Board): Tumbled {
  const { cells, kinds, least, wins } = board;
  /** How many symbols have so many cells left is a digit of the state's number. */
  const digits = Array.from({ length: least }, (_, left) => (left === 0 ? 0 : (kinds + 1) ** (left - 1)));
  const leftOf = (state: number): number[] => {
    const counts = digits.slice(1).map((digit) => Math.floor(state / digit) % (kinds + 1));
    const left = counts.flatMap((many, index) => new Array<number>(many).fill(index + 1)).reverse();
    return [...left, ...new Array<number>(kinds - left.length).fill(0)];
  };
  const known = new Map<number, { winners: number[]; next: ReadonlyMap<number, number> }>();
  const read = (state: number) => {
    const left = leftOf(state);
    const found = { winners: winnersOf(board, left), next: follow(board, left, digits) };
    known.set(state, found);
    return found;
  };
  const winners: number[][] = [];
  const reached: number[] = [];
  let states: ReadonlyMap<number, number> = new Map([[0, 1]]);
  for (let win = 0; win < wins; win += 1) {
    const row = new Array<number>(cells + 1).fill(0);
    const next = new Map<number, number>();
    for (const [state, chance] of states) {
      const found = known.get(state) ?? read(state);
      found.winners.forEach((many, count) => {
        row[count] = (row[count] ?? 0) + chance * many;
      });
      for (const [to, share] of found.next) next.set(to, (next.get(to) ?? 0) + chance * share);
    }
    winners.push(row);
    reached.push(sumOf([...next.values()]));
    states = next;
  }
  return { winners, reached };
}
