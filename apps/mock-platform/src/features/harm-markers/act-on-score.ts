import { HARM_BANDS, type HarmBand } from '@tonalli/contracts/harm-markers/markers';
import { z } from 'zod';
import { jobKind } from '../../clock/job-kinds';
import { keepCheckIn, protectionOf } from '../../people/player-protection';
import { defineJob } from '../../world/jobs';
import type { World } from '../../world/world';
import { startBreak } from '../breaks';
import { sendMessage } from '../messages';
import { policyOf } from '../policy';
import { daysAfter, weekOf } from './day-figures';
import { type ActionRow, actionsRepository, type ScoreRow, scoresRepository } from './harm-markers.repository';

const DAY_MS = 86_400_000;
/** For so long nothing is given or advertised, and nothing is done anew about as much or less. */
const HOLDS_MS = 7 * DAY_MS;
/** After so many days it is looked at how it went on. */
const OUTCOME_DAYS = 14;

const OUTCOME = jobKind('harmMarkers.outcome', z.object({ actionId: z.int() }));

const rank = (band: HarmBand): number => HARM_BANDS.indexOf(band);
export const isAsking = (band: HarmBand): boolean => rank(band) >= rank('interact');

/** A pause of a day that the operator takes for the member, where the rules of the place know one. */
function pause(world: World, memberId: string): void {
  if (protectionOf(world, memberId).break === null && policyOf(world).timeoutChoices.includes('24h'))
    startBreak(world, memberId, '24h');
}

/** Does what the band of a score asks for, unless as much was done within the week before. Call in its transaction. */
export function actOn(world: World, { memberId, day, band, score }: ScoreRow): void {
  const at = world.clock.now();
  const store = actionsRepository(world);
  const before = store.bandsSince(memberId, at - HOLDS_MS);
  if (band === 'none' || before.some((done) => rank(done) >= rank(band))) return;
  const { id } = store.insert({ memberId, day, band, score, at });
  const { checkIn } = protectionOf(world, memberId);
  keepCheckIn(world, memberId, { checkIn: isAsking(band) ? id : checkIn, rewardsHeldUntil: at + HOLDS_MS });
  const { playedMs, net } = weekOf(world, memberId, day);
  sendMessage(world, { memberId, kind: 'playReview', purpose: 'service', params: { playedMs, netMinor: net } });
  if (band === 'protect') pause(world, memberId);
  world.clock.schedule({
    kind: OUTCOME,
    key: `${id}`,
    dueAt: daysAfter(day, OUTCOME_DAYS + 1),
    payload: { actionId: id },
  });
}

/** How it went on: the mean of the scores of the fortnight after. */
export const harmOutcomeJob = defineJob(OUTCOME, (world, { payload: { actionId } }) => {
  const action = actionsRepository(world).find(actionId);
  if (action) actionsRepository(world).judge({ id: actionId, outcome: outcomeOf(world, action) });
});

function outcomeOf(world: World, { memberId, day }: ActionRow): number | null {
  const scores = scoresRepository(world).inDays(memberId, {
    from: daysAfter(day, 1),
    to: daysAfter(day, OUTCOME_DAYS + 1),
  });
  return scores.length === 0 ? null : Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);
}
