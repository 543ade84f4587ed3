import type { Reward } from '@tonalli/contracts/rewards/reward';
import { z } from 'zod';
import { jobKind } from '../../clock/job-kinds';
import { timeOutUntil } from '../../people/player-protection';
import { mayBeOffered, offerReward } from '../../rewarding/grant-reward';
import { defineJob } from '../../world/jobs';
import type { World } from '../../world/world';
import { raffleIdOf } from './raffle-ids';
import { rafflesRepository, type StoredRaffle } from './raffles.repository';
import type { Drawn } from './raffles.table';

const CLAIM_MS = 30 * 86_400_000;

const AWARD = jobKind('raffles.award', z.object({ id: z.int(), ticket: z.int() }));

/** Nothing may be given to this one, and no date is known from when on it may. */
export const isBarred = (world: World, memberId: string, reward: Reward | undefined): boolean =>
  reward !== undefined && timeOutUntil(world, memberId) === null && !mayBeOffered(world, { memberId, reward });

/** Lays a prize into the reward centre, once; on a time-out it is held back until that is over. Call in a transaction. */
export function awardWin(world: World, { id, titleEs, titleEn }: StoredRaffle, win: Drawn): void {
  const { ticket, memberId, reward } = win;
  if (!reward) return;
  const at = world.clock.now();
  const until = timeOutUntil(world, memberId);
  if (until !== null) {
    world.clock.schedule({ kind: AWARD, key: `${id}:${ticket}`, dueAt: until, payload: { id, ticket } });
    return;
  }
  const sourceKey = `raffle:${raffleIdOf(id)}:${ticket}`;
  const occasion = { memberId, source: 'raffle', sourceKey, titleEs, titleEn } as const;
  offerReward(world, { ...occasion, reward, at, expiresAt: at + CLAIM_MS });
}

/** A time-out is over or was made longer. */
export const awardWinJob = defineJob(AWARD, (world, { payload: { id, ticket } }) => {
  const raffle = rafflesRepository(world).find(id);
  const win = raffle?.drawn?.find((each) => each.ticket === ticket);
  if (raffle && win) awardWin(world, raffle, win);
  return 'done';
});
