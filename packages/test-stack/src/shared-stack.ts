import { afterAll, afterEach, beforeEach } from 'vitest';
import { createStack, requireCleanLedgers, type Stack } from './stack';

/** Stopped by nobody: it ends with the process. */
export type SharedStack = Omit<Stack, 'stop'>;

let running: Promise<Stack> | undefined;

/** The ledgers of as many worlds as one test may have, on a slow machine: a second each of default data. */
const AUDITS_MS = 300_000;

/**
 * The stack of this process, shared by the test files that run in it; it trusts `X-Forwarded-For`. Call it once in a file,
 * at its top. A world made in a test is audited and removed after the test, all others after the file: an unclean ledger
 * fails them (QA-09).
 */
export async function useStack(): Promise<SharedStack> {
  running ??= createStack({ trustedProxies: 1 });
  const { stop: _, ...stack } = await running;
  const { worlds } = stack.platform;
  let ofTest: string[] | null = null;

  const end = async (names: readonly string[]) => {
    const there = names.filter((name) => worlds.find(name));
    try {
      await requireCleanLedgers(stack.platform, there);
    } finally {
      for (const name of there) worlds.remove(name);
    }
  };

  beforeEach(() => {
    ofTest = [];
  });
  afterEach(async () => {
    const names = ofTest ?? [];
    ofTest = null;
    await end(names);
  }, AUDITS_MS);
  afterAll(async () => {
    stack.wire.records.length = 0;
    stack.wire.answers.length = 0;
    await end(worlds.list().map(({ name }) => name));
  }, AUDITS_MS);

  return {
    ...stack,
    async world(request) {
      const world = await stack.world(request);
      ofTest?.push(world.name);
      return world;
    },
  };
}
