import type { Endpoint, InputOf, ValueOf } from '@tonalli/contracts/endpoint';
import { PlatformFailure } from '../../kernel/failure';
import { type Route, route, type Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import type { GameSession } from './play.repository';
import { SeatedPlayer } from './seated-player';

/** What is done in a game's session, with the session that the call's token opened. */
export function inSession<E extends Endpoint & { readonly token: 'game' }>(
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
