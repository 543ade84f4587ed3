import { randomUUID } from 'node:crypto';
import { type Game, listGames } from '@tonalli/contracts/lobby/wire';
import { launchGame } from '@tonalli/contracts/play/wire';
import { GAME_ENDPOINTS } from '@tonalli/contracts/play/wire-games';
import type { GameRules } from '@tonalli/contracts/play-time/shapes';
import type { Stage } from './stage';
import type { WirePlayer } from './wire-player';

/** The kinds of play whose rounds follow each other at a pace. */
export type BuiltClass = 'slot' | 'instant' | 'table';

const LISTS = {
  slot: { gameType: 'RNG', gameClassify: 'SLOT' },
  instant: { gameType: 'RNG', gameClassify: 'ARCADE', gameName: 'dados' },
  /** Video poker, which is played at the pace of tables. */
  table: { gameType: 'RNG', gameClassify: 'VIDEO_POKER' },
  fish: { gameType: 'FISH' },
} as const;
export type TitleList = keyof typeof LISTS;

/** Titles of a list that can be started. */
export async function openTitles({ wire }: Stage, list: TitleList): Promise<Game[]> {
  const always = { clientType: '1', platform: 'WEB', merchant: 'TONALLI', language: 'ES', pageNo: '1' };
  const { value } = await wire.call(listGames, { ...always, pageSize: '200', ...LISTS[list] });
  const { games } = listGames.value.parse(value);
  return games.filter(({ status }) => status === 'OPEN');
}

const BACK_URL = 'http://localhost:4000/rng';

export const launch = (player: WirePlayer, { nodeId, vassalage: vendor, gameType }: Game) =>
  player.read(launchGame, { nodeId, vendor, gameType, device: 'WEB', backUrl: BACK_URL });

/** The catalogue's code, or `OK`. */
export const launchCode = (player: WirePlayer, { nodeId, vassalage: vendor, gameType }: Game): Promise<string> =>
  player.ask(launchGame, { nodeId, vendor, gameType, device: 'WEB', backUrl: BACK_URL });

/** A game that a player has open. */
export interface PlayedGame {
  readonly token: string;
  readonly rules: GameRules;
  /** What one round can cost, smallest first; of a game that takes any amount, some. */
  readonly stakesMinor: readonly number[];
  /** One round, with the smallest stake unless given. The catalogue's code, or `OK`. */
  play(stakeMinor?: number): Promise<string>;
}

const SLOT_LINES = 20;
const STAKES_MINOR = [1_000, 5_000];

/** Opens the first title of a kind, or another one of these. */
export async function openGame(
  stage: Stage,
  player: WirePlayer,
  { kind, at = 0 }: { kind: BuiltClass; at?: number },
): Promise<PlayedGame> {
  const game = (await openTitles(stage, kind))[at];
  if (!game) throw new Error(`there is no open title of the kind ${kind}`);
  const { hash } = new URL((await launch(player, game)).url);
  const { launch: token = '', world } = Object.fromEntries(new URLSearchParams(hash.slice(1)));
  const state = await player.read(GAME_ENDPOINTS['play.open'], { launch: token, world });
  const opened = { token: state.token, rules: state.rules };
  if ('lineStakesMinor' in state) {
    const stakesMinor = state.lineStakesMinor.map((line) => line * SLOT_LINES);
    const [smallest = SLOT_LINES] = stakesMinor;
    return {
      ...opened,
      stakesMinor,
      play(stakeMinor = smallest) {
        const round = { spinId: randomUUID(), lineStakeMinor: stakeMinor / SLOT_LINES };
        return player.ask(GAME_ENDPOINTS['play.spin'], round, state.token);
      },
    };
  }
  return {
    ...opened,
    stakesMinor: STAKES_MINOR,
    play(stakeMinor = 1_000) {
      const chosen = kind === 'instant' ? { side: 'under', target: 4_850 } : {};
      const round = { roundKey: randomUUID(), bet: { ...chosen, stakeMinor } };
      return player.ask(GAME_ENDPOINTS['play.place'], round, state.token);
    },
  };
}
