import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Control } from '@tonalli/test-stack/control';
import { z } from 'zod';
import { type PinnedServer, startPinned } from '../measure/pinned-server';
import { type Comparison, compare } from '../measure/slices';
import { judge, type Verdict } from '../measure/verdict';
import { PLACE_PATH, type Player, placeOf, seatPlayers, spinOf, titleOf } from './players';

const GOAL = 0.4;

/** A small bet of each family whose rounds are decided as they are placed. */
const BETS: Readonly<Record<string, object>> = {
  baccarat: { spots: { banker: 100, tie: 100 } },
  classic: { stakeMinor: 100 },
  cluster: { stakeMinor: 100 },
  dice: { side: 'under', target: 4_950, stakeMinor: 100 },
  'hold-and-spin': { stakeMinor: 100 },
  keno: { picks: [1, 2, 3, 4], stakeMinor: 100 },
  limbo: { targetX100: 200, stakeMinor: 100 },
  plinko: { rows: 8, risk: 'low', stakeMinor: 100 },
  roulette: { spots: { red: 100, 'straight:17': 100 } },
  scratch: { stakeMinor: 100 },
  ways: { stakeMinor: 100 },
  wheel: { segments: 10, risk: 'low', stakeMinor: 100 },
};

/**
 * G2: a round of a family, placed and decided, against the bare loop of D1, which writes the same rows; a row of the table for
 * each family. Control: the round while nobody else asks, so that each has a transaction of its own.
 */
export async function g2(rounds: number): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const [family, bet] of Object.entries(BETS)) verdicts.push(await measureFamily({ family, bet, rounds }));
  return verdicts;
}

interface Measuring {
  family: string;
  bet: object;
  rounds: number;
}

async function measureFamily({ family, bet, rounds }: Measuring): Promise<Verdict> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tonalli-bench-'));
  const database = join(dataDir, 'platform.sqlite');
  const platform = await startPinned({ name: 'platform', module: 'platform', env: { DATA_DIR: dataDir } });
  const servers = [platform];
  try {
    const players = await seatPlayers(platform, titleOf(database, family));
    const env = { COPY_OF: database, WINS: String(await partThatPays(platform, players, bet)) };
    const bare = await startPinned({ name: 'bare', module: 'bare-spins', env });
    servers.push(bare);
    let turn = 0;
    const next = () => {
      turn += 1;
      return players[turn % players.length] ?? { token: '', lineStakeMinor: 1 };
    };
    const asked = { method: 'POST', body: '{}' } as const;
    const round = { ...asked, server: platform, path: PLACE_PATH, vary: () => placeOf(next(), bet) };
    const comparison = await compare(
      [
        { name: 'bare', server: bare, ...asked, path: '/spin', vary: () => spinOf(next()) },
        { name: 'round', ...round },
        { name: 'control', ...round, connections: 1 },
      ],
      rounds,
    );
    const { findings } = await new Control(platform.url, 'default').audit();
    if (findings.length > 0) throw new Error(`the ledger is not clean: ${findings[0]}`);
    return judgeFamily(family, comparison);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const ROUNDS_EACH = 8;
const Placed = z.object({ value: z.object({ isOver: z.literal(true), payoutMinor: z.int() }) });

/** Which part of the rounds pays. Throws for a family whose rounds are not decided as they are placed. */
async function partThatPays(platform: PinnedServer, players: readonly Player[], bet: object): Promise<number> {
  let paid = 0;
  for (let turn = 0; turn < ROUNDS_EACH; turn += 1) {
    for (const player of players) {
      const response = await fetch(platform.url + PLACE_PATH, { method: 'POST', ...placeOf(player, bet) });
      if (!response.ok) throw new Error(`a bet was answered with ${response.status}: ${await response.text()}`);
      if (Placed.parse(await response.json()).value.payoutMinor > 0) paid += 1;
    }
  }
  return paid / (ROUNDS_EACH * players.length);
}

function judgeFamily(family: string, { variants, noisy }: Comparison): Verdict {
  const [bare, round, control] = ['bare', 'round', 'control'].map((name) => variants.get(name));
  const [own = 0, slow = GOAL] = [round?.throughputRatio, control?.throughputRatio];
  return {
    id: `G2 ${family}`,
    goal: `round >= ${GOAL} x the bare loop of D1`,
    measured: `${own.toFixed(2)} (${round?.requestsPerSecond.toFixed(0)} rounds a second)`,
    spread: round?.throughputSpread.toFixed(2) ?? '',
    cpu: `${round?.cpuMicrosPerRequest.toFixed(0)} us (bare ${bare?.cpuMicrosPerRequest.toFixed(0)})`,
    control: `one at a time ${slow.toFixed(2)}`,
    outcome: judge({ met: own >= GOAL, controlMet: slow >= GOAL, noisy }),
  };
}
