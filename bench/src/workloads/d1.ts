import { randomUUID } from 'node:crypto';
import { listGames } from '@tonalli/contracts/lobby/wire';
import { launchGame } from '@tonalli/contracts/play/wire';
import { Control } from '@tonalli/test-stack/control';
import { createWireClient } from '@tonalli/test-stack/wire-client';
import { z } from 'zod';
import { type PinnedServer, startPinned } from '../measure/pinned-server';
import { compare } from '../measure/slices';
import { judge, type Verdict } from '../measure/verdict';

const GOAL = 0.5;
const PLAYERS = 32;
const BALANCE_MINOR = 900_000_000_000;

interface Player {
  token: string;
  lineStakeMinor: number;
}

/** D1: a durable bet against a POST that does nothing. Control: every bet in a transaction of its own. */
export async function d1(rounds: number): Promise<Verdict> {
  const [noop, platform, each] = await Promise.all([
    startPinned({ name: 'no-op', module: 'raw-fastify' }),
    startPinned({ name: 'platform', module: 'platform' }),
    startPinned({ name: 'a transaction a bet', module: 'commit-per-bet' }),
  ]);
  try {
    const players = await seatPlayers(platform);
    let turn = 0;
    const nextSpin = () => {
      turn += 1;
      const player = players[turn % players.length] ?? { token: '', lineStakeMinor: 1 };
      const body = JSON.stringify({ spinId: randomUUID(), lineStakeMinor: player.lineStakeMinor });
      return { headers: { authorization: `Bearer ${player.token}` }, body };
    };
    const json = { 'content-type': 'application/json' };
    const { variants, noisy } = await compare(
      [
        { name: 'no-op', server: noop, path: '/nothing', method: 'POST', headers: json, body: '{"spinId":"x"}' },
        {
          name: 'bet',
          server: platform,
          path: '/play/api/spin',
          method: 'POST',
          headers: json,
          body: '{}',
          vary: nextSpin,
        },
        { name: 'control', server: each, path: '/bet', method: 'POST', headers: json, body: '{"spinId":"x"}' },
      ],
      rounds,
    );
    const { findings } = await new Control(platform.url, 'default').audit();
    if (findings.length > 0) throw new Error(`the ledger is not clean: ${findings[0]}`);
    const [bet, control] = [variants.get('bet'), variants.get('control')];
    return {
      id: 'D1',
      goal: `durable bet >= ${GOAL} x a no-op POST`,
      measured: `${bet?.throughputRatio.toFixed(2)} (${bet?.requestsPerSecond.toFixed(0)} bets a second)`,
      spread: bet?.throughputSpread.toFixed(2) ?? '',
      cpu: `${bet?.cpuMicrosPerRequest.toFixed(0)} us`,
      control: `a transaction a bet ${control?.throughputRatio.toFixed(2)}`,
      outcome: judge({
        met: (bet?.throughputRatio ?? 0) >= GOAL,
        controlMet: (control?.throughputRatio ?? GOAL) >= GOAL,
        noisy,
      }),
    };
  } finally {
    await Promise.all([noop, platform, each].map((server) => server.stop()));
  }
}

const Games = z.object({
  games: z.array(z.looseObject({ nodeId: z.string(), vassalage: z.string(), status: z.string() })),
});
const Launched = z.object({ url: z.url() });
const Opened = z.object({
  value: z.object({ token: z.string(), lineStakesMinor: z.array(z.int()).min(1) }),
});

/** Members with money, each with a slot open. */
async function seatPlayers(platform: PinnedServer): Promise<Player[]> {
  const control = new Control(platform.url, 'default');
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
  const players: Player[] = [];
  for (let seat = 0; seat < PLAYERS; seat += 1) {
    const { username, password } = await control.mint({ balanceMinor: BALANCE_MINOR });
    const token = await wire.logIn(username, password);
    const target = { nodeId: game.nodeId, vendor: game.vassalage, gameType: 'RNG', device: 'WEB' };
    const launched = await wire.call(launchGame, { ...target, backUrl: 'http://localhost:4000/' }, { token });
    players.push(await openGame(Launched.parse(launched.value).url));
  }
  return players;
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
  return { token, lineStakeMinor: lineStakesMinor[0] ?? 1 };
}
