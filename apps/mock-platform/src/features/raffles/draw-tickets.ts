import type { DrawSource } from '../../kernel/fairness';

interface Block {
  readonly memberId: string;
  readonly from: number;
  readonly count: number;
}

export interface DrawnTicket {
  readonly ticket: number;
  readonly memberId: string;
  readonly isPassed: boolean;
}

interface Pot {
  readonly source: DrawSource;
  /** In the order of their numbers. */
  readonly blocks: readonly Block[];
  /** How many prizes there are. */
  readonly prizes: number;
  /** Nothing may be given to this one: the draw goes on. */
  readonly isPassed: (memberId: string, place: number) => boolean;
}

/** The block of a ticket by its place among those that are left, and its number. */
function ticketAt(blocks: readonly Block[], place: number): { block: Block; ticket: number } {
  let before = 0;
  for (const block of blocks) {
    if (place < before + block.count) return { block, ticket: block.from + place - before };
    before += block.count;
  }
  throw new RangeError(`there is no ticket ${place} of ${before}`);
}

/** All holders in the order of the draw, each by the ticket that it hit: with a drawn ticket all others of its holder leave. */
export function* ticketsInTurn({ source, blocks }: Pick<Pot, 'source' | 'blocks'>) {
  let pot = blocks;
  while (pot.length > 0) {
    const left = pot.reduce((sum, { count }) => sum + count, 0);
    const { block, ticket } = ticketAt(pot, source.below(left));
    const { memberId } = block;
    yield { ticket, memberId };
    pot = pot.filter((each) => each.memberId !== memberId);
  }
}

/**
 * Draws a ticket for each prize among all that are left, each as likely as any other, so that nobody wins twice. It ends early where no
 * tickets are left.
 */
export function drawTickets({ prizes, isPassed, ...pot }: Pot): DrawnTicket[] {
  const drawn: DrawnTicket[] = [];
  let given = 0;
  if (prizes === 0) return drawn;
  for (const { ticket, memberId } of ticketsInTurn(pot)) {
    const passed = isPassed(memberId, given);
    drawn.push({ ticket, memberId, isPassed: passed });
    if (!passed) given += 1;
    if (given === prizes) break;
  }
  return drawn;
}
