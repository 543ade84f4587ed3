import * as wire from '@tonalli/contracts/policy/wire';
import { type Route, route } from '../../transport/verb';
import { readPolicy } from './read-policy';

export const policyRoutes: Route[] = [route(wire.fetchPlayPolicy, ({ ctx: { world } }) => readPolicy(world))];
