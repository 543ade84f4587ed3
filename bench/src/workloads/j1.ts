import { ENDPOINTS } from '@tonalli/contracts/endpoints';
import { HEADERS } from '@tonalli/contracts/envelope';
import { DEVELOPMENT_MERCHANT } from '@tonalli/contracts/merchant';
import { createControlClient } from '@tonalli/qa/client';
import { createWireClient } from '@tonalli/test-stack/wire-client';
import { type PinnedServer, startPinned } from '../measure/pinned-server';
import { compare } from '../measure/slices';
import { judge, type Verdict } from '../measure/verdict';

const GOAL = 1.1;

/**
 * J1: what the journal costs an authenticated call of the platform when nobody watches, as processor time against a
 * platform that keeps none. Control: the journal with somebody watching the rows of every call.
 */
export async function j1(rounds: number): Promise<Verdict> {
  const servers = await Promise.all([
    startPinned({ name: 'no journal', module: 'platform', env: { JOURNAL: 'off' } }),
    startPinned({ name: 'journal', module: 'platform' }),
    startPinned({ name: 'watched', module: 'platform' }),
  ]);
  const [without, kept, watched] = servers;
  try {
    await createControlClient({ url: watched.url }).run('watchJournal', { on: true });
    const { variants, noisy } = await compare(
      [
        { name: 'without', ...(await balanceOf(without)) },
        { name: 'kept', ...(await balanceOf(kept)) },
        { name: 'watched', ...(await balanceOf(watched)) },
      ],
      rounds,
    );
    const [own, control] = [variants.get('kept'), variants.get('watched')];
    return {
      id: 'J1',
      goal: `journal <= ${GOAL} x the CPU of an authenticated call without one`,
      measured: own?.cpuRatio.toFixed(2) ?? '',
      spread: own?.cpuSpread.toFixed(2) ?? '',
      cpu: `${own?.cpuMicrosPerRequest.toFixed(0)} us (without ${variants.get('without')?.cpuMicrosPerRequest.toFixed(0)})`,
      control: `rows watched ${control?.cpuRatio.toFixed(2)}`,
      outcome: judge({
        met: (own?.cpuRatio ?? GOAL * 2) <= GOAL,
        controlMet: (control?.cpuRatio ?? 0) <= GOAL,
        noisy,
      }),
    };
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

/** The demo member's balance, asked of this platform. */
async function balanceOf(server: PinnedServer) {
  const token = await createWireClient(server.url, 'default').logIn('demo', 'Demo1234');
  const headers = { [HEADERS.merchant]: DEVELOPMENT_MERCHANT.code, [HEADERS.authorization]: `Bearer ${token}` };
  return { server, path: ENDPOINTS.fetchBalance.path, headers };
}
