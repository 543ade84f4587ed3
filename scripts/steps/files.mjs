import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './project.mjs';

const NOT_OURS = new Set([
  '.data',
  '.git',
  '.turbo',
  '.vitest',
  'coverage',
  'dist',
  'node_modules',
  'playwright-report',
  'storybook-static',
  'test-results',
]);

/** Every file of the project, by its path from the root with forward slashes; nothing generated or installed. */
export function projectFiles(root = ROOT, folder = '') {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return NOT_OURS.has(entry.name) ? [] : projectFiles(root, path);
    return entry.isFile() && !/\.(tsbuildinfo|log)$|^\.env/.test(entry.name) ? [path] : [];
  });
}
