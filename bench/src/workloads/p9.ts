import { freshAddress } from '../measure/address';
import { LOAD_CORE, type PinnedServer, startPinned } from '../measure/pinned-server';
import { median, spread } from '../measure/statistics';
import { judge, type Verdict } from '../measure/verdict';

const GOAL_MICROS = 5_000;
const SAMPLES = 40;

/**
 * P9: processor time of the longest batch URL that is accepted. It is searched for: calls are added
 * until the gateway refuses. Control: the stock adapter without a limit, at the longest URL it takes.
 */
export async function p9(): Promise<Verdict> {
  const upstream = await startPinned({ name: 'upstream', module: 'upstream', core: LOAD_CORE });
  const env = { UPSTREAM: upstream.url };
  const [gateway, stock] = await Promise.all([
    startPinned({ name: 'gateway', module: 'gateway', env }),
    startPinned({ name: 'stock tRPC', module: 'stock-trpc', env }),
  ]);
  try {
    const longest = await longestAccepted(gateway, 'registration.countries', '{"language":"es"}');
    const own = await measure(gateway, longest.url);
    // As many calls as fit into the longest request line that Node's parser takes.
    const calls = Array.from({ length: 1_500 }, () => 'nothing').join(',');
    const control = await measure(stock, `/trpc/${calls}?batch=1&input=%7B%7D`);
    const longestInput = await measure(gateway, paddedUrl('lobby.games', longest.calls));
    return {
      id: 'P9',
      goal: `longest accepted batch URL <= ${GOAL_MICROS / 1_000} ms CPU`,
      measured: `${(Math.max(own.median, longestInput.median) / 1_000).toFixed(2)} ms (${longest.calls} calls)`,
      spread: `${(own.spread / 1_000).toFixed(2)} ms`,
      cpu: `${own.median.toFixed(0)} us`,
      control: `stock adapter without a limit ${(control.median / 1_000).toFixed(2)} ms`,
      outcome: judge({
        met: Math.max(own.median, longestInput.median) <= GOAL_MICROS,
        controlMet: control.median <= GOAL_MICROS,
        noisy: own.spread > GOAL_MICROS,
      }),
    };
  } finally {
    await Promise.all([upstream, gateway, stock].map((server) => server.stop()));
  }
}

const batchUrl = (path: string, calls: number, input: string): string => {
  const inputs = `{${Array.from({ length: calls }, (_, index) => `"${index}":${input}`).join(',')}}`;
  return `/trpc/${Array.from({ length: calls }, () => path).join(',')}?batch=1&input=${encodeURIComponent(inputs)}`;
};

/** As many calls, each with the largest input that it takes, within the URL that the server's parser accepts. */
function paddedUrl(path: string, calls: number): string {
  const input = JSON.stringify({ language: 'es', page: 1, pageSize: 18, search: 'a'.repeat(100) });
  return batchUrl(path, calls, input);
}

async function longestAccepted(server: PinnedServer, path: string, input: string) {
  let accepted = { calls: 0, url: '' };
  for (let calls = 1; calls <= 128; calls += 1) {
    const url = batchUrl(path, calls, input);
    const response = await fetch(server.url + url, freshAddress());
    await response.text();
    // 207 and 404 are answers call by call; a batch that is refused as a whole is 400, 414 or 431.
    if ([400, 413, 414, 431].includes(response.status)) break;
    accepted = { calls, url };
  }
  if (accepted.calls === 0) throw new Error('the gateway takes no batch at all');
  return accepted;
}

async function measure(server: PinnedServer, url: string): Promise<{ median: number; spread: number }> {
  const samples: number[] = [];
  for (let index = 0; index < SAMPLES + 10; index += 1) {
    const before = await server.cpuMicros();
    await fetch(server.url + url, freshAddress()).then((response) => response.text());
    // The first few are compiled on the way.
    if (index >= 10) samples.push((await server.cpuMicros()) - before);
  }
  return { median: median(samples), spread: spread(samples) };
}
