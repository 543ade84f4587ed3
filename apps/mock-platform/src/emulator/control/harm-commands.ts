import { OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';
import type { HARM_COMMANDS } from '@tonalli/qa/harm-markers';
import { dayInZone, toIso } from '../../clock/system-time';
import {
  type ActionRow,
  actionIdOf,
  actionNumber,
  actionsRepository,
  assess,
  forceScore,
  HARM_MARKERS,
  handleAction,
  scoresRepository,
} from '../../features/harm-markers';
import { dayOf } from '../../rollups/time-parts';
import type { CommandVerbs } from './command';

/** So many of the newest are shown. */
const MOST = 30;
const dayText = (day: number): string => dayInZone(day, OPERATOR_TIME_ZONE);

function viewOf({ id, memberId, day, band, score, at, answer, handledAt, note, outcome }: ActionRow) {
  return {
    ...{ actionId: actionIdOf(id), memberId, day: dayText(day), band, score, at: toIso(at), answer },
    ...{ handledAt: handledAt === null ? null : toIso(handledAt), note, outcome },
  };
}

export const harmVerbs: CommandVerbs<typeof HARM_COMMANDS> = {
  setHarmMarkers({ world, input: { mode } }) {
    world.settings.set(HARM_MARKERS, mode);
    return { mode };
  },
  showHarm({ world, input: { memberId } }) {
    const days = scoresRepository(world).latest(memberId, MOST);
    return {
      mode: world.settings.get(HARM_MARKERS),
      today: viewOfScore(assess(world, memberId, dayOf(world.clock.now()))),
      days: days.map((score) => ({ day: dayText(score.day), ...viewOfScore(score) })),
      actions: actionsRepository(world).latest(memberId, MOST).map(viewOf),
    };
  },
  forceHarmScore({ world, input: { memberId, score } }) {
    forceScore(world, memberId, score);
    return actionsRepository(world).latest(memberId, 1).map(viewOf);
  },
  listHarmTasks: ({ world }) => actionsRepository(world).open(MOST).map(viewOf),
  handleHarmTask: ({ world, input: { actionId, note } }) => viewOf(handleAction(world, actionNumber(actionId), note)),
};

const viewOfScore = ({ score, band, parts }: ReturnType<typeof assess>) => ({ score, band, parts: [...parts] });
