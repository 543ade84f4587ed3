import * as wire from '@tonalli/contracts/tournaments/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import { placeSummary } from '../../emulator/summary-bet';
import { endReward } from '../../rewarding/end-reward';
import { claimWaiting, rewardIdOf } from '../../rewarding/grant-reward';
import { mintPlayer, type Player, playerOf } from '../../testing/log-in';
import { serveWorlds } from '../../testing/stage';
import { startBreak } from '../breaks';
import { announceTournament, closeTournament, joinRace } from './run-tournament';
import { entriesRepository } from './tournaments.repository';

const stage = await serveWorlds();
const DAY_MS = 86_400_000;
const FUNDS = { balanceMinor: 10_000 };
const GAME = { nodeId: '000001', vendor: 'OMT', gameType: 'RNG' as const };

let ana: Player;
let bo: Player;
let id: number;
beforeEach(async () => {
  const { world } = stage;
  world.clock.freeze();
  [ana, bo] = [await mintPlayer(world, FUNDS), await mintPlayer(world, FUNDS)];
  const startsAt = world.clock.now();
  const rules = { bestOf: 1, roundsMax: 50, repeats: false, minStakeMinor: 100, gameTypes: ['RNG' as const] };
  const period = { startsAt, endsAt: startsAt + DAY_MS, titleEs: 'Torneo', titleEn: 'Tournament' };
  ({ id } = world.transaction(() => announceTournament(world, { ...rules, ...period, prizesMinor: [700, 300] })));
  world.transaction(() => {
    for (const who of [ana, bo]) joinRace(world, id, who.id);
  });
  for (const [who, payoutMinor] of [
    [ana, 900],
    [bo, 500],
  ] as const)
    placeSummary(world, {
      roundId: `${who.id}-1`,
      memberId: who.id,
      game: GAME,
      stakeMinor: 100,
      payoutMinor,
      at: startsAt,
    });
});

/** In a session of now: time ends those before. */
const shown = async ({ id: memberId }: Pick<Player, 'id'>) => {
  const who = playerOf(stage.world, memberId);
  const { tournaments } = await stage.platform.value(wire.listTournaments, { language: 'EN' }, who);
  const found = tournaments.find(({ tournamentId }) => Number(tournamentId.slice(2)) === id);
  if (!found) throw new Error('the tournament is not shown');
  return found;
};
const close = () => stage.world.transaction(() => closeTournament(stage.world, id));

describe('the result of a tournament', () => {
  it('PROMO-07 says what one won and what became of it: nothing while it runs, waiting, claimed', async () => {
    expect((await shown(ana)).own).toMatchObject({ place: 1, prize: '7.00', prizeState: null });
    close();
    expect((await shown(ana)).own).toMatchObject({ place: 1, prize: '7.00', prizeState: 'WAITING' });
    const rewardId = entriesRepository(stage.world).own(id, ana.id)?.rewardId ?? 0;
    const { world } = stage;
    world.transaction(() => claimWaiting(world, { id: rewardId, memberId: ana.id, at: world.clock.now() }));
    expect((await shown(ana)).own?.prizeState).toBe('CLAIMED');
    expect((await shown(bo)).own).toMatchObject({ place: 2, prize: '3.00', prizeState: 'WAITING' });
  });

  it('RG-03 PROMO-07 finds a prize that a time-out held back waiting once that is over', async () => {
    startBreak(stage.world, bo.id, '24h');
    close();
    stage.world.clock.advance(DAY_MS);
    expect((await shown(bo)).own).toMatchObject({ place: 2, prize: '3.00', prizeState: 'WAITING' });
  });

  it('PROMO-07 says of a prize that lapsed that it did', async () => {
    close();
    stage.world.clock.advance(7 * DAY_MS - 1);
    expect((await shown(ana)).own?.prizeState).toBe('WAITING');
    const rewardId = entriesRepository(stage.world).own(id, ana.id)?.rewardId ?? 0;
    stage.world.transaction(() => endReward(stage.world, { rewardId: rewardIdOf(rewardId), as: 'expire' }));
    expect((await shown(ana)).own?.prizeState).toBe('LAPSED');
  });

  it('PROMO-07 stands with the moment at which it was closed, where that was before its end', async () => {
    stage.world.clock.advance(3_600_000);
    const closedAt = new Date(stage.world.clock.now()).toISOString();
    close();
    expect(await shown(ana)).toMatchObject({ phase: 'CLOSED', endsAt: closedAt });
  });

  it('PROMO-07 says to who won nothing that there is no prize', async () => {
    const eva = await mintPlayer(stage.world);
    stage.world.transaction(() => joinRace(stage.world, id, eva.id));
    close();
    expect((await shown(eva)).own).toEqual({ place: null, score: 0, rounds: 0, prize: '0.00', prizeState: null });
  });
});
