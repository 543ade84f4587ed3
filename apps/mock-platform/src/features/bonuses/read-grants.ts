import type {
  listGrantBets as betsEndpoint,
  listGrants as endpoint,
  fetchGameBonus as gameEndpoint,
} from '@tonalli/contracts/bonuses/wire';
import { pageCount } from '@tonalli/contracts/paging';
import { toIso } from '../../clock/system-time';
import type { Verb } from '../../transport/verb';
import { findGame, gameNameIn } from '../lobby';
import { countedRepository, grantRepository } from './bonuses.repository';
import { leftMinorOf } from './end-grant';
import { requireOwn } from './own-grants';
import { toWireGrant } from './wire-grant';

/** A member's bonuses, whatever became of them (PROMO-05). */
export const listGrants: Verb<typeof endpoint> = ({ ctx: { world, member, request }, input }) => ({
  list: grantRepository(world)
    .ofMember(member.id)
    .map((grant) => toWireGrant(world, grant, input.language ?? request.language)),
});

/** What counted towards one of them. */
export const listGrantBets: Verb<typeof betsEndpoint> = ({ ctx: { world, member, request }, input }) => {
  const { pageNo, pageSize, bonusId } = input;
  const { id } = requireOwn(world, { grantId: bonusId, memberId: member.id });
  const store = countedRepository(world);
  const totalRows = store.count(id);
  const content = store.page(id, pageSize, (pageNo - 1) * pageSize).map((bet) => {
    const game = findGame(world, bet.nodeId);
    return {
      roundId: bet.roundId,
      gameName: game && gameNameIn(game, input.language ?? request.language),
      wagered: bet.wageredMinor,
      percent: bet.percent,
      counted: bet.countedMinor,
      at: toIso(bet.at),
    };
  });
  return { content, pageNum: pageNo, totalPages: pageCount(totalRows, pageSize), totalRows };
};

/** What this game is worth to the active bonus, before anything is bet. */
export const fetchGameBonus: Verb<typeof gameEndpoint> = ({ ctx: { world, member }, input }) => {
  const grant = grantRepository(world).active(member.id);
  const game = grant && findGame(world, input.nodeId);
  if (!grant || !game?.family) return { bonus: null };
  const { requiredMinor, doneMinor, terms } = grant;
  return {
    bonus: {
      percent: terms.contributions[game.family] ?? 0,
      left: leftMinorOf(world, grant),
      required: requiredMinor,
      done: Math.min(doneMinor, requiredMinor),
      maxStake: terms.maxStakeMinor,
    },
  };
};
