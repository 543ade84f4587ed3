import { LeagueId, Sport, TeamId } from '@tonalli/contracts/sports/shapes';
import { z } from 'zod';
import { dataFile, listById } from '../../kernel/data/data-files';

const Name = z.string().min(2).max(40);

const LeagueData = z.strictObject({
  id: LeagueId,
  sport: Sport,
  es: Name,
  en: Name,
  /** The strongest first. Everybody meets everybody, so that they are an even number. */
  teams: z
    .array(z.strictObject({ id: TeamId, name: Name }))
    .min(4)
    .refine(({ length }) => length % 2 === 0, { error: 'not an even number of teams' }),
});
export type LeagueData = z.infer<typeof LeagueData>;

export const leagues = dataFile('sports/leagues.yaml', listById(LeagueData));
