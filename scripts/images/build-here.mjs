import { chownSync, cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { run } from '../steps/processes.mjs';
import { inRoot, ROOT, toolEnvironment } from '../steps/project.mjs';
import { Explained } from '../steps/terminal.mjs';
import { ignores, stagesOf, variablesOf } from './dockerfile.mjs';

/** Where images keep what they are about; here a folder of the stage. */
const APP = '/app';
const DATA = '/data';

/** A user without rights, as the images have one. */
export const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/**
 * Follows a Dockerfile here, without Docker: each stage in a folder of its own, its `RUN` lines by the shell. Answers the last
 * stage: its folder, environment, command and health check, with the paths of this machine.
 */
export async function buildHere(path, folder) {
  const stages = new Map();
  const isIgnored = ignores(readFileSync(inRoot('.dockerignore'), 'utf8').split('\n'));
  for (const { name, from, instructions } of stagesOf(readFileSync(inRoot(path), 'utf8'))) {
    const base = stages.get(from);
    const root = join(folder, name);
    mkdirSync(root, { recursive: true });
    const stage = { root, env: { ...base?.env }, command: base?.command, health: base?.health, user: base?.user };
    stages.set(name, stage);
    for (const instruction of instructions) await follow(stage, instruction, { stages, isIgnored });
  }
  return [...stages.values()].at(-1);
}

async function follow(stage, { verb, rest }, { stages, isIgnored }) {
  const here = (text) => text.replaceAll(`${APP}/`, `${stage.root}/`).replaceAll(DATA, join(stage.root, DATA));
  if (verb === 'ENV') Object.assign(stage.env, mapped(variablesOf(rest), here));
  else if (verb === 'COPY') copy(stage, rest, { stages, isIgnored });
  else if (verb === 'RUN') await shell(stage, here(rest));
  else if (verb === 'CMD') stage.command = JSON.parse(rest).map(here);
  else if (verb === 'HEALTHCHECK') stage.health = JSON.parse(rest.replace(/^.*?CMD\s+/, ''));
  else if (verb === 'USER') stage.user = rest;
  else if (verb === 'VOLUME' && NOBODY.uid !== undefined) chownSync(join(stage.root, rest), NOBODY.uid, NOBODY.gid);
  else if (!['WORKDIR', 'EXPOSE', 'VOLUME'].includes(verb)) throw new Error(`nobody knows here what ${verb} does`);
}

const mapped = (object, change) =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]));

function copy(stage, rest, { stages, isIgnored }) {
  const [, from, source, target] = /^(?:--from=(\S+)\s+)?(\S+)\s+(\S+)$/.exec(rest) ?? [];
  if (from !== undefined) {
    const origin = join(stages.get(from)?.root ?? '', source.replace(`${APP}/`, ''));
    cpSync(origin, join(stage.root, target), { recursive: true, verbatimSymlinks: true });
    return;
  }
  cpSync(ROOT, join(stage.root, target), {
    recursive: true,
    filter: (path) => path === ROOT || !isIgnored(relative(ROOT, path)),
  });
}

async function shell({ root }, line) {
  // The cache is Docker's, and the image's user is not one of this machine.
  const command = line.replace(/--mount=\S+\s+/g, '').replace(/ && chown node:node \S+/, '');
  process.stdout.write(`  ${command.replaceAll(root, '.')}\n`);
  const code = await run('sh', ['-c', command], { cwd: root, env: toolEnvironment({ NODE_ENV: '' }) });
  if (code !== 0) throw new Explained(`This step of the image failed: ${command}`);
}
