import { randomUUID } from 'node:crypto';
import { type GameType, listGames } from '@tonalli/contracts/lobby/wire';
import { launchGame } from '@tonalli/contracts/play/wire';
import { Control } from '@tonalli/test-stack/control';
import { createWireClient } from '@tonalli/test-stack/wire-client';
import Database from 'better-sqlite3';
import { z } from 'zod';
import type { PinnedServer } from '../measure/pinned-server';

export const SPIN_PATH = '/play/api/spin';
export const PLACE_PATH = '/play/api/place';
const PLAYERS = 32;
const BALANCE_MINOR = 900_000_000_000;

export interface Player {
  token: string;
  lineStakeMinor: number;
}

/** A spin that was not asked for before. */
export const spinOf = ({ token, lineStakeMinor }: Player) => ({
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  body: JSON.stringify({ spinId: randomUUID(), lineStakeMinor }),
});

/** A bet of any family that was not placed before. */
export const placeOf = ({ token }: Player, bet: object) => ({
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  body: JSON.stringify({ roundKey: randomUUID(), bet }),
});

const Games = z.object({
  games: z.array(z.looseObject({ nodeId: z.string(), vassalage: z.string(), status: z.string() })),
});
const Launched = z.object({ url: z.url() });
const Opened = z.object({
  value: z.object({ token: z.string(), lineStakesMinor: z.array(z.int()).min(1).optional() }),
});

/** What a launch names of a title. */
interface Title {
  nodeId: string;
  vendor: string;
  gameType: GameType;
}

/** Their titles are played from wallets of their own, so that other accounts are moved. */
const WALLET_VENDORS = JSON.stringify(['SLR', 'BRJ']);

/** Titles of the family that are played from the main wallet, the most popular first. */
export function titlesOf(database: string, family: string, count: number): Title[] {
  const sqlite = new Database(database, { readonly: true });
  const titles = sqlite
    .prepare<[string, string, number], Title>(
      `SELECT node_id nodeId, vendor, game_type gameType FROM games
       WHERE family = ? AND is_soon = 0 AND vendor NOT IN (SELECT value FROM json_each(?)) ORDER BY rank LIMIT ?`,
    )
    .all(family, WALLET_VENDORS, count);
  sqlite.close();
  if (titles.length < count) throw new Error(`only ${titles.length} titles of ${family} can be started`);
  return titles;
}

/** The most popular of them. */
export function titleOf(database: string, family: string): Title {
  const [title] = titlesOf(database, family, 1);
  if (!title) throw new Error(`no title of ${family} can be started`);
  return title;
}

async function anySlot(platform: PinnedServer): Promise<Title> {
  const wire = createWireClient(platform.url, 'default');
  const query = {
    clientType: '3',
    platform: 'html5-desktop',
    merchant: 'TONALLI',
    gameType: 'RNG',
    gameClassify: 'SLOT',
  };
  const page = { pageNo: '1', pageSize: '50', language: 'ES' };
  const { games } = Games.parse((await wire.call(listGames, { ...query, ...page })).value);
  const game = games.find(({ status }) => status === 'OPEN');
  if (!game) throw new Error('no slot can be started');
  return { nodeId: game.nodeId, vendor: game.vassalage, gameType: 'RNG' };
}

/** Members with money, each with a title open; left out: a slot. */
export async function seatPlayers(platform: PinnedServer, title?: Title, count = PLAYERS): Promise<Player[]> {
  const launch = launcherOf(platform);
  const wanted = title ?? (await anySlot(platform));
  const players: Player[] = [];
  for (let seat = 0; seat < count; seat += 1) players.push(await openGame(await launch(wanted)));
  return players;
}

/** Brings a member with money and answers the address of a title's page, which opens it once for them. */
export function launcherOf(platform: PinnedServer): (title: Title) => Promise<string> {
  const control = new Control(platform.url, 'default');
  const wire = createWireClient(platform.url, 'default');
  return async (title) => {
    const { username, password } = await control.mint({ balanceMinor: BALANCE_MINOR });
    const token = await wire.logIn(username, password);
    const target = { ...title, device: 'WEB', backUrl: 'http://localhost:4000/' } as const;
    return Launched.parse((await wire.call(launchGame, target, { token })).value).url;
  };
}

async function openGame(launchUrl: string): Promise<Player> {
  const { origin, hash } = new URL(launchUrl);
  const { launch, world } = Object.fromEntries(new URLSearchParams(hash.slice(1)));
  const response = await fetch(`${origin}/play/api/open`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ launch, world }),
  });
  const { token, lineStakesMinor } = Opened.parse(await response.json()).value;
  return { token, lineStakeMinor: lineStakesMinor?.[0] ?? 1 };
}
