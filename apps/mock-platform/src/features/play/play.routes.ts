import type { Endpoint, InputOf, ValueOf } from '@tonalli/contracts/endpoint';
import { launchGame as launchGameEndpoint, listTables as listTablesEndpoint } from '@tonalli/contracts/play/wire';
import { GAME_ENDPOINTS } from '@tonalli/contracts/play/wire-games';
import { PlatformFailure } from '../../kernel/failure';
import { type Route, route, type Verb } from '../../transport/verb';
import { ofMember, rotateSeeds } from '../../wagering/fairness-seeds';
import type { World } from '../../world/world';
import { answerCheck } from '../play-time';
import { openSession, reportOf, stateOf } from './game-session';
import { launchGame } from './launch-game';
import { listTables } from './list-tables';
import { ownRound, placeBet, takeStep, withdrawBet } from './place-round';
import type { GameSession } from './play.repository';
import { SeatedPlayer } from './seated-player';
import { sessionToken } from './session-token';
import { spin } from './spin';
import { tableOf, tableState } from './tables';
import { listHistory, verifyRound } from './verify-round';

/** What is done in a game's session, with the session that the call's token opened. */
function inSession<E extends Endpoint & { readonly token: 'game' }>(
  endpoint: E,
  run: (world: World, session: GameSession, input: InputOf<E>) => ValueOf<E> | Promise<ValueOf<E>>,
): Route {
  const verb: Verb<Endpoint & { readonly token: 'game' }> = ({ ctx: { world, member }, input }) => {
    if (!(member instanceof SeatedPlayer)) throw new PlatformFailure('TOKEN_INVALID');
    // Decoded by this endpoint's own schema.
    return run(world, member.session, input as InputOf<E>);
  };
  return route<Endpoint & { readonly token: 'game' }>(endpoint, verb);
}

export const playRoutes: Route[] = [
  route(launchGameEndpoint, launchGame),
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
  inSession(GAME_ENDPOINTS['play.table'], (world, { nodeId }) => tableState(world, tableOf(world, nodeId))),
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
