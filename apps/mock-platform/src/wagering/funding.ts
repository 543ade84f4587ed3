import { sumOf } from './stake';

/** Where money of a stake came from: an account of the player's, and for bonus money the grant. */
export interface Funding {
  /** `main`, `vendor:<id>`, `trial`, `grant`, `free`, `escrow:<table>`: what the ledger calls the account. */
  readonly account: string;
  /** Of bonus money, whose account is `grant`, and of free plays, whose account is `free`. */
  readonly grantId?: string;
  /** Minor units, 0 or more. */
  readonly amountMinor: number;
}

function assertAmount(amountMinor: number): void {
  if (!Number.isSafeInteger(amountMinor) || amountMinor < 0) throw new RangeError(`not an amount: ${amountMinor}`);
}

/**
 * Divides an amount in the ratio of a funding, in whole minor units by largest remainder (between equal remainders the earlier
 * source comes first). The sum is the amount exactly, each part is within one minor unit of its exact share, and dividing
 * the stake itself gives every source what it gave. The order is the funding's. Throws `RangeError` for no amount of whole
 * minor units at or above 0, and where there is nothing to divide by.
 */
export function divide(amountMinor: number, funding: readonly Funding[]): Funding[] {
  assertAmount(amountMinor);
  for (const source of funding) assertAmount(source.amountMinor);
  const [only] = funding;
  if (only && funding.length === 1 && only.amountMinor > 0) return [{ ...only, amountMinor }];
  const whole = BigInt(sumOf(funding, (source) => source.amountMinor));
  if (whole === 0n) {
    if (amountMinor === 0) return [...funding];
    throw new RangeError('nothing was staked');
  }
  const shares = funding.map((source, index) => {
    const scaled = BigInt(amountMinor) * BigInt(source.amountMinor);
    return { source, index, floor: Number(scaled / whole), remainder: scaled % whole };
  });
  const left = amountMinor - sumOf(shares, ({ floor }) => floor);
  const first = [...shares].sort((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1,
  );
  const raised = new Set(first.slice(0, left).map(({ index }) => index));
  return shares.map(({ source, index, floor }) => ({ ...source, amountMinor: floor + (raised.has(index) ? 1 : 0) }));
}

/**
 * Takes a part out of a funding in its own ratio: a stake out of a hold, the part of a line that is cashed out. No source gives
 * more than it has, and taking all the parts one after another takes each source's amount exactly.
 * Throws `RangeError` for more than there is.
 */
export function take(partMinor: number, funding: readonly Funding[]): { taken: Funding[]; left: Funding[] } {
  if (partMinor > sumOf(funding, (source) => source.amountMinor)) throw new RangeError('more than was staked');
  const taken = divide(partMinor, funding);
  const left = funding.map((source, index) => ({
    ...source,
    amountMinor: source.amountMinor - (taken[index]?.amountMinor ?? 0),
  }));
  return { taken, left };
}

/** Takes parts out of a funding one after another, as `take` does; lines of an order that cost the same share what they were given. */
export function takingFrom(funding: readonly Funding[]): (partMinor: number) => readonly Funding[] {
  const [only] = funding;
  if (only && funding.length === 1) {
    let [leftMinor, latest] = [only.amountMinor, [only]];
    return (partMinor) => {
      assertAmount(partMinor);
      if (partMinor > leftMinor) throw new RangeError('more than was staked');
      leftMinor -= partMinor;
      if (latest[0]?.amountMinor !== partMinor) latest = [{ ...only, amountMinor: partMinor }];
      return latest;
    };
  }
  let left = funding;
  return (partMinor) => {
    const part = take(partMinor, left);
    left = part.left;
    return part.taken;
  };
}

const GRANT = 'grant:';
const FREE = 'free:';
/** What a round calls the source of a grant's money. */
export const sourceOfGrant = (grantId: string): string => `${GRANT}${grantId}`;
/** What a round calls the house's stake of a free play. */
export const sourceOfFree = (freeId: string): string => `${FREE}${freeId}`;

/** An amount of a source by its name. */
export function fundingOf(source: string, amountMinor: number): Funding {
  if (source.startsWith(GRANT)) return { account: 'grant', grantId: source.slice(GRANT.length), amountMinor };
  if (source.startsWith(FREE)) return { account: 'free', grantId: source.slice(FREE.length), amountMinor };
  return { account: source, amountMinor };
}

export const isGrant = (source: string): boolean => source.startsWith(GRANT);

export const isFree = ({ account }: Pick<Funding, 'account'>): boolean => account === 'free';

/** The free plays that pay for a round of these sources; null: the player does. */
export const freeOf = ([first = '']: readonly string[]): string | null =>
  first.startsWith(FREE) ? first.slice(FREE.length) : null;

const sameSource = (a: Funding, b: Funding): boolean => a.account === b.account && a.grantId === b.grantId;

/** Adds a later stake's funding to an earlier one's: sources that are the same become one, new ones come last. */
export function join(earlier: readonly Funding[], later: readonly Funding[]): Funding[] {
  const joined = [...earlier];
  for (const source of later) {
    const at = joined.findIndex((other) => sameSource(other, source));
    const before = joined[at];
    if (before) joined[at] = { ...before, amountMinor: before.amountMinor + source.amountMinor };
    else joined.push(source);
  }
  return joined;
}
