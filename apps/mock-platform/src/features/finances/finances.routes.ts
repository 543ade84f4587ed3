import * as wire from '@tonalli/contracts/finances/wire';
import { type Route, route } from '../../transport/verb';
import { readFinances } from './read-finances';

export const financesRoutes: Route[] = [
  route(wire.fetchFinanceCheck, ({ ctx: { world, member } }) => readFinances(world, member.id)),
];
