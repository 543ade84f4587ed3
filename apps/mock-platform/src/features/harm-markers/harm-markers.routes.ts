import * as wire from '@tonalli/contracts/harm-markers/wire';
import { type Route, route } from '../../transport/verb';
import { answerCheckIn, readCheckIn } from './check-in';

export const harmMarkersRoutes: Route[] = [
  route(wire.fetchCheckIn, ({ ctx: { world, member } }) => readCheckIn(world, member.id)),
  route(wire.answerCheckIn, ({ ctx: { world, member }, input }) => answerCheckIn(world, member.id, input)),
];
