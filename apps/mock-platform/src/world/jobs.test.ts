import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { jobKind } from '../clock/job-kinds';
import { createTestWorld } from '../testing/test-world';
import { createJobBook, defineJob } from './jobs';
import type { OpenWorld } from './open-world';

const GREET = jobKind('greet', z.object({ name: z.string() }));
const due = (kind: string, payload: unknown) => ({ id: 1, kind, key: 'a', dueAt: 0, payload });

let world: OpenWorld;
let greeted: string[];
const greet = defineJob(GREET, (_world, { payload }) => void greeted.push(payload.name));
beforeEach(() => {
  world = createTestWorld();
  greeted = [];
});
afterEach(() => world.close());

describe('the book of jobs', () => {
  it('QA-03 gives a job to the handler of its kind, and has the schema that the clock parses it by', () => {
    const { runJob, rulesOf } = createJobBook([greet]);
    runJob(world, due('greet', { name: 'Ana' }));
    expect(greeted).toEqual(['Ana']);
    expect([rulesOf('greet')?.schema.safeParse({ name: 1 }).success, rulesOf('wave')]).toEqual([false, undefined]);
  });

  it('QA-03 says which kind nobody runs', () => {
    expect(() => createJobBook([greet]).runJob(world, due('wave', {}))).toThrow('no handler for the job wave');
  });

  it('QA-03 refuses two handlers of one kind', () => {
    expect(() => createJobBook([greet, greet])).toThrow('two jobs are of one kind');
  });

  it('QA-03 keeps aside a job whose kind nobody runs any more, as a version before may have left it', () => {
    world.sqlite
      .prepare("INSERT INTO due_jobs (kind, key, due_at, payload) VALUES ('old.kind', 'a', ?, '{}')")
      .run(world.clock.now() + 1);
    expect(world.clock.pending()).toMatchObject([{ kind: 'old.kind', key: 'a' }]);
    expect(() => world.clock.advance(1)).toThrow('no handler for the job old.kind');
    expect(world.clock.failed()).toMatchObject([{ kind: 'old.kind', error: 'no handler for the job old.kind' }]);
  });
});
