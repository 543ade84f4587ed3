import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot, readJson } from '../steps/project.mjs';
import { readPlaywright, readVitest } from './reports.mjs';
import { UNHANDLED } from './unhandled-reporter.mjs';

/** Where a part leaves its report, below its folder. */
const REPORT = join('test-results', 'report.json');

/** Whose tests join running programs: what a busy machine does to one of them proves nothing alone. */
const JOINED = ['packages/test-stack', 'e2e'];

function part({ name, folder, task, id }) {
  return {
    name,
    folder,
    task,
    id: `${id}#${task}`,
    report: inRoot(folder, REPORT),
    unhandled: inRoot(folder, UNHANDLED),
    joined: JOINED.includes(folder),
    read: folder === 'e2e' ? readPlaywright : readVitest,
  };
}

/** Workspaces, by their folder, with what their `package.json` says. */
function workspaces() {
  const inGroup = (group) => readdirSync(inRoot(group)).map((name) => `${group}/${name}`);
  return [...inGroup('packages'), ...inGroup('apps'), 'bench']
    .filter((folder) => existsSync(inRoot(folder, 'package.json')))
    .map((folder) => ({ folder, manifest: readJson(inRoot(folder, 'package.json')) }));
}

/** The tests of every workspace and of the tooling. One without tests is a part too, and fails for it. */
export function unitParts() {
  const scripts = part({ name: 'scripts', folder: '.', task: 'test:scripts', id: '//' });
  return [
    scripts,
    ...workspaces().map(({ folder, manifest }) => part({ name: folder, folder, task: 'test', id: manifest.name })),
  ];
}

export const browserPart = () => part({ name: 'browser', folder: 'e2e', task: 'test:browser', id: '@tonalli/e2e' });
