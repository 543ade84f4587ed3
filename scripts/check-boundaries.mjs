import { existsSync } from 'node:fs';
import { cruiseTree } from './boundaries/cruise-tree.mjs';
import { inRoot, ROOT } from './steps/project.mjs';
import { bold, dim, green, red } from './steps/terminal.mjs';

const PARTS = ['apps/web', 'apps/gateway', 'apps/mock-platform', 'packages', 'e2e', 'bench'];

const present = PARTS.filter((part) => existsSync(inRoot(part)));
const { modules, violations } = await cruiseTree(ROOT, present);

for (const { rule, from, to, instead } of violations) {
  process.stdout.write(`${red('✗')} ${bold(from)} imports ${bold(to)}\n  ${instead} ${dim(`(${rule})`)}\n`);
}
// A parser that cannot read the sources finds no module and no fault.
const unread = PARTS.filter((part) => !modules.some((module) => module.startsWith(`${part}/`)));
for (const part of unread) process.stdout.write(`${red('✗')} no module of ${part} was read; is @swc/core installed?\n`);
if (violations.length + unread.length > 0) process.exitCode = 1;
else process.stdout.write(`${green('✓')} ${modules.length} modules keep to the boundaries\n`);
