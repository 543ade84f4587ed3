import type { InputOf, ValueOf } from '@tonalli/contracts/endpoint';
import type { SPORTS_BETS_ENDPOINTS } from '@tonalli/contracts/sports-bets/wire';
import type { World } from '../../world/world';
import type { GameSession } from '../play';
import { keptSlip, ownSlip } from './own-slip';
import { showSlip } from './show-slip';
import { slipsRepository } from './sports-bets.repository';

type Slips = (typeof SPORTS_BETS_ENDPOINTS)['sports.slips'];

const PAGE = 20;

/** `sports.slips`. Throws `SLIP_NOT_FOUND` where it is to begin behind what is no slip of theirs. */
export function listSlips(world: World, session: GameSession, { kind, before }: InputOf<Slips>): ValueOf<Slips> {
  const { memberId, wallet } = session;
  const from = before === undefined ? Number.MAX_SAFE_INTEGER : ownSlip(world, session, before).betId;
  const rows = slipsRepository(world).page({ memberId, wallet, kind, before: from, limit: PAGE + 1 });
  const content = rows.slice(0, PAGE).flatMap(({ roundId }) => {
    const slip = keptSlip(world, roundId);
    return slip ? [showSlip(world, slip)] : [];
  });
  return { content, next: rows.length > PAGE ? (content.at(-1)?.slipId ?? null) : null };
}
