import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FISH_HITS_AT_ONCE, FISH_RELOAD_MS, FISH_SEATS } from '@tonalli/contracts/games/fish';
import { tellsAgainAfter, tellsFirstAfter } from '@tonalli/mock-platform/bench-kit';
import { createControlClient } from '@tonalli/qa/client';
import { Pool } from 'undici';
import { ON_ONE_CORE, type PinnedServer, startPinned } from '../measure/pinned-server';
import { quantile } from '../measure/statistics';
import { judge, type Verdict } from '../measure/verdict';
import { BenchGunner, FishRoom, type GunnerParts, type Tally } from './fish-room';
import { seatPlayers, titlesOf } from './players';

const ROOMS = 50;
const SEATS = ROOMS * FISH_SEATS;
const GOAL_HITS = (SEATS * 1_000) / FISH_RELOAD_MS;
/** Shots at the turn of a tide come to nothing. */
const LEAST_DECIDED = 0.97;
const GOAL_WAIT_MS = 250;
/** Of the core. */
const MOST_BUSY = 0.9;
/** More than one tide, so that all segments end and begin at once in it. */
const LASTS_MS = 75_000;
const WARM_MS = 10_000;
const TICK_MS = 25;

interface Taken {
  /** Decided, of those that are charged and those whose fish is gone, a second. */
  readonly hits: number;
  readonly calls: number;
  readonly goneShare: number;
  readonly p99: number;
  readonly microsPerHit: number;
  /** Of the core that all hits need, by what one costs: true on a machine too that others work on. */
  readonly needed: number;
}

const emptyTally = (): Tally => ({ fired: 0, charged: 0, gone: 0, lost: 0, calls: 0, waits: [], refusals: new Map() });

interface Firing {
  readonly platform: PinnedServer;
  readonly gunners: readonly BenchGunner[];
  readonly tally: Tally;
}

async function fireFor(lastsMs: number, { gunners }: Firing): Promise<void> {
  const began = performance.now();
  while (performance.now() - began < lastsMs) {
    for (const gunner of gunners) {
      gunner.fire(Date.now());
      gunner.flush();
    }
    await new Promise((resolve) => setTimeout(resolve, TICK_MS));
  }
}

async function measure(firing: Firing): Promise<Taken> {
  const { platform, gunners, tally } = firing;
  await fireFor(WARM_MS, firing);
  Object.assign(tally, emptyTally());
  const [cpu, from] = [await platform.cpuMicros(), performance.now()];
  await fireFor(LASTS_MS, firing);
  const [busyMicros, ms] = [(await platform.cpuMicros()) - cpu, performance.now() - from];
  const decided = tally.charged + tally.gone;
  const microsPerHit = busyMicros / decided;
  await Promise.all(gunners.map(({ answered }) => answered));
  const [refusal] = tally.refusals;
  if (refusal) throw new Error(`${refusal[1]} calls were refused with ${refusal[0]}`);
  return {
    ...{ hits: (decided * 1_000) / ms, calls: (tally.calls * 1_000) / ms },
    ...{ goneShare: tally.gone / decided, p99: quantile(tally.waits, 0.99) },
    ...{ microsPerHit, needed: (microsPerHit * GOAL_HITS) / 1_000_000 },
  };
}

/** A platform of its own with all seats taken; `perCall` is how many hits one call tells of at most. */
async function play(pace: Pick<GunnerParts, 'perCall' | 'tellsAgainAfter' | 'tellsFirstAfter'>): Promise<Taken> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tonalli-bench-'));
  const env = { DATA_DIR: dataDir };
  const platform = await startPinned({ name: 'platform', module: 'platform', env, flags: ON_ONE_CORE });
  const pool = new Pool(platform.url, { connections: SEATS });
  const rooms: FishRoom[] = [];
  try {
    const tally = emptyTally();
    const gunners: BenchGunner[] = [];
    for (const title of titlesOf(join(dataDir, 'platform.sqlite'), 'fish', ROOMS)) {
      const room = new FishRoom();
      rooms.push(room);
      for (const [at, { token }] of (await seatPlayers(platform, title, FISH_SEATS)).entries()) {
        await room.listen(platform.url, { token, isRead: at === 0 });
        gunners.push(new BenchGunner({ pool, room, token, seat: at + 1, ...pace, tally }));
      }
    }
    const taken = await measure({ platform, gunners, tally });
    const { findings } = await createControlClient({ url: platform.url }).run('audit', {});
    if (findings.length > 0) throw new Error(`the ledger is not clean: ${findings[0]}`);
    return taken;
  } finally {
    for (const room of rooms) room.leave();
    await pool.destroy();
    await platform.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const isFast = ({ hits, p99 }: Taken): boolean => hits >= LEAST_DECIDED * GOAL_HITS && p99 <= GOAL_WAIT_MS;

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const told = ({ hits, calls, p99, needed, goneShare }: Taken): string =>
  `${hits.toFixed(0)} hits/s in ${calls.toFixed(0)} calls, p99 ${p99.toFixed(0)} ms, all need ${percent(needed)} of the core, gone ${percent(goneShare)}`;

/**
 * G5: all seats of fifty rooms of fish fire as fast as cannons reload, at one core, each with the stream of its room open, over the
 * turn of a tide, and tells of its hits as pages do. Control: each hit is told, decided and answered by a call of its own.
 */
export async function g5(): Promise<Verdict> {
  const own = await play({ perCall: FISH_HITS_AT_ONCE, tellsAgainAfter, tellsFirstAfter });
  const control = await play({ perCall: 1, tellsAgainAfter: () => 0, tellsFirstAfter: () => 0 });
  const mayHold = own.needed <= MOST_BUSY;
  return {
    id: 'G5',
    goal: `${SEATS} seats of fish: >= ${percent(LEAST_DECIDED)} of ${GOAL_HITS} hits/s, p99 <= ${GOAL_WAIT_MS} ms, core <= ${percent(MOST_BUSY)}`,
    measured: told(own),
    spread: '',
    cpu: `${own.microsPerHit.toFixed(0)} us a hit`,
    control: `a call a hit: ${told(control)}`,
    // Where one hit costs little enough and they are late all the same, others had the core.
    outcome: judge({
      ...{ met: mayHold && isFast(own), controlMet: control.needed <= MOST_BUSY && isFast(control) },
      noisy: mayHold && !isFast(own),
    }),
  };
}
