import type { Reward } from '@tonalli/contracts/rewards/reward';
import { z } from 'zod';
import { jobKind } from '../../clock/job-kinds';
import { protectionOf, timeOutUntil } from '../../people/player-protection';
import { mayBeOffered, offerReward } from '../../rewarding/grant-reward';
import { rewardsRepository } from '../../rewarding/rewards.repository';
import { defineJob } from '../../world/jobs';
import type { World } from '../../world/world';
import { sendMessage } from '../messages';
import { drawSource } from './draw-source';
import { ticketsInTurn } from './draw-tickets';
import { raffleIdOf } from './raffle-ids';
import { rafflesRepository, type StoredRaffle, ticketsRepository } from './raffles.repository';
import type { Drawn } from './raffles.table';

const CLAIM_MS = 30 * 86_400_000;

const Which = z.object({ id: z.int(), ticket: z.int() });
const AWARD = jobKind('raffles.award', Which);
const LAPSE = jobKind('raffles.lapse', Which);

type Prize = Pick<StoredRaffle, 'id' | 'titleEs' | 'titleEn'>;

const jobKey = (id: number, ticket: number): string => `${id}:${ticket}`;

/** The prize of a ticket in the reward centre; null before it is laid there. */
export const prizeOf = (world: World, id: number, ticket: number) =>
  rewardsRepository(world).ofKey(`raffle:${raffleIdOf(id)}:${ticket}`);

/** Nothing may be given to this one, and no date is known from when on it may. */
export const isBarred = (world: World, memberId: string, reward: Reward | undefined): boolean =>
  reward !== undefined && timeOutUntil(world, memberId) === null && !mayBeOffered(world, { memberId, reward });

/**
 * Lays a prize into the reward centre, once; on a time-out it is held back until that is over, and where it may not be given at
 * all by then, another ticket is drawn. Call in a transaction.
 */
export function awardWin(world: World, raffle: Prize, { ticket, memberId, reward }: Drawn): void {
  if (!reward) return;
  const { id, titleEs, titleEn } = raffle;
  const at = world.clock.now();
  const until = timeOutUntil(world, memberId);
  if (until !== null) {
    world.clock.schedule({ kind: AWARD, key: jobKey(id, ticket), dueAt: until, payload: { id, ticket } });
    return;
  }
  const sourceKey = `raffle:${raffleIdOf(id)}:${ticket}`;
  const occasion = { memberId, source: 'raffle', sourceKey, titleEs, titleEn } as const;
  const expiresAt = at + CLAIM_MS;
  if (!offerReward(world, { ...occasion, reward, at, expiresAt })) {
    redraw(world, id, ticket);
    return;
  }
  world.clock.schedule({ kind: LAPSE, key: jobKey(id, ticket), dueAt: expiresAt, payload: { id, ticket } });
  const params = { title: { ES: titleEs, EN: titleEn }, ticket, until: expiresAt };
  sendMessage(world, { memberId, kind: 'raffleWon', purpose: 'service', params, at });
}

/** Draws the next ticket in place of one whose prize lapsed, by the numbers that follow those of the draw; none is left in the end. */
function redraw(world: World, id: number, ticket: number): void {
  const store = rafflesRepository(world);
  const raffle = store.find(id);
  const lapsed = raffle?.drawn?.find((each) => each.ticket === ticket);
  if (!raffle?.drawn || !raffle.beacon || raffle.root === null || !lapsed?.reward || lapsed.isLapsed) return;
  const { drawn: before, root, beacon } = raffle;
  const drawn: Drawn[] = before.map((each) => (each === lapsed ? { ...each, isLapsed: true } : each));
  const source = drawSource(raffle, { root, beacon: beacon.value });
  const redrawnAt = world.clock.now();
  let won: Drawn | null = null;
  let turn = 0;
  for (const next of ticketsInTurn({ source, blocks: ticketsRepository(world).ofRaffle(id) })) {
    turn += 1;
    if (turn <= before.length) continue;
    const isPassed = isBarred(world, next.memberId, lapsed.reward);
    const entry = { ...next, reward: isPassed ? null : lapsed.reward, redrawnAt };
    drawn.push(entry);
    if (isPassed) continue;
    won = entry;
    break;
  }
  store.redraw(id, drawn);
  if (won) awardWin(world, raffle, won);
}

/** What was not claimed in time goes to the next one, and who had won it is told. Call in a transaction. */
export function lapseWin(world: World, raffle: Prize, { ticket, memberId }: Pick<Drawn, 'ticket' | 'memberId'>): void {
  const { id, titleEs, titleEn } = raffle;
  redraw(world, id, ticket);
  if (protectionOf(world, memberId).break) return;
  const params = { title: { ES: titleEs, EN: titleEn }, ticket };
  sendMessage(world, { memberId, kind: 'raffleLapsed', purpose: 'service', params, at: world.clock.now() });
}

/** A time-out is over or was made longer. */
export const awardWinJob = defineJob(AWARD, (world, { payload: { id, ticket } }) => {
  const raffle = rafflesRepository(world).find(id);
  const win = raffle?.drawn?.find((each) => each.ticket === ticket);
  if (raffle && win) awardWin(world, raffle, win);
  return 'done';
});

/** The time to claim a prize is over, unless a break has made it longer. */
export const lapseWinJob = defineJob(LAPSE, (world, { payload: { id, ticket } }) => {
  const raffle = rafflesRepository(world).find(id);
  const prize = prizeOf(world, id, ticket);
  if (!raffle || !prize || prize.paidAt !== null || prize.revokedAt !== null || prize.expiresAt === null) return 'done';
  if (prize.expiresAt > world.clock.now()) {
    world.clock.schedule({ kind: LAPSE, key: jobKey(id, ticket), dueAt: prize.expiresAt, payload: { id, ticket } });
    return 'done';
  }
  lapseWin(world, raffle, { ticket, memberId: prize.memberId });
  return 'done';
});
