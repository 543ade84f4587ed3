import { load, type Variant } from './load';
import { median, spread } from './statistics';

const SLICE_SECONDS = 1;
/** Servers that people meet have run for a while: a large program is compiled again through its first ten thousand calls. */
const WARM_SLICES = 5;

export interface Slice {
  requestsPerSecond: number;
  cpuMicrosPerRequest: number;
}

export interface Measured {
  readonly name: string;
  readonly requestsPerSecond: number;
  readonly cpuMicrosPerRequest: number;
  /** Medians of what this variant did in a round over what the baseline did in it. */
  readonly throughputRatio: number;
  readonly throughputSpread: number;
  readonly cpuRatio: number;
  readonly cpuSpread: number;
}

export interface Comparison {
  /** What each variant did, round by round. */
  readonly rounds: ReadonlyMap<string, readonly Slice[]>;
  readonly variants: ReadonlyMap<string, Measured>;
  /** The baseline's spread is above a quarter of its median: nothing can be judged. */
  readonly noisy: boolean;
}

/**
 * Loads all variants in turn for `rounds` rounds, the order reversed every round, and compares each
 * with the first one, round by round. Throws when an answer is not 2xx.
 */
export async function compare(variants: readonly [Variant, ...Variant[]], rounds: number): Promise<Comparison> {
  for (const variant of variants) for (let slice = 0; slice < WARM_SLICES; slice += 1) await loadOnce(variant);
  const slices = new Map(variants.map(({ name }): [string, Slice[]] => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? variants : variants.toReversed();
    for (const variant of order) slices.get(variant.name)?.push(await loadOnce(variant));
  }
  const baseline = slices.get(variants[0].name) ?? [];
  const measured = [...slices].map(([name, own]): [string, Measured] => [name, summarise(name, own, baseline)]);
  const rates = baseline.map((slice) => slice.requestsPerSecond);
  return { rounds: slices, variants: new Map(measured), noisy: spread(rates) > median(rates) / 4 };
}

function summarise(name: string, own: readonly Slice[], baseline: readonly Slice[]): Measured {
  const ratios = (value: (slice: Slice) => number) =>
    own.flatMap((slice, round) => {
      const base = baseline[round];
      return base ? [value(slice) / value(base)] : [];
    });
  const throughput = ratios((slice) => slice.requestsPerSecond);
  const cpu = ratios((slice) => slice.cpuMicrosPerRequest);
  return {
    name,
    requestsPerSecond: median(own.map((slice) => slice.requestsPerSecond)),
    cpuMicrosPerRequest: median(own.map((slice) => slice.cpuMicrosPerRequest)),
    throughputRatio: median(throughput),
    throughputSpread: spread(throughput),
    cpuRatio: median(cpu),
    cpuSpread: spread(cpu),
  };
}

async function loadOnce(variant: Variant): Promise<Slice> {
  const { name, server } = variant;
  const cpuBefore = await server.cpuMicros();
  const { good, seconds, trouble } = await load(variant, SLICE_SECONDS);
  const cpuMicros = (await server.cpuMicros()) - cpuBefore;
  if (good === 0 || trouble) throw new Error(`${name}: ${good} good answers; ${trouble ?? 'nothing else came'}`);
  return { requestsPerSecond: good / seconds, cpuMicrosPerRequest: cpuMicros / good };
}
