import { runInNewContext } from 'node:vm';
import { createControlClient } from '@tonalli/qa/client';
import { createReplay, type Replay } from '@tonalli/qa/replay';

export interface TestedWorld {
  /** Where the platform answers. */
  url: string;
  world: string;
  merchant: string;
}

/** Runs the steps of a written test in a world that nothing has happened in. Returns why they fail; null: they are green. */
export async function tryTest(steps: string, { url, world: name, merchant }: TestedWorld): Promise<string | null> {
  const { run } = createControlClient({ url, world: name });
  const replay = createReplay({ url, world: name, merchant, run });
  let last = 'before the first call';
  const told: Replay = {
    ...replay,
    call(endpoint, ...rest) {
      last = endpoint;
      return replay.call(endpoint, ...rest);
    },
  };
  const world = {
    run,
    audit: () => run('audit', {}),
    fault: (fault: Parameters<typeof run<'addFault'>>[1]) => run('addFault', fault),
  };
  const expect = (found: unknown) => ({ toBe: same(found), toEqual: same(found) });
  try {
    // What is run is what is handed out; it knows these three names and nothing of this process.
    await runInNewContext(`(async () => {\n${steps}\n})()`, { world, replay: told, expect });
    return null;
  } catch (error) {
    return `${last}: ${Object(error).message ?? error}`;
  }
}

const same = (found: unknown) => (wanted: unknown) => {
  const [is, should] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (is !== should) throw new Error(`${is} instead of ${should}`);
};
