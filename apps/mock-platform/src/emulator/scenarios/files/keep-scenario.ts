import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ControlFailure } from '../../control/command';

/** Puts a file into the tester's own folder, never over one that is there. Returns its path. */
export function keepScenario(folder: string | null, { name, text }: { name: string; text: string }): string {
  if (folder === null) throw new ControlFailure('There is no folder to keep it in; SCENARIOS_DIR names one.');
  const path = join(folder, `${name}.yaml`);
  if (existsSync(path)) throw new ControlFailure(`There is a ${name}.yaml already; give it another name.`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, text, { flag: 'wx' });
  return path;
}
