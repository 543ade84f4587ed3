import type { RoundAnswer, RoundGameState } from '@tonalli/contracts/play/round-shapes';
import { afterEach, describe, expect, it } from 'vitest';
import { openGrant, requireTerms } from '../bonuses';
import { findGame, playableOfFamily } from '../lobby';
import { WALLET_VENDORS } from '../wallet';
import { type Player, servePlay } from './play-fixture';

const fixture = await servePlay();
const { world } = fixture;
const BET = { side: 'under', target: 5_000, stakeMinor: 1_000 } as const;

afterEach(() => expect(world.ledger.audit().findings).toEqual([]));

const give = (memberId: string, bonusMinor: number) =>
  world.transaction(() =>
    openGrant(world, {
      ...{ memberId, terms: requireTerms('gift'), bonusMinor, depositMinor: 0 },
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
    const { token, bonusMinor } = await enter(player, 'dice');
    expect(bonusMinor).toBe(20_000);
    const { value } = await fixture.api<RoundAnswer>('place', { token, body: { roundKey: 'a'.repeat(22), bet: BET } });
    if (!value) throw new Error('the bet was not placed');
    // The stake and what it won are the bonus's; a jackpot would be the member's.
    expect(value.bonusMinor).toBe(20_000 - 1_000 + value.payoutMinor - value.jackpotMinor);
  });

  it('PROMO-05 is told of none where there is none', async () => {
    const plain = await fixture.player(5_000);
    expect(await enter(plain, 'dice')).not.toHaveProperty('bonusMinor');
    expect(await enter(await fixture.player(0), 'slot')).not.toHaveProperty('bonusMinor');
  });
});
