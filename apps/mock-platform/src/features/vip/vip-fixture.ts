import * as vip from '@tonalli/contracts/vip/wire';
import { beforeEach } from 'vitest';
import { mintPlayer, type Player } from '../../testing/log-in';
import { type Stage, serveWorlds } from '../../testing/stage';
import type { CallResult } from '../../testing/test-platform';
import { keepBet } from '../../wagering/bets';

/** Short ways to bet in the world of the running test and to ask for VIP. */
class VipClub {
  private readonly stage: Stage;
  private rounds = 0;
  private claims = 0;

  constructor(stage: Stage) {
    this.stage = stage;
  }

  get platform() {
    return this.stage.platform;
  }

  get world() {
    return this.stage.world;
  }

  /** A new member with 1,000.00. */
  player(type: 0 | 4 = 0): Promise<Player> {
    return mintPlayer(this.world, { balanceMinor: 100_000, type });
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

/** A platform for the tests of a file, and for each of them a world with a member in it. */
export async function serveClub(): Promise<VipClub & { ana: Player }> {
  const club = new VipClub(await serveWorlds());
  const joined = Object.assign(club, { ana: await club.player() });
  beforeEach(async () => {
    joined.ana = await club.player();
  });
  return joined;
}
