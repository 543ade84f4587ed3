import type { RoundAnswer, RoundGameState } from '@tonalli/contracts/play/round-shapes';
import { afterEach, describe, expect, it } from 'vitest';
import { statementsOf } from '../../testing/count-statements';
import { openGrant, requireTerms } from '../bonuses';
import { findGame, playableOfFamily } from '../lobby';
import { WALLET_VENDORS } from '../wallet';
import { forceRound } from './force-round';
import { sessionOf } from './game-session';
import { answerOf, placeRound } from './place-round';
import { type Player, servePlay } from './play-fixture';
import { secretOf } from './session-token';

const fixture = await servePlay();
const { world } = fixture;
const BET = { side: 'under', target: 5_000, stakeMinor: 1_000 } as const;

afterEach(() => expect(world.ledger.audit().findings).toEqual([]));

const give = (memberId: string, bonusMinor: number, times = requireTerms('gift').times) =>
  world.transaction(() =>
    openGrant(world, {
      ...{ memberId, terms: { ...requireTerms('gift'), times }, bonusMinor, depositMinor: 0 },
      ...{ sourceKey: `play:${memberId}`, at: world.clock.now() },
    }),
  );

async function enter(player: Player, family: Parameters<typeof playableOfFamily>[1]['family']) {
  const notOf = world.settings.get(WALLET_VENDORS);
  const game = findGame(world, playableOfFamily(world, { family, notOf, limit: 1 })[0]?.nodeId ?? '');
  if (!game) throw new Error(`${family} is not played`);
  const launched = await fixture.launch(player, { game });
  const opened = await fixture.api<RoundGameState & { token: string }>('open', {
    body: { launch: launched.token, world: world.name },
  });
  if (!opened.value) throw new Error('the game did not open');
  return opened.value;
}

describe('a page of a game', () => {
  it('PROMO-05 is told the bonus money that pays in it, as it opens and after each round', async () => {
    const player = await fixture.player(0);
    give(player.id, 20_000);
    const { token, bonusMinor, bonusMaxStakeMinor } = await enter(player, 'dice');
    expect([bonusMinor, bonusMaxStakeMinor]).toEqual([20_000, 2_000]);
    const { value } = await fixture.api<RoundAnswer>('place', { token, body: { roundKey: 'a'.repeat(22), bet: BET } });
    if (!value) throw new Error('the bet was not placed');
    // The stake and what it won are the bonus's; a jackpot would be the member's.
    expect(value.bonusMinor).toBe(20_000 - 1_000 + value.payoutMinor - value.jackpotMinor);
    expect(value.bonusMaxStakeMinor).toBe(2_000);
  });

  it.each([
    ['lost', 9_000],
    ['won', 1_000],
  ])('PROMO-05 is told of the balance with the bonus that a round which is %s has converted', async (_, roll) => {
    const player = await fixture.player(26_000);
    give(player.id, 20_000, 1);
    const { token, game } = await enter(player, 'dice');
    const place = (stakeMinor: number, wished: number) => {
      const bet = { ...BET, stakeMinor };
      forceRound(world, { memberId: player.id, nodeId: game.nodeId, bet, wish: { roll: wished } });
      return fixture.api<RoundAnswer>('place', { token, body: { roundKey: `${stakeMinor}`.padEnd(22, 'c'), bet } });
    };
    // 195.00 of 200.00 are wagered with real money, the rest with a stake of bonus money alone.
    await place(26_000, 9_000);
    const { value } = await place(1_000, roll);
    const mainMinor = world.ledger.balance(player.id, 'member.main');
    expect(mainMinor).toBeGreaterThanOrEqual(19_000);
    expect([value?.balanceMinor, value?.bonusMinor]).toEqual([mainMinor, undefined]);
  });

  it('PROMO-05 is told of none where there is none', async () => {
    const plain = await fixture.player(5_000);
    expect(await enter(plain, 'dice')).not.toHaveProperty('bonusMinor');
    expect(await enter(await fixture.player(0), 'slot')).not.toHaveProperty('bonusMinor');
  });
});

describe('the work of a spin', () => {
  /** All statements of the third spin, from the session to the answer. */
  async function spinsOf(player: Player, roll: number) {
    const { token, game } = await enter(player, 'dice');
    const spin = (nth: number) => {
      forceRound(world, { memberId: player.id, nodeId: game.nodeId, bet: BET, wish: { roll } });
      return statementsOf(() =>
        world.transaction(() => {
          const session = sessionOf(world, secretOf(token));
          if (!session) throw new Error('nobody plays');
          return answerOf(world, session, placeRound(world, session, { roundKey: `${nth}`.padEnd(22, 'k'), bet: BET }));
        }),
      );
    };
    spin(1);
    spin(2);
    return spin(3);
  }

  it.each([
    ['lost', 9_000],
    ['won', 1_000],
  ])(
    'PROMO-05 K1 an active bonus adds at most two reads and two writes to a spin that is %s, whichever money pays',
    async (_, roll) => {
      const plain = await spinsOf(await fixture.player(50_000), roll);
      for (const balanceMinor of [50_000, 0]) {
        const player = await fixture.player(balanceMinor);
        give(player.id, 20_000);
        const { reads, writes } = await spinsOf(player, roll);
        expect(reads.length).toBeLessThanOrEqual(plain.reads.length + 2);
        expect(writes.length).toBeLessThanOrEqual(plain.writes.length + 2);
      }
    },
  );
});
