import { ENDPOINTS } from '@tonalli/contracts/endpoints';
import { freshAddress } from '../measure/address';
import { LOGIN, openSession } from '../measure/gateway-session';
import { LOAD_CORE, startPinned } from '../measure/pinned-server';
import { type Comparison, compare } from '../measure/slices';
import { median, spread } from '../measure/statistics';
import { judge, type Verdict } from '../measure/verdict';

const RAW_GOAL = 0.3;
const PROXY_GOAL = 0.6;
const SEALED_GOAL = 1.25;

/**
 * P2: an authenticated call through to the platform. P3: what sealing adds to it, taken from one call
 * upstream that is sent plain, sealed, and sealed with an agreement of its own.
 */
export async function p2AndP3(rounds: number): Promise<Verdict[]> {
  const upstream = await startPinned({ name: 'upstream', module: 'upstream', core: LOAD_CORE });
  const env = { UPSTREAM: upstream.url };
  const servers = await Promise.all([
    startPinned({ name: 'raw Fastify', module: 'raw-fastify' }),
    startPinned({ name: 'http-proxy', module: 'http-proxy', env }),
    startPinned({ name: 'gateway', module: 'gateway', env }),
    startPinned({ name: 'stock tRPC', module: 'stock-trpc', env }),
    startPinned({ name: 'sealing', module: 'sealing', env }),
  ]);
  const [raw, proxy, gateway, stock, sealing] = servers;
  const session = await openSession(gateway.url);
  const json = { 'content-type': 'application/json' };
  try {
    const through = await compare(
      [
        { name: 'raw', server: raw, path: '/bytes' },
        { name: 'proxy', server: proxy, path: ENDPOINTS.fetchBalance.path },
        { name: 'gateway', server: gateway, path: '/trpc/wallet.balance', headers: session, vary: freshAddress },
        { name: 'control', server: stock, path: '/trpc/balance' },
      ],
      rounds,
    );
    const sealed = await compare(
      [
        { name: 'plain', server: sealing, path: '/plain', method: 'POST' },
        { name: 'sealed', server: sealing, path: '/sealed', method: 'POST' },
        { name: 'control', server: sealing, path: '/agreed-each', method: 'POST' },
        { name: 'balance', server: gateway, path: '/trpc/wallet.balance', headers: session, vary: freshAddress },
        {
          name: 'login',
          server: gateway,
          path: '/trpc/session.login',
          method: 'POST',
          headers: json,
          body: JSON.stringify(LOGIN),
          vary: freshAddress,
        },
      ],
      rounds,
    );
    return [judgeThrough(through), judgeSealed(sealed)];
  } finally {
    await Promise.all([upstream, ...servers].map((server) => server.stop()));
  }
}

function judgeThrough({ variants, noisy }: Comparison): Verdict {
  const [own, proxy, control] = ['gateway', 'proxy', 'control'].map((name) => variants.get(name)?.throughputRatio ?? 0);
  const overProxy = (own ?? 0) / (proxy ?? 1);
  return {
    id: 'P2',
    goal: `authenticated call through >= ${RAW_GOAL} x raw Fastify and >= ${PROXY_GOAL} x http-proxy`,
    measured: `${own?.toFixed(2)} and ${overProxy.toFixed(2)}`,
    spread: variants.get('gateway')?.throughputSpread.toFixed(2) ?? '',
    cpu: `${variants.get('gateway')?.cpuMicrosPerRequest.toFixed(0)} us (proxy ${variants.get('proxy')?.cpuMicrosPerRequest.toFixed(0)})`,
    control: `stock adapter, global fetch ${control?.toFixed(2)}`,
    outcome: judge({
      met: (own ?? 0) >= RAW_GOAL && overProxy >= PROXY_GOAL,
      controlMet: (control ?? 0) >= RAW_GOAL && (control ?? 0) / (proxy ?? 1) >= PROXY_GOAL,
      noisy,
    }),
  };
}

/** What a call through the gateway would take with this way of sealing, over what it takes without, round by round. */
function sealedRatios({ rounds }: Comparison, sealedName: string): number[] {
  const cpuOf = (name: string, round: number) => rounds.get(name)?.[round]?.cpuMicrosPerRequest ?? Number.NaN;
  return (rounds.get('balance') ?? []).map(
    (balance, round) =>
      (balance.cpuMicrosPerRequest + cpuOf(sealedName, round) - cpuOf('plain', round)) / balance.cpuMicrosPerRequest,
  );
}

function judgeSealed(comparison: Comparison): Verdict {
  const cpuOf = (name: string) => comparison.variants.get(name)?.cpuMicrosPerRequest ?? Number.NaN;
  const [own, control] = [sealedRatios(comparison, 'sealed'), sealedRatios(comparison, 'control')];
  return {
    id: 'P3',
    goal: `a sealed call <= ${SEALED_GOAL} x the CPU of P2`,
    measured: `${median(own).toFixed(2)} (a whole login ${(cpuOf('login') / cpuOf('balance')).toFixed(2)})`,
    spread: spread(own).toFixed(2),
    cpu: `sealing ${(cpuOf('sealed') - cpuOf('plain')).toFixed(0)} us (P2 ${cpuOf('balance').toFixed(0)})`,
    control: `an agreement a call ${median(control).toFixed(2)}`,
    outcome: judge({
      met: median(own) <= SEALED_GOAL,
      controlMet: median(control) <= SEALED_GOAL,
      noisy: comparison.noisy,
    }),
  };
}
