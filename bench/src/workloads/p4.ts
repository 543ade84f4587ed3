import { freshAddress } from '../measure/address';
import { openSession } from '../measure/gateway-session';
import { LOAD_CORE, type PinnedServer, startPinned } from '../measure/pinned-server';
import { compare, type Measured } from '../measure/slices';
import { judge, type Verdict } from '../measure/verdict';

/** So much more processor time a call has to cost without them. */
const TRANSPORT_GOAL = 1.15;
const READY_GOAL = 3;
const INPUT = { language: 'es', type: 'RNG', page: 1, pageSize: 18 };
const GAMES = `/trpc/lobby.games?input=${encodeURIComponent(JSON.stringify(INPUT))}`;

/**
 * P4: what the gateway's own transport (on the call of P2) and its ready answers (on the read of P1) are worth, against
 * itself with tRPC's adapter, with tRPC's handler of web requests, and without ready answers. Control: the same gateway again.
 */
export async function p4(rounds: number): Promise<Verdict[]> {
  const upstream = await startPinned({ name: 'upstream', module: 'upstream', core: LOAD_CORE });
  const started: PinnedServer[] = [upstream];
  const start = async (standIns?: string) => {
    const env = { UPSTREAM: upstream.url, ...(standIns ? { STAND_INS: standIns } : {}) };
    const server = await startPinned({
      name: standIns ?? 'gateway',
      module: standIns ? 'gateway-without' : 'gateway',
      fromSource: true,
      env,
    });
    started.push(server);
    return server;
  };
  const [gateway, again] = [await start(), await start()];
  const [adapter, handler, unready] = [
    await start('stock-adapter'),
    await start('web-handler'),
    await start('no-ready-answers'),
  ];
  try {
    const balance = { path: '/trpc/wallet.balance', headers: await openSession(gateway.url), vary: freshAddress };
    const through = await compare(
      [
        { name: 'gateway', server: gateway, ...balance },
        { name: 'control', server: again, ...balance },
        { name: 'web handler', server: handler, ...balance },
        { name: 'adapter', server: adapter, ...balance },
      ],
      rounds,
    );
    const games = { path: GAMES, vary: freshAddress };
    const hot = await compare(
      [
        { name: 'gateway', server: gateway, ...games },
        { name: 'control', server: again, ...games },
        { name: 'no ready answers', server: unready, ...games },
      ],
      rounds,
    );
    return [
      worth({ ...through, what: 'own transport', without: 'web handler', goal: TRANSPORT_GOAL, beside: 'adapter' }),
      worth({ ...hot, what: 'ready answers', without: 'no ready answers', goal: READY_GOAL }),
    ];
  } finally {
    await Promise.all(started.map((server) => server.stop()));
  }
}

interface Worth {
  readonly variants: ReadonlyMap<string, Measured>;
  readonly what: string;
  readonly without: string;
  readonly goal: number;
  readonly beside?: string;
}

/** By processor time alone, which another program on the machine disturbs least; noisy when the ratios lie far apart. */
function worth({ variants, what, without, goal, beside }: Worth): Verdict {
  const ratioOf = (name: string) => variants.get(name)?.cpuRatio ?? Number.NaN;
  const microsOf = (name: string) => variants.get(name)?.cpuMicrosPerRequest.toFixed(0);
  const spread = variants.get(without)?.cpuSpread ?? Number.NaN;
  const named = [without, ...(beside ? [beside] : [])];
  return {
    id: 'P4',
    goal: `without its ${what} a call costs >= ${goal} x the CPU`,
    measured: named.map((name) => `${name} ${ratioOf(name).toFixed(2)}`).join(', '),
    spread: spread.toFixed(2),
    cpu: `${microsOf('gateway')} us (${named.map((name) => `${name} ${microsOf(name)}`).join(', ')})`,
    control: `the same again ${ratioOf('control').toFixed(2)}`,
    outcome: judge({
      met: ratioOf(without) >= goal,
      controlMet: ratioOf('control') >= goal,
      noisy: spread > ratioOf(without) / 4,
    }),
  };
}
