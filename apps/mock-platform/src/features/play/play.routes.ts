import {
  launchGame as launchGameEndpoint,
  listRooms as listRoomsEndpoint,
  listTables as listTablesEndpoint,
} from '@tonalli/contracts/play/wire';
import { GAME_ENDPOINTS } from '@tonalli/contracts/play/wire-games';
import { type Route, route } from '../../transport/verb';
import { ofMember, rotateSeeds } from '../../wagering/fairness-seeds';
import { answerCheck } from '../play-time';
import { openSession, reportOf, stateOf } from './game-session';
import { inSession } from './in-session';
import { launchGame } from './launch-game';
import { listRooms } from './list-rooms';
import { listTables } from './list-tables';
import { ownRound, placeBet, takeStep, withdrawBet } from './place-round';
import { sessionToken } from './session-token';
import { spin } from './spin';
import { tableOf, tableState } from './tables';
import { listHistory, verifyRound } from './verify-round';

export const playRoutes: Route[] = [
  route(launchGameEndpoint, launchGame),
  route(listRoomsEndpoint, listRooms),
  route(listTablesEndpoint, listTables),
  route(GAME_ENDPOINTS['play.open'], async ({ ctx: { world }, input }) => {
    const opened = await openSession(world, input.launch);
    return { ...opened, token: sessionToken(world, opened.token) };
  }),
  inSession(GAME_ENDPOINTS['play.state'], (world, session) => world.transaction(() => stateOf(world, session))),
  inSession(GAME_ENDPOINTS['play.spin'], spin),
  inSession(GAME_ENDPOINTS['play.place'], placeBet),
  inSession(GAME_ENDPOINTS['play.step'], takeStep),
  inSession(GAME_ENDPOINTS['play.withdraw'], withdrawBet),
  inSession(GAME_ENDPOINTS['play.table'], (world, session) =>
    tableState(world, tableOf(world, session.nodeId, session)),
  ),
  inSession(GAME_ENDPOINTS['play.round'], ownRound),
  inSession(GAME_ENDPOINTS['play.rotate'], (world, { memberId }, { clientSeed }) =>
    world.commit(() => rotateSeeds(world, { ...ofMember(memberId), clientSeed })),
  ),
  inSession(GAME_ENDPOINTS['play.history'], listHistory),
  inSession(GAME_ENDPOINTS['play.time'], reportOf),
  inSession(GAME_ENDPOINTS['play.check'], (world, session, { id }) => {
    answerCheck(world, session.memberId, id);
    return reportOf(world, session);
  }),
  route(GAME_ENDPOINTS['play.verify'], ({ ctx: { world }, input }) => verifyRound(world, input.round)),
];
