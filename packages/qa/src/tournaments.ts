import { Money } from '@tonalli/contracts/money';
import { z } from 'zod';
import { controlCommand } from './control-command';
import { Duration, MemberId, Nothing, Time } from './values';

const TournamentId = z.string().regex(/^TO\d{8}$/);
/** Left out: the newest that runs. */
const WhichTournament = TournamentId.optional();
const Named = z.object({ tournamentId: z.string() });

/** The operator's part of tournaments. */
export const TOURNAMENT_COMMANDS = {
  listTournaments: controlCommand({
    at: 'GET /tournaments',
    cli: 'tournaments list',
    summary: 'All tournaments, with how many take part',
    input: Nothing,
    output: z.array(
      z.object({
        ...{ tournamentId: z.string(), title: z.string(), phase: z.string() },
        ...{ startsAt: Time, endsAt: Time, players: z.int() },
      }),
    ),
  }),
  announceTournament: controlCommand({
    at: 'POST /tournaments',
    cli: 'tournaments announce <pool>',
    summary:
      'Announces a tournament of slots by the best multiples; without more said: of one, for an hour, from now on',
    input: z.strictObject({
      pool: Money,
      bestOf: z.int().min(1).max(50).optional(),
      roundsMax: z.int().min(1).max(500).optional(),
      startsIn: Duration.optional(),
      lasts: Duration.refine((ms) => ms > 0, 'has to be more than nothing').optional(),
    }),
    output: Named,
  }),
  joinTournament: controlCommand({
    at: 'POST /tournaments/join',
    cli: 'tournaments join <memberId> [tournamentId]',
    summary: 'A member takes part in a tournament',
    input: z.strictObject({ memberId: MemberId, tournamentId: WhichTournament }),
    output: Named,
  }),
  closeTournament: controlCommand({
    at: 'POST /tournaments/close',
    cli: 'tournaments close [tournamentId]',
    summary: 'Ends a tournament now, once: its prizes lie in the reward centres',
    input: z.strictObject({ tournamentId: WhichTournament }),
    output: Named,
  }),
} as const;
