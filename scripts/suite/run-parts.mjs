import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { TURBO } from '../steps/build.mjs';
import { run } from '../steps/processes.mjs';
import { inRoot, PROJECT_NODE, readJson, toolEnvironment } from '../steps/project.mjs';
import { judge } from './reports.mjs';

const SUMMARIES = inRoot('.turbo', 'runs');

/** So many parts at a time; each takes two workers. */
const AT_A_TIME = 2;

/**
 * Runs parts to their end, the others too when one fails, and judges each. What did not change comes from turbo's cache,
 * but for a run of CI.
 */
export async function runParts(parts, { args, env = {}, fresh }) {
  rmSync(SUMMARIES, { recursive: true, force: true });
  for (const { report, unhandled } of parts) for (const kept of [report, unhandled]) rmSync(kept, { force: true });
  const tasks = [...new Set(parts.map(({ task }) => task))];
  const how = [`--concurrency=${AT_A_TIME}`, '--continue=always', '--summarize', '--output-logs=new-only'];
  const code = await run(PROJECT_NODE, [TURBO, 'run', ...tasks, ...how, ...(fresh ? ['--force'] : []), '--', ...args], {
    env: toolEnvironment({ CI: '1', ...env }),
  });
  const ran = tasksOf(SUMMARIES);
  return parts.map((part) => judged(part, ran.get(part.id), code));
}

function judged({ name, report, unhandled, read, ...part }, task, runCode) {
  const code = task?.execution?.exitCode ?? runCode;
  const kept = (path) => (existsSync(path) ? readJson(path) : undefined);
  const verdict = judge({ name, code, report: kept(report) ?? null, read, unhandled: kept(unhandled) });
  const { startTime = 0, endTime = 0 } = task?.execution ?? {};
  return { ...verdict, ...part, seconds: (endTime - startTime) / 1000, kept: task?.cache?.status === 'HIT' };
}

/** What turbo says of each task, by its id. */
export function tasksOf(folder) {
  const summaries = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  const tasks = summaries.flatMap((file) => readJson(join(folder, file)).tasks ?? []);
  return new Map(tasks.map((task) => [task.taskId, task]));
}
