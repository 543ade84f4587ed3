import type { TokenNeed } from '@tonalli/contracts/endpoint';
import type { VerbContext } from '../transport/verb';
import type { World } from '../world/world';

/** What a verb is called with now; `member` null for a visitor. */
export const contextOf = <Token extends TokenNeed>(
  world: World,
  member: VerbContext<Token>['member'],
): VerbContext<Token> => ({
  world,
  now: world.clock.now(),
  member,
  request: {
    id: 'r',
    ip: '127.0.0.1',
    language: 'ES',
    merchant: 'TONALLI',
    host: 'localhost',
    userAgent: '',
    device: null,
    idempotencyKey: null,
    imageHosts: [],
    launchHosts: [],
  },
});
