import { LOAD_CORE, startPinned } from '../measure/pinned-server';
import { compare } from '../measure/slices';
import { judge, type Verdict } from '../measure/verdict';

const GOAL = 1.2;
const INPUT = { language: 'es', type: 'RNG', page: 1, pageSize: 18 };

/** P1: a hot public read against raw Fastify sending the same bytes. Control: the stock tRPC adapter. */
export async function p1(rounds: number): Promise<Verdict> {
  const upstream = await startPinned({ name: 'upstream', module: 'upstream', core: LOAD_CORE });
  const env = { UPSTREAM: upstream.url };
  const gateway = await startPinned({ name: 'gateway', module: 'gateway', env });
  const path = `/trpc/lobby.games?input=${encodeURIComponent(JSON.stringify(INPUT))}`;
  const body = await fetch(gateway.url + path).then((response) => response.text());
  const raw = await startPinned({ name: 'raw Fastify', module: 'raw-fastify', env: { BODY: body } });
  const stock = await startPinned({ name: 'stock tRPC', module: 'stock-trpc', env });
  try {
    const { variants, noisy } = await compare(
      [
        { name: 'raw', server: raw, path: '/bytes' },
        { name: 'gateway', server: gateway, path },
        { name: 'control', server: stock, path: `/trpc/games?input=${encodeURIComponent('{"page":1}')}` },
      ],
      rounds,
    );
    const [own, control] = [variants.get('gateway'), variants.get('control')];
    return {
      id: 'P1',
      goal: `hot public read >= ${GOAL} x raw Fastify (${body.length} bytes)`,
      measured: own?.throughputRatio.toFixed(2) ?? '',
      spread: own?.throughputSpread.toFixed(2) ?? '',
      cpu: `${own?.cpuMicrosPerRequest.toFixed(0)} us (raw ${variants.get('raw')?.cpuMicrosPerRequest.toFixed(0)})`,
      control: `stock adapter ${control?.throughputRatio.toFixed(2)}`,
      outcome: judge({
        met: (own?.throughputRatio ?? 0) >= GOAL,
        controlMet: (control?.throughputRatio ?? GOAL) >= GOAL,
        noisy,
      }),
    };
  } finally {
    await Promise.all([upstream, gateway, raw, stock].map((server) => server.stop()));
  }
}
