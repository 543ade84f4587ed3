import type { GuardedKind, PostingKind } from '@tonalli/contracts/ledger';

/** What a permit is good for: one posting of this kind, member and amount. */
export interface PermitTerms<Kind extends GuardedKind = GuardedKind> {
  kind: Kind;
  memberId: string;
  amountMinor: number;
}

class MintedPermit<Kind extends GuardedKind> {
  readonly #terms: PermitTerms<Kind>;
  constructor(terms: PermitTerms<Kind>) {
    this.#terms = terms;
  }
  get terms(): PermitTerms<Kind> {
    return this.#terms;
  }
}

/** The proof that the rules of protection allowed a movement, good for one posting. Nobody but the guard can make one. */
export type Permit<Kind extends GuardedKind = GuardedKind> = MintedPermit<Kind>;
export type Mint = <Kind extends GuardedKind>(terms: PermitTerms<Kind>) => Permit<Kind>;

interface Permitted {
  kind: PostingKind;
  memberId?: string;
  /** Whom a movement between two members asks for: who receives is protected. */
  toMemberId?: string;
  amountMinor: number;
  permit?: Permit;
}

export interface Permits {
  mint: Mint;
  /** Uses up the permit of a posting that is booked now. Throws where it has none that fits. */
  use(posting: Permitted): void;
}

/** The permits of one ledger: those of another are strange to it. */
export function createPermits(): Permits {
  const unused = new WeakSet<Permit>();
  return {
    mint(terms) {
      const permit = new MintedPermit({ ...terms });
      unused.add(permit);
      return permit;
    },
    use({ kind, memberId, toMemberId, amountMinor, permit }) {
      if (!permit) throw new Error(`${kind} needs a permit`);
      if (!unused.has(permit)) throw new Error(`the permit of ${kind} was used before, or is of another world`);
      const { terms } = permit;
      if (terms.kind !== kind) throw new Error(`a permit of ${terms.kind} is none of ${kind}`);
      if (terms.memberId !== (memberId ?? toMemberId)) throw new Error(`the permit of ${kind} is of another member`);
      if (terms.amountMinor !== amountMinor) throw new Error(`the permit of ${kind} is of another amount`);
      unused.delete(permit);
    },
  };
}
