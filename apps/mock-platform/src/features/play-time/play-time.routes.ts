import * as wire from '@tonalli/contracts/play-time/wire';
import { type Route, route } from '../../transport/verb';
import { readPlayTime } from './read-play';
import { answerCheck, chooseInterval } from './reality-check';

export const playTimeRoutes: Route[] = [
  route(wire.fetchPlayTime, ({ ctx: { world, member } }) => readPlayTime(world, member.id)),
  route(wire.chooseCheckInterval, ({ ctx: { world, member }, input }) => {
    chooseInterval(world, member.id, input.everyMin);
    return readPlayTime(world, member.id);
  }),
  route(wire.answerRealityCheck, ({ ctx: { world, member }, input }) => {
    answerCheck(world, member.id, input.id);
    return readPlayTime(world, member.id);
  }),
];
