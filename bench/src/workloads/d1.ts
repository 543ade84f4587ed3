import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Control } from '@tonalli/test-stack/control';
import { startPinned } from '../measure/pinned-server';
import { type Comparison, compare } from '../measure/slices';
import { judge, type Verdict } from '../measure/verdict';
import { observeSpins } from './observed-spins';
import { SPIN_PATH, seatPlayers, spinOf } from './players';

const GOAL = 0.5;

/**
 * D1: a complete spin, answered once it is durable, against a bare loop that writes the rows of one (`spin-rows.ts`) behind the
 * same HTTP server, with prepared statements in commits of the same tick. Control: the bare loop with a transaction a spin.
 */
export async function d1(rounds: number): Promise<Verdict> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tonalli-bench-'));
  const platform = await startPinned({ name: 'platform', module: 'platform', env: { DATA_DIR: dataDir } });
  const servers = [platform];
  try {
    const players = await seatPlayers(platform);
    const { wins } = await observeSpins(platform, players);
    const env = { COPY_OF: join(dataDir, 'platform.sqlite'), WINS: String(wins) };
    const [bare, each, noop] = await Promise.all([
      startPinned({ name: 'bare', module: 'bare-spins', env }),
      startPinned({ name: 'a transaction a spin', module: 'bare-spins', env: { ...env, COMMIT: 'each' } }),
      startPinned({ name: 'no-op', module: 'raw-fastify' }),
    ]);
    servers.push(bare, each, noop);
    let turn = 0;
    const vary = () => {
      turn += 1;
      return spinOf(players[turn % players.length] ?? { token: '', lineStakeMinor: 1 });
    };
    const asked = { method: 'POST', body: '{}', vary } as const;
    const comparison = await compare(
      [
        { name: 'bare', server: bare, path: '/spin', ...asked },
        { name: 'spin', server: platform, path: SPIN_PATH, ...asked },
        { name: 'control', server: each, path: '/spin', ...asked },
        { name: 'no-op', server: noop, path: '/nothing', ...asked },
      ],
      rounds,
    );
    const { findings } = await new Control(platform.url, 'default').audit();
    if (findings.length > 0) throw new Error(`the ledger is not clean: ${findings[0]}`);
    return judgeSpin(comparison, (await bare.report()).spinsPerCommit ?? Number.NaN);
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function judgeSpin({ variants, noisy }: Comparison, spinsPerCommit: number): Verdict {
  const [bare, spin, control, noop] = ['bare', 'spin', 'control', 'no-op'].map((name) => variants.get(name));
  const [own = 0, slow = GOAL] = [spin?.throughputRatio, control?.throughputRatio];
  const ofNothing = own / (noop?.throughputRatio ?? Number.NaN);
  return {
    id: 'D1',
    goal: `durable spin >= ${GOAL} x a bare loop that writes its rows`,
    measured: `${own.toFixed(2)} (${ofNothing.toFixed(2)} x a no-op POST; ${spin?.requestsPerSecond.toFixed(0)} spins a second)`,
    spread: spin?.throughputSpread.toFixed(2) ?? '',
    cpu: `${spin?.cpuMicrosPerRequest.toFixed(0)} us (bare ${bare?.cpuMicrosPerRequest.toFixed(0)}, ${spinsPerCommit.toFixed(0)} a commit)`,
    control: `a transaction a spin ${slow.toFixed(2)}`,
    outcome: judge({ met: own >= GOAL, controlMet: slow >= GOAL, noisy }),
  };
}
