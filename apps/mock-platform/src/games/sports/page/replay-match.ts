import type { EventProof } from '@tonalli/contracts/sports/shapes';
import type { Count } from '@tonalli/sportsbook/count';
import { baseballGame, cockfight, mapsMatch } from '@tonalli/sportsbook/matches/counted';
import { boxingMatch, tennisMatch } from '@tonalli/sportsbook/matches/duels';
import { footballMatch } from '@tonalli/sportsbook/matches/football';
import { type Match, playTo } from '@tonalli/sportsbook/matches/match';
import { AMERICAN_FOOTBALL, BASKETBALL, possessionGame } from '@tonalli/sportsbook/matches/possessions';
import { fairDraws, serverSeedHash } from '../../../kernel/fairness';

type Draws = ReturnType<typeof fairDraws>;
type Given = EventProof['expected'];

/** No match has more steps than this: a match of tennis has a few hundred points. */
const MOST_STEPS = 2_000;
const BASKETBALL_GAME = possessionGame(BASKETBALL);
const AMERICAN_GAME = possessionGame(AMERICAN_FOOTBALL);

const playing =
  <Story, Of>(match: Match<Story, Of>, given: (expected: Given) => Of) =>
  (expected: Given, draws: Draws): Count =>
    match.scoreOf(playTo(match, given(expected), { draws, steps: MOST_STEPS }).story);

const sides = (of: Given, name: string): Count => ({ home: of[`home${name}`] ?? 0, away: of[`away${name}`] ?? 0 });

const ENGINES: Readonly<Record<string, (expected: Given, draws: Draws) => Count>> = {
  [footballMatch.engine]: playing(footballMatch, (of) => ({
    ...{ goals: sides(of, 'Goals'), corners: sides(of, 'Corners'), cards: sides(of, 'Cards') },
  })),
  [baseballGame.engine]: playing(baseballGame, (of) => ({ runs: sides(of, 'Runs') })),
  [mapsMatch.engine]: playing(mapsMatch, (of) => ({ homeChance: of.homeChance ?? 0, toWin: of.toWin ?? 1 })),
  [BASKETBALL_GAME.engine]: playing(BASKETBALL_GAME, (of) => ({ points: sides(of, 'Points') })),
  [AMERICAN_GAME.engine]: playing(AMERICAN_GAME, (of) => ({ points: sides(of, 'Points') })),
  [tennisMatch.engine]: playing(tennisMatch, (of) => ({ serve: sides(of, 'Serve'), setsToWin: of.setsToWin ?? 1 })),
  [boxingMatch.engine]: playing(boxingMatch, (of) => ({
    ...{ rounds: of.rounds ?? 1, stops: sides(of, 'Stops') },
    decides: { ...sides(of, 'Decides'), draw: of.drawDecides ?? 0 },
  })),
  [cockfight.engine]: playing(cockfight, (of) => ({ home: of.home ?? 0, draw: of.draw ?? 0, away: of.away ?? 0 })),
};

/** How a match ends by its proof, and whether the seed is the one that was published; null while there is no seed. */
export function replayed({ serverSeed, seedHash, clientSeed, nonce, engine, expected }: EventProof) {
  const play = ENGINES[engine];
  if (serverSeed === null || !play) return null;
  const isOfHash = serverSeedHash(serverSeed) === seedHash;
  return { isOfHash, score: play(expected, fairDraws({ serverSeed, clientSeed, nonce })) };
}
