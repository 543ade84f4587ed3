import { GameType } from '@tonalli/contracts/lobby/wire';
import { z } from 'zod';
import { dataFile, listById } from '../../kernel/data/data-files';
import type { World } from '../../world/world';
import { announceTournament } from './run-tournament';
import { prizesOf } from './score';

const HOUR_MS = 3_600_000;
const WHOLE_BP = 10_000;

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

export function seedTournaments(world: World): void {
  const now = world.clock.now();
  for (const { id: _, es, en, poolMinor, sharesBp, startsInHours, lastsHours, ...rules } of told()) {
    const startsAt = now + startsInHours * HOUR_MS;
    const period = { startsAt, endsAt: startsAt + lastsHours * HOUR_MS, repeats: true };
    const prizesMinor = prizesOf(poolMinor, sharesBp);
    world.transaction(() => announceTournament(world, { ...rules, ...period, titleEs: es, titleEn: en, prizesMinor }));
  }
}
