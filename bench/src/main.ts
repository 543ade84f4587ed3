import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { LOAD_CORE } from './measure/pinned-server';
import { printTable, type Verdict } from './measure/verdict';
import { c1 } from './workloads/c1';
import { d1 } from './workloads/d1';
import { d2 } from './workloads/d2';
import { d3 } from './workloads/d3';
import { d4 } from './workloads/d4';
import { f1 } from './workloads/f1';
import { f2AndF3 } from './workloads/f2-f3';
import { f4 } from './workloads/f4';
import { f4Games } from './workloads/f4-games';
import { f5 } from './workloads/f5';
import { f6 } from './workloads/f6';
import { f7 } from './workloads/f7';
import { g2 } from './workloads/g2';
import { g3 } from './workloads/g3';
import { g4 } from './workloads/g4';
import { g5 } from './workloads/g5';
import { h1 } from './workloads/h1';
import { j1 } from './workloads/j1';
import { l2 } from './workloads/l2';
import { l3Day } from './workloads/l3-day';
import { l3Order } from './workloads/l3-order';
import { l3Settle } from './workloads/l3-settle';
import { l4 } from './workloads/l4';
import { m1 } from './workloads/m1';
import { p1 } from './workloads/p1';
import { p2AndP3 } from './workloads/p2-p3';
import { p4 } from './workloads/p4';
import { p5 } from './workloads/p5';
import { p8 } from './workloads/p8';
import { p9 } from './workloads/p9';
import { r5 } from './workloads/r5';
import { r7 } from './workloads/r7';
import { s4 } from './workloads/s4';
import { worlds } from './workloads/worlds';

/** `npm run bench -- P1 F1` runs some of them; `ROUNDS` changes how often each variant takes its turn. */
const ROUNDS = Number(process.env.ROUNDS ?? 7);

const WORKLOADS: readonly { ids: readonly string[]; run: () => Promise<Verdict | Verdict[]> }[] = [
  { ids: ['P1'], run: () => p1(ROUNDS) },
  { ids: ['P2', 'P3'], run: () => p2AndP3(ROUNDS) },
  { ids: ['P4'], run: () => p4(ROUNDS) },
  { ids: ['P5'], run: p5 },
  { ids: ['P8'], run: p8 },
  { ids: ['P9'], run: p9 },
  { ids: ['D1'], run: () => d1(ROUNDS) },
  { ids: ['D2'], run: () => d2(ROUNDS) },
  { ids: ['D3'], run: d3 },
  { ids: ['D4'], run: () => d4(ROUNDS) },
  { ids: ['M1'], run: m1 },
  { ids: ['C1'], run: c1 },
  { ids: ['R5'], run: r5 },
  { ids: ['R7'], run: r7 },
  { ids: ['G2'], run: () => g2(ROUNDS) },
  { ids: ['G3'], run: g3 },
  { ids: ['G4'], run: g4 },
  { ids: ['G5'], run: g5 },
  { ids: ['H1'], run: async () => h1() },
  { ids: ['F1'], run: f1 },
  { ids: ['F2', 'F3'], run: () => f2AndF3(Math.min(ROUNDS, 3)) },
  { ids: ['F4'], run: () => f4(Math.min(ROUNDS, 3)) },
  { ids: ['F4'], run: () => f4Games(Math.min(ROUNDS, 3)) },
  { ids: ['F5'], run: () => f5(Math.min(ROUNDS, 3)) },
  { ids: ['F6'], run: f6 },
  { ids: ['F7'], run: () => f7(Math.min(ROUNDS, 3)) },
  { ids: ['S4'], run: () => s4(ROUNDS) },
  { ids: ['L2'], run: () => l2(ROUNDS) },
  { ids: ['L3'], run: () => l3Order(ROUNDS) },
  { ids: ['L3'], run: l3Settle },
  { ids: ['L3'], run: l3Day },
  { ids: ['L4'], run: l4 },
  { ids: ['W1', 'W2', 'W3'], run: worlds },
  { ids: ['J1'], run: () => j1(ROUNDS) },
];

/** The generator keeps to the core that the servers do not use. */
function pinSelf(): void {
  if (existsSync('/usr/bin/taskset'))
    execFileSync('taskset', ['-cp', LOAD_CORE, String(process.pid)], { stdio: 'ignore' });
  else console.log('taskset is missing: nothing is pinned, so expect noise.');
}

async function main(): Promise<void> {
  pinSelf();
  const wanted = new Set(process.argv.slice(2).map((id) => id.toUpperCase()));
  const verdicts: Verdict[] = [];
  for (const { ids, run } of WORKLOADS) {
    if (wanted.size > 0 && !ids.some((id) => wanted.has(id))) continue;
    console.log(`measuring ${ids.join(' and ')} ...`);
    try {
      verdicts.push(...[await run()].flat());
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const empty = { goal: '', spread: '', cpu: '', control: '' };
      verdicts.push(...ids.map((id) => ({ id, ...empty, measured: reason, outcome: 'not measured' as const })));
    }
  }
  printTable(verdicts);
  if (verdicts.some(({ outcome }) => outcome === 'not measured')) process.exitCode = 1;
}

await main();
