import { z } from 'zod';
import { jobKind } from '../../clock/job-kinds';
import { PlatformFailure } from '../../kernel/failure';
import { serverSeedHash } from '../../kernel/fairness';
import { demonstrationBeacon } from '../../wagering/beacon';
import { defineJob } from '../../world/jobs';
import type { World } from '../../world/world';
import { awardWin, isBarred } from './award-win';
import { drawSource } from './draw-source';
import { drawTickets } from './draw-tickets';
import { raffleIdOf } from './raffle-ids';
import { newRaffleSecrets } from './raffle-seeds';
import { type NewRaffle, rafflesRepository, type StoredRaffle, ticketsRepository } from './raffles.repository';
import type { StoredBeacon } from './raffles.table';
import { rootOf } from './ticket-tree';

const Which = z.object({ id: z.int() });
const CLOSE = jobKind('raffles.close', Which);
const DRAW = jobKind('raffles.draw', Which);

/** Announces a raffle, and commits to what decides it. Call in a transaction. */
export function announceRaffle(world: World, given: NewRaffle, secrets = newRaffleSecrets()): StoredRaffle {
  const seedHash = serverSeedHash(secrets.serverSeed);
  const made = rafflesRepository(world).insert({ ...given, ...secrets, seedHash });
  world.clock.schedule({ kind: CLOSE, key: String(made.id), dueAt: made.closesAt, payload: { id: made.id } });
  return made;
}

/** Throws `NOT_FOUND`. */
export function requireRaffle(world: World, id: number): StoredRaffle {
  const found = rafflesRepository(world).find(id);
  if (!found) throw new PlatformFailure('NOT_FOUND');
  return found;
}

/**
 * Fixes a raffle's tickets, once, and opens the next one; it is drawn when the beacon's next value is there, the moment of which
 * it answers. Call in a transaction. Throws `NOT_FOUND`, `PROMOTION_CLOSED`.
 */
export function closeRaffle(world: World, id: number): number {
  const raffle = requireRaffle(world, id);
  const closedAt = world.clock.now();
  const root = rootOf(raffle, raffleIdOf(id), ticketsRepository(world).ofRaffle(id));
  if (!rafflesRepository(world).close(id, { closedAt, root })) throw new PlatformFailure('PROMOTION_CLOSED');
  world.clock.cancel(CLOSE, String(id));
  const { at: dueAt } = demonstrationBeacon.after(closedAt);
  world.clock.schedule({ kind: DRAW, key: String(id), dueAt, payload: { id } });
  const { seriesId, titleEs, titleEn, prizes, repeats } = raffle;
  const period = { opensAt: closedAt, closesAt: closedAt + raffle.closesAt - raffle.opensAt };
  if (repeats) announceRaffle(world, { seriesId, titleEs, titleEn, prizes, repeats, ...period });
  return dueAt;
}

/** Draws a closed raffle by the value of the beacon, and gives its prizes, once. Call in a transaction. */
export function drawRaffle(world: World, raffle: StoredRaffle & { root: string }, beacon: StoredBeacon): void {
  const { id, root, prizes } = raffle;
  const rewards = prizes.flatMap(({ count, reward }) => Array.from({ length: count }, () => reward));
  const tickets = drawTickets({
    source: drawSource(raffle, { root, beacon: beacon.value }),
    blocks: ticketsRepository(world).ofRaffle(id),
    prizes: rewards.length,
    isPassed: (memberId, place) => isBarred(world, memberId, rewards[place]),
  });
  let place = 0;
  const drawn = tickets.map(({ ticket, memberId, isPassed }) => {
    const reward = isPassed ? null : (rewards[place] ?? null);
    if (!isPassed) place += 1;
    return { ticket, memberId, reward };
  });
  if (!rafflesRepository(world).draw(id, { beacon, drawn })) return;
  for (const win of drawn) awardWin(world, raffle, win);
}

export const closeRaffleJob = defineJob(
  CLOSE,
  (world, { payload: { id } }) => {
    if (rafflesRepository(world).find(id)?.closedAt === null) closeRaffle(world, id);
    return 'done';
  },
  { person: false },
);

export const drawRaffleJob = defineJob(
  DRAW,
  (world, { payload: { id } }) => {
    const raffle = rafflesRepository(world).find(id);
    if (!raffle?.root || raffle.closedAt === null || raffle.drawn !== null) return 'done';
    const { number } = demonstrationBeacon.after(raffle.closedAt);
    const told = demonstrationBeacon.valueAt(world, number);
    if (!told) throw new Error(`the beacon has no value ${number}`);
    drawRaffle(world, { ...raffle, root: raffle.root }, { number, value: told.value, proof: told.proof });
    return 'done';
  },
  { person: false },
);
