import { existsSync } from 'node:fs';
import { cruiseTree } from './boundaries/cruise-tree.mjs';
import { inRoot, ROOT } from './steps/project.mjs';
import { bold, dim, green, red } from './steps/terminal.mjs';

const PARTS = ['apps/web', 'apps/gateway', 'apps/mock-platform', 'packages', 'e2e', 'bench'];

const NO_CIRCLES = 'Move what both need into the lower one or a layer below, or tell a fact and react to it.';

/** Everything, or what is named on the command line, with all that it imports. */
const named = process.argv.slice(2);
const parts = named.length > 0 ? named : PARTS;

const present = parts.filter((part) => existsSync(inRoot(part)));
const { modules, violations, circles, undeclared } = await cruiseTree(ROOT, present);

for (const { rule, from, to, instead } of violations) {
  process.stdout.write(`${red('✗')} ${bold(from)} imports ${bold(to)}\n  ${instead} ${dim(`(${rule})`)}\n`);
}
for (const imports of circles) {
  const steps = imports.map((step) => `  ${step}`).join('\n');
  process.stdout.write(`${red('✗')} features of the platform need each other:\n${steps}\n  ${NO_CIRCLES}\n`);
}
for (const { from, to, manifest, name } of undeclared) {
  process.stdout.write(
    `${red('✗')} ${bold(from)} imports ${bold(to)}\n  Name ${name} in ${manifest}: by it turbo knows what to check again.\n`,
  );
}
// A parser that cannot read the sources finds no module and no fault.
const unread = parts.filter((part) => !modules.some((module) => module === part || module.startsWith(`${part}/`)));
for (const part of unread) process.stdout.write(`${red('✗')} no module of ${part} was read; is @swc/core installed?\n`);
if (violations.length + circles.length + undeclared.length + unread.length > 0) process.exitCode = 1;
else process.stdout.write(`${green('✓')} ${modules.length} modules keep to the boundaries\n`);
