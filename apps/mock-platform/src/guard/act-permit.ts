import type { MarketingChannel } from '@tonalli/contracts/consents/choices';
import type { GuardedAct } from '../world/guard-rules';

/** The proof that the rules of protection allowed something that moves no money. Only the guard makes one. */
export class ActPermit<Name extends GuardedAct = GuardedAct> {
  readonly #name: Name;
  readonly memberId: string;
  /** On which it may be advertised; null: it is of no advertising. */
  readonly channel: MarketingChannel | null;
  constructor(name: Name, { memberId, channel = null }: { memberId: string; channel?: MarketingChannel | null }) {
    this.#name = name;
    this.memberId = memberId;
    this.channel = channel;
  }
  get act(): Name {
    return this.#name;
  }
}
