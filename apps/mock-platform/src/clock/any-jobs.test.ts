import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bareClock, emptyDatabase, KINDS } from './clock-fixture';

/** Kinds that a test gives these priorities; the numbers are those of the specification. */
const ORDERED = [
  { kind: KINDS['withdrawal.pay'], priority: 'settle', rank: 10 },
  { kind: KINDS['deposit.expire'], priority: 'close', rank: 20 },
  { kind: KINDS['withdrawal.review'], priority: 'open', rank: 30 },
  { kind: KINDS['deposit.confirm'], priority: 'rest', rank: 50 },
] as const;
const ENOUGH_MS = 10;
const MOST_STEPS = 40;

const time = fc.nat(12);
const plan = fc.record({
  of: fc.constantFrom(...ORDERED),
  dueAt: time,
  lane: fc.constantFrom('a', 'b', null),
  chunks: fc.integer({ min: 1, max: 3 }),
  failures: fc.constantFrom(0, 0, 0, 1, 2),
  costMs: fc.constantFrom(0, 3, 6, 10, 25),
});
type Plan = typeof plan extends fc.Arbitrary<infer P> ? P : never;

const step = fc.oneof(
  fc.record({ do: fc.constant('schedule' as const), plan }),
  fc.record({ do: fc.constantFrom('set' as const, 'jump' as const), at: time }),
  fc.record({ do: fc.constant('wait' as const), by: fc.nat(4) }),
  fc.constantFrom(
    { do: 'drain' } as const,
    { do: 'turn' } as const,
    { do: 'turn' } as const,
    { do: 'freeze' } as const,
    { do: 'resume' } as const,
    { do: 'retry' } as const,
  ),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

interface Known extends Plan {
  id: number;
  failed: boolean;
}

/** What the clock promises, done the slow way: look through all jobs for the next one, every time. */
class Model {
  jobs: Known[] = [];
  log: string[] = [];
  private turns: (() => void)[] = [];
  private drainComes = false;
  private frozen = true;
  private head = 0;
  private seen = -1;
  private made = 0;

  private next(until: number): Known | undefined {
    const isHeld = ({ lane }: Known) => lane !== null && this.jobs.some((job) => job.failed && job.lane === lane);
    return this.jobs
      .filter((job) => !job.failed && job.dueAt <= until && !isHeld(job))
      .sort((a, b) => a.dueAt - b.dueAt || a.of.rank - b.of.rank || a.id - b.id)[0];
  }

  /** Returns whether something is left. */
  private run(until: number, budgetMs: number): boolean {
    if (this.seen > until) this.seen = -1;
    let usedMs = 0;
    for (let first = true; ; first = false) {
      const job = this.next(until);
      if (!job) break;
      if (!first && usedMs >= budgetMs) return true;
      this.seen = Math.max(this.seen, job.dueAt);
      this.log.push(`${job.id} at ${this.seen}`);
      usedMs += job.costMs;
      if (job.failures > 0) {
        job.failures -= 1;
        job.failed = true;
      } else if (job.chunks > 1) job.chunks -= 1;
      else this.jobs.splice(this.jobs.indexOf(job), 1);
    }
    this.seen = -1;
    return false;
  }

  private catchUp(until: number): void {
    if (this.run(Math.min(until, this.head), ENOUGH_MS)) this.turns.push(() => this.catchUp(until));
  }

  private drain(): void {
    if (!this.run(this.head, ENOUGH_MS) || this.drainComes) return;
    this.drainComes = true;
    this.turns.push(() => {
      this.drainComes = false;
      this.drain();
    });
  }

  act(wanted: Step): void {
    if (wanted.do === 'schedule') this.jobs.push({ ...wanted.plan, id: this.made++, failed: false });
    else if (wanted.do === 'set' || wanted.do === 'jump') {
      this.head = wanted.at;
      if (wanted.do === 'set') this.run(wanted.at, Infinity);
      else this.catchUp(wanted.at);
    } else if (wanted.do === 'wait') this.head += this.frozen ? 0 : wanted.by;
    else if (wanted.do === 'drain') this.drain();
    else if (wanted.do === 'turn') this.turns.shift()?.();
    else if (wanted.do === 'retry') {
      for (const job of this.jobs) job.failed = false;
      this.catchUp(this.head);
    } else this.frozen = wanted.do === 'freeze';
  }
}

/** The clock itself with the same jobs. */
function real(sqlite: ReturnType<typeof emptyDatabase>) {
  const plans: Plan[] = [];
  const log: string[] = [];
  let stopwatch = 0;
  let wall = 0;
  const planOf = (payload: unknown) => {
    // Payloads are the places of plans.
    const found = plans[(payload as { orderId: number }).orderId];
    if (!found) throw new Error('no such plan');
    return found;
  };
  const rules = Object.fromEntries(
    ORDERED.map(({ kind, priority }) => [kind.name, { priority, lane: (payload: unknown) => planOf(payload).lane }]),
  );
  const { clock, giveTurn } = bareClock({
    sqlite,
    rules,
    elapsedNow: () => stopwatch,
    systemNow: () => wall,
    run({ payload, key }) {
      const its = planOf(payload);
      log.push(`${key} at ${clock.now()}`);
      stopwatch += its.costMs;
      if (its.failures > 0) {
        its.failures -= 1;
        throw new Error('down');
      }
      its.chunks -= 1;
      return its.chunks > 0 ? 'again' : 'done';
    },
  });
  async function act(wanted: Step): Promise<void> {
    if (wanted.do === 'schedule') {
      const orderId = plans.push({ ...wanted.plan }) - 1;
      const { dueAt, of } = wanted.plan;
      clock.schedule({ kind: of.kind, key: String(orderId), dueAt, payload: { orderId } });
    } else if (wanted.do === 'set') clock.set(wanted.at);
    else if (wanted.do === 'jump') void clock.jump(wanted.at);
    else if (wanted.do === 'wait') wall += wanted.by;
    else if (wanted.do === 'drain') clock.drain();
    else if (wanted.do === 'turn') giveTurn();
    else if (wanted.do === 'retry') void clock.retryFailed();
    else clock[wanted.do]();
  }
  return { clock, act, giveTurn, log };
}

const keys = (jobs: { id?: number; key?: string }[], by: 'id' | 'key') => jobs.map((job) => String(job[by])).sort();

it('QA-03 any jobs with any interleaving of drains, turns and jumps run in the order promised, each exactly once', () => {
  const sqlite = emptyDatabase();
  fc.assert(
    fc.property(fc.array(step, { minLength: 5, maxLength: MOST_STEPS }), (steps) => {
      sqlite.exec('DELETE FROM due_jobs');
      const model = new Model();
      const { clock, act, giveTurn, log } = real(sqlite);
      for (const wanted of steps) {
        model.act(wanted);
        void act(wanted);
        expect(log).toEqual(model.log);
        const [failed, pending] = [true, false].map((is) => model.jobs.filter((job) => job.failed === is));
        expect([keys(clock.failed(), 'key'), keys(clock.pending(), 'key')]).toEqual([
          keys(failed ?? [], 'id'),
          keys(pending ?? [], 'id'),
        ]);
      }
      // In the end each job has run as often as it wanted to: once for each chunk, and once more for each failure.
      clock.set(100);
      for (let round = 0; round < MOST_STEPS * 2 && clock.failed().length > 0; round += 1) {
        void clock.retryFailed();
        while (giveTurn());
      }
      const runs = new Map<string, number>();
      for (const [key = ''] of log.map((line) => line.split(' '))) runs.set(key, (runs.get(key) ?? 0) + 1);
      const wanted = steps.flatMap((one) => (one.do === 'schedule' ? [one.plan.chunks + one.plan.failures] : []));
      expect(runs).toEqual(new Map(wanted.map((count, id) => [String(id), count])));
      expect([clock.pending(), clock.failed()]).toEqual([[], []]);
    }),
  );
  sqlite.close();
});
