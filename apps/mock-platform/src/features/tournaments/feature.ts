import { tournamentsAccess } from '@tonalli/contracts/tournaments/access';
import { defineFeature } from '../../transport/feature';
import { tellRankingJob } from './announce-ranking';
import { auditTournaments } from './audit-tournaments';
import { awardPrizeJob } from './award-prizes';
import { countRounds, leaveOnBreak, leaveRaces, recountRound } from './count-rounds';
import { ownTournaments } from './own-data.repository';
import { closeTournamentJob } from './run-tournament';
import { tournamentsRoutes } from './tournaments.routes';
import { seedRacers, seedTournaments } from './tournaments.seed';

export const tournaments = defineFeature({
  name: 'tournaments',
  routes: tournamentsRoutes,
  access: tournamentsAccess,
  audits: [auditTournaments],
  seeds: [
    { name: 'tournaments', after: ['deposits'], run: seedTournaments },
    { name: 'racers', after: ['records'], run: seedRacers },
  ],
  jobs: [closeTournamentJob, awardPrizeJob, tellRankingJob],
  on: {
    'bets.settled': countRounds,
    'bet.corrected': recountRound,
    'member.onBreak': leaveOnBreak,
    'member.closed': leaveRaces,
  },
  ownData: ownTournaments,
});
