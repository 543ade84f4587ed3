import { parseTypedNumbers } from '@tonalli/lottery/entry/typed-numbers';
import { median, spread } from '../measure/statistics';
import { judge, type Verdict } from '../measure/verdict';

const GOAL_MS = 100;
/** How much slower the processor is that the goal is meant for. */
const THROTTLE = 4;
const NUMBERS = 10_000;
const SAMPLES = 40;
const ROW = { pattern: '^[0-9]{5}$', least: 1, most: NUMBERS };

const pasted = Array.from({ length: NUMBERS }, (_, index) => String((index * 7_919) % 100_000).padStart(5, '0')).join(
  ', ',
);

/** By comparing each with all before it, as is written first. */
function parseByComparing(text: string): readonly string[] {
  const numbers: string[] = [];
  for (const word of text.split(/[\s,;|]+/)) if (/^[0-9]{5}$/.test(word) && !numbers.includes(word)) numbers.push(word);
  return numbers.sort();
}

/** Processor time: whoever else uses the machine is no matter of the reading. */
function millisecondsOf(work: () => unknown, samples: number): number[] {
  return Array.from({ length: samples }, () => {
    const from = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(from);
    return (user + system) / 1_000;
  });
}

/** L4: ten thousand pasted numbers are read, in this process; a slower one is reckoned as so many times that. */
export async function l4(): Promise<Verdict> {
  const times = millisecondsOf(() => parseTypedNumbers(pasted, ROW), SAMPLES).map((ms) => ms * THROTTLE);
  const compared = millisecondsOf(() => parseByComparing(pasted), 3).map((ms) => ms * THROTTLE);
  // The first is the one that a visitor waits for.
  const [first = GOAL_MS] = times;
  return {
    id: 'L4',
    goal: `${NUMBERS} pasted numbers are read in ${GOAL_MS} ms at ${THROTTLE} x throttle (reckoned)`,
    measured: `${first.toFixed(1)} ms the first time, ${median(times).toFixed(1)} ms then`,
    ...{ spread: spread(times).toFixed(1), cpu: '' },
    control: `each compared with all before ${median(compared).toFixed(0)} ms`,
    outcome: judge({ met: first <= GOAL_MS, controlMet: median(compared) <= GOAL_MS, noisy: false }),
  };
}
