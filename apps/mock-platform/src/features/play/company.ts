import { ROOM_SEATS } from '@tonalli/contracts/games/rooms';
import { builtFamily } from '../../games/built-families';
import { automaticPlayer } from '../../people/automatic-players';
import { roundOf } from '../../wagering/drawn-round';
import type { Runner } from '../../wagering/runner';
import { sharedEntriesRepository } from '../../wagering/shared-entries.repository';
import { tableOwnerOf } from '../../wagering/title-rounds';
import type { World } from '../../world/world';
import { fillTrialWallet } from './fill-trial-wallet';
import type { GameSession } from './play.repository';
import { requireGame, titleOf } from './playable-game';
import { newRoundId } from './tokens';

type Player = Pick<GameSession, 'memberId' | 'nodeId' | 'wallet'>;

/** The round of somebody's own table that takes players now, and what automatic ones do there; null where there is none. */
function openTable(world: World, runner: Runner, { memberId, nodeId, wallet }: Player) {
  // Real money sits with everybody, which most bets are.
  if (wallet !== 'trial') return null;
  const title = titleOf(requireGame(world, nodeId));
  const game = builtFamily(title.family);
  const tableOwnerId = game ? tableOwnerOf(game, { memberId, wallet }) : null;
  if (!game?.automatic || tableOwnerId === null) return null;
  const rounds = runner.shared.nameOf(world, { family: title.family, nodeId, tableOwnerId });
  const round = runner.shared.standing(world, rounds).find(({ takesBets }) => takesBets);
  return round ? { title, automatic: game.automatic, tableOwnerId, rounds, round } : null;
}

/**
 * Automatic players take all other seats of somebody's own table, once its owner has sat down: they play with play money and are
 * marked. Nothing happens at a table that is everybody's. Call in the transaction in which the owner sits down.
 */
export function seatCompany(world: World, runner: Runner, owner: Player): void {
  for (let number = 1; number < ROOM_SEATS; number += 1) {
    const table = openTable(world, runner, owner);
    if (!table) return;
    const { title, automatic, tableOwnerId, round } = table;
    const at = world.clock.now();
    const roundId = newRoundId();
    const memberId = automaticPlayer(world, number);
    fillTrialWallet(world, { memberId, reference: roundId });
    runner.placeWithin(world, {
      ...{ roundId, memberId, nodeId: owner.nodeId, wallet: 'trial', tableOwnerId, at, roundKey: null },
      ...{ bet: automatic.bet(0, world.random, { ...round, at }), title: () => title },
    });
  }
}

/** They go when the owner does: what they had put up is theirs again, and no hand is dealt. Call in the same transaction. */
export function dismissCompany(world: World, runner: Runner, owner: Player): void {
  const table = openTable(world, runner, owner);
  if (!table) return;
  const { rounds, round } = table;
  for (const roundId of sharedEntriesRepository(world).openIn({ rounds, key: round.key })) {
    const memberId = roundOf(world, roundId)?.memberId;
    if (memberId === undefined || memberId === owner.memberId) continue;
    runner.withdraw(world, { roundId, memberId, nodeId: owner.nodeId, wallet: 'trial' });
  }
}
