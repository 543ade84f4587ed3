import * as vip from '@tonalli/contracts/vip/wire';
import type { World } from '../../db/world';
import { type CallResult, mintMember, type TestPlatform } from '../../testing';
import { findMember } from '../account';
import { keepBet } from '../records';
import { openSession } from '../session';

export interface Player {
  id: string;
  /** The name of their world. */
  world: string;
  token: string;
}

/** One world of a platform, and short ways to bet in it and to ask for VIP. */
export class VipWorld {
  readonly world: World;
  private readonly platform: TestPlatform;
  private rounds = 0;
  private claims = 0;

  constructor(platform: TestPlatform) {
    this.platform = platform;
    this.world = platform.worlds.create();
  }

  /** A new member with 1,000.00. */
  async player(type: 0 | 4 = 0): Promise<Player> {
    const { id } = await mintMember(this.world, { balanceMinor: 100_000, type });
    return this.logIn(id);
  }

  logIn(id: string): Player {
    const member = findMember(this.world, id);
    if (!member) throw new Error(`no member ${id}`);
    return { id, world: this.world.name, token: openSession(this.world, member, '127.0.0.1').token };
  }

  /** A bet of the record; the money of it is the affair of who plays. */
  bet({ id: memberId }: Player, stakeMinor: number, isTrial = false): void {
    this.rounds += 1;
    const game = { nodeId: '010001', vassalage: 'OMT', gameType: 'RNG', detail: { k: 'summary' } } as const;
    const bet = { roundId: `vip-${this.rounds}`, memberId, stakeMinor, payoutMinor: 0, isTrial };
    keepBet(this.world, { ...game, ...bet, at: this.world.clock.now() });
  }

  info(who: Player, language: 'ES' | 'EN' = 'ES') {
    return this.platform.value(vip.fetchVip, {}, { ...who, language });
  }

  /** Under a key of its own unless one is given. */
  claim(who: Player, bonusId: string, key?: string): Promise<CallResult> {
    this.claims += 1;
    const idempotencyKey = key ?? `claim-${this.claims}`;
    return this.platform.call(vip.claimVipBonus, { bonusId }, { ...who, idempotencyKey });
  }

  /** Reaches level 1. Returns the bonus for it. */
  async levelOne(who: Player): Promise<string> {
    this.bet(who, 100_000);
    return (await this.info(who)).bonuses[0]?.bonusId ?? '';
  }

  balanceMinor({ id }: Player): number {
    return this.world.ledger.balance(id, 'member.main');
  }

  paid(): unknown {
    return this.world.sqlite.prepare("SELECT count(*) FROM postings WHERE kind = 'bonus.vip'").pluck().get();
  }
}
