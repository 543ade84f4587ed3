import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ORDER_MAX_LINES } from '@tonalli/contracts/lottery/limits';
import { Control } from '@tonalli/test-stack/control';
import { startPinned } from '../measure/pinned-server';
import { compare } from '../measure/slices';
import { judge, type Verdict } from '../measure/verdict';
import { ORDER_PATH, orderers, orderOf } from './lottery-orders';
import { seatPlayers } from './players';

const GOAL = 0.2;
const MEMBERS = 32;
/** Part of spins that pay, of the bare loop. */
const WINS = '0.3';

/**
 * L3: an order of a hundred lines, answered once it is durable, against the bare loop of D1, which writes the rows of one spin.
 * Control: the bare loop with a transaction a spin.
 */
export async function l3Order(rounds: number): Promise<Verdict> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tonalli-bench-'));
  const platform = await startPinned({ name: 'platform', module: 'platform', env: { DATA_DIR: dataDir } });
  const servers = [platform];
  try {
    const vary = await orderOf(platform, await orderers(platform, MEMBERS), ORDER_MAX_LINES);
    // The bare loop spins for somebody who has a slot open.
    await seatPlayers(platform);
    const env = { COPY_OF: join(dataDir, 'platform.sqlite'), WINS };
    const [bare, each] = await Promise.all([
      startPinned({ name: 'bare', module: 'bare-spins', env }),
      startPinned({ name: 'a transaction a spin', module: 'bare-spins', env: { ...env, COMMIT: 'each' } }),
    ]);
    servers.push(bare, each);
    const spin = { method: 'POST', path: '/spin', body: '{}', vary: spinBody } as const;
    const { variants, noisy } = await compare(
      [
        { name: 'bare', server: bare, ...spin },
        { name: 'order', server: platform, method: 'POST', path: ORDER_PATH, body: '{}', vary },
        { name: 'control', server: each, ...spin },
      ],
      rounds,
    );
    const { findings } = await new Control(platform.url, 'default').audit();
    if (findings.length > 0) throw new Error(`the ledger is not clean: ${findings[0]}`);
    const [own, slow] = [variants.get('order'), variants.get('control')];
    return {
      id: 'L3 order',
      goal: `an order of ${ORDER_MAX_LINES} lines >= ${GOAL} x the bare loop of D1`,
      measured: `${own?.throughputRatio.toFixed(2)} (${own?.requestsPerSecond.toFixed(0)} orders a second)`,
      spread: own?.throughputSpread.toFixed(2) ?? '',
      cpu: `${own?.cpuMicrosPerRequest.toFixed(0)} us (bare ${variants.get('bare')?.cpuMicrosPerRequest.toFixed(0)})`,
      control: `a transaction a spin ${slow?.throughputRatio.toFixed(2)}`,
      outcome: judge({
        met: (own?.throughputRatio ?? 0) >= GOAL,
        // It only says how far a slower way of writing is from the floor.
        controlMet: false,
        noisy,
      }),
    };
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    rmSync(dataDir, { recursive: true, force: true });
  }
}

let spins = 0;
function spinBody() {
  spins += 1;
  return { headers: { 'content-type': 'application/json' }, body: JSON.stringify({ spinId: `spin-${spins}` }) };
}
