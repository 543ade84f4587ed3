import type { GuardedAct } from '../world/guard-rules';

/** The proof that the rules of protection allowed something that moves no money. Only the guard makes one. */
export class ActPermit<Name extends GuardedAct = GuardedAct> {
  readonly #name: Name;
  readonly memberId: string;
  constructor(name: Name, memberId: string) {
    this.#name = name;
    this.memberId = memberId;
  }
  get act(): Name {
    return this.#name;
  }
}
