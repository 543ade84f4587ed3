import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { openEmulatedWorld } from '../../emulator/worlds/open-emulated-world';
import { requireStake } from '../../guard/decide';
import { PlatformFailure } from '../../kernel/failure';
import { openDatabase } from '../../sqlite/open-database';
import { TEST_PLATFORM, testTemplate } from '../../testing/templates';
import type { OpenWorld } from '../../world/open-world';
import { notePlay } from './note-play';
import { readPlayTime } from './read-play';
import { answerCheck, chooseInterval } from './reality-check';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The operator's days of this winter are six hours behind. */
const dayOf = (at: number) => Math.floor((at - 6 * 60 * MINUTE) / DAY);

const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('round' as const), game: fc.constantFrom('slot', 'dice') }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('step' as const) }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 29 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const), minutes: fc.integer({ min: 28, max: 900 }) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('answer' as const), back: fc.integer({ min: 0, max: 2 }) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('choose' as const), minutes: fc.constantFrom(15, 30, 60, 45) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('restart' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** What has to be, from all that happened, with nothing summed up beforehand. */
class Model {
  periods: { from: number; last: number; answered: number }[] = [];
  every = 60;
  due: number | null = null;

  running(now: number) {
    const latest = this.periods.at(-1);
    return latest && now - latest.last < 30 * MINUTE ? latest : null;
  }

  isDue = (now: number) => this.running(now) !== null && this.due !== null && now >= this.due;

  play(now: number): void {
    const running = this.running(now);
    if (running) running.last = now;
    else {
      this.periods.push({ from: now, last: now, answered: 0 });
      this.due = now + this.every * MINUTE;
    }
  }

  /** Minute by minute of the clock: every step of these tests is a whole number of them. */
  todayMs(now: number): number {
    let minutes = 0;
    for (const period of this.periods) {
      const end = period === this.running(now) ? now : period.last;
      for (let at = period.from; at < end; at += MINUTE) if (dayOf(at) === dayOf(now)) minutes += 1;
    }
    return minutes * MINUTE;
  }
}

const open = (bytes: Buffer, at?: number): OpenWorld => {
  const world = openEmulatedWorld({
    ...{ name: 'test', sqlite: openDatabase(bytes), seed: 'test', platform: TEST_PLATFORM, elapsedNow: () => 0 },
  });
  if (at !== undefined) world.clock.freeze(at);
  return world;
};

let world = open(Buffer.from(testTemplate('empty').bytes));
afterAll(() => world.close());

function outcome(work: () => void): string {
  try {
    work();
    return 'OK';
  } catch (failure) {
    if (failure instanceof PlatformFailure) return failure.code;
    throw failure;
  }
}

const begin = (memberId: string, family: string) =>
  world.transaction(() => {
    const title = { nodeId: family, gameType: 'RNG', family } as const;
    requireStake(world, { memberId, by: 'member', amountMinor: 100, isStart: true, title });
    notePlay(world, { memberId, nodeId: family, family, isStart: true, counted: { stakeMinor: 0, payoutMinor: 0 } });
  });

const goOn = (memberId: string) =>
  notePlay(world, {
    memberId,
    nodeId: 'dice',
    family: 'dice',
    isStart: false,
    counted: { stakeMinor: 0, payoutMinor: 0 },
  });

/** Does a step. Answers what came of it, and what the model says has to. */
function act(memberId: string, model: Model, wanted: Step): [got: string, expected: string] {
  const now = world.clock.now();
  const due = model.isDue(now);
  if (wanted.do === 'wait') world.clock.advance(wanted.minutes * MINUTE);
  if (wanted.do === 'restart') {
    const bytes = world.sqlite.serialize();
    world.close();
    world = open(bytes, now);
  }
  if (wanted.do === 'round') {
    if (!due) model.play(now);
    return [outcome(() => begin(memberId, wanted.game)), due ? 'REALITY_CHECK_DUE' : 'OK'];
  }
  if (wanted.do === 'step' && model.periods.length > 0) {
    model.play(now);
    return [outcome(() => goOn(memberId)), 'OK'];
  }
  if (wanted.do === 'choose') {
    const offered = wanted.minutes !== 45;
    if (offered) {
      model.every = wanted.minutes;
      if (model.due !== null) model.due = Math.min(model.due, now + wanted.minutes * MINUTE);
    }
    return [outcome(() => chooseInterval(world, memberId, wanted.minutes)), offered ? 'OK' : 'INVALID_REQUEST'];
  }
  const latest = model.periods.at(-1);
  if (wanted.do !== 'answer' || !latest) return ['', ''];
  const number = latest.answered - wanted.back;
  if (number < 0) return ['', ''];
  const got = outcome(() => answerCheck(world, memberId, `${latest.from.toString(36)}-${number}`));
  if (wanted.back > 0) return [got, 'OK'];
  if (!due) return [got, 'NOT_FOUND'];
  latest.answered += 1;
  model.due = now + model.every * MINUTE;
  return [got, 'OK'];
}

it('RG-02 R1 in whatever order rounds, pauses, checks and restarts come, time is counted once and no round begins while a check is due', () => {
  let runs = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 10, maxLength: 60 }), (steps) => {
      runs += 1;
      const memberId = `M${runs}`;
      const model = new Model();
      for (const wanted of steps) {
        const [got, expected] = act(memberId, model, wanted);
        expect(got, wanted.do).toBe(expected);
        const now = world.clock.now();
        const { period, today, check, everyMin } = readPlayTime(world, memberId);
        const running = model.running(now);
        expect(period.elapsedMs).toBe(running ? now - running.from : 0);
        expect(today.playedMs).toBe(model.todayMs(now));
        expect(everyMin).toBe(model.every);
        expect(check?.dueInMs ?? null).toBe(running ? Math.max(0, (model.due ?? 0) - now) : null);
      }
    }),
    { numRuns: 150 },
  );
});
