import { GameType } from '@tonalli/contracts/lobby/wire';
import { z } from 'zod';
import { dataFile, listById } from '../../kernel/data/data-files';
import type { World } from '../../world/world';
import { listPlayers } from '../play';
import { announceTournament } from './run-tournament';
import { prizesOf } from './score';
import { entriesRepository, type Tournament, tournamentsRepository } from './tournaments.repository';

const HOUR_MS = 3_600_000;
const WHOLE_BP = 10_000;
const TO_TRY_WITH: ReadonlySet<string> = new Set(['demo', 'maria', 'lucia', 'agente']);

const Told = z
  .strictObject({
    id: z.string().regex(/^[\w-]+$/),
    es: z.string().min(1),
    en: z.string().min(1),
    bestOf: z.int().min(1).max(50),
    minStakeMinor: z.int().min(1),
    roundsMax: z.int().min(1).max(500),
    gameTypes: z.array(GameType).min(1),
    poolMinor: z.int().min(1),
    sharesBp: z.array(z.int().min(1)).min(1).max(100),
    startsInHours: z.int(),
    lastsHours: z.int().min(1),
  })
  .refine(({ sharesBp }) => sharesBp.reduce((sum, share) => sum + share, 0) === WHOLE_BP, 'has to share out all of it');

const told = dataFile('tournaments/tournaments.yaml', listById(Told));

/** Everybody is in it from its start, until it is known who plays; accounts to try the platform with may still join. */
function joinAtStart(world: World, { id, startsAt }: Tournament): void {
  const racers = listPlayers(world).filter(({ username }) => !TO_TRY_WITH.has(username));
  for (const { memberId } of racers) entriesRepository(world).join({ tournamentId: id, memberId, joinedAt: startsAt });
  tournamentsRepository(world).addPlayers(id, racers.length);
}

/** Who did not play in the default data did not join. */
export function seedRacers(world: World): void {
  for (const { id } of tournamentsRepository(world).recent(0)) {
    const idle = entriesRepository(world).removeIdle(id);
    tournamentsRepository(world).addPlayers(id, -idle);
  }
}

export function seedTournaments(world: World): void {
  const now = world.clock.now();
  for (const { id: _, es, en, poolMinor, sharesBp, startsInHours, lastsHours, ...rules } of told()) {
    const startsAt = now + startsInHours * HOUR_MS;
    const period = { startsAt, endsAt: startsAt + lastsHours * HOUR_MS, repeats: true };
    const prizesMinor = prizesOf(poolMinor, sharesBp);
    world.transaction(() => {
      const made = announceTournament(world, { ...rules, ...period, titleEs: es, titleEn: en, prizesMinor });
      if (startsAt < now) joinAtStart(world, made);
    });
  }
}
