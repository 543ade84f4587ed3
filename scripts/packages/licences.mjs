import { locate } from './lock-file.mjs';

/** Licences that allow a product to ship the package; the reasons stand in docs/decisions/. */
export const ALLOWED = [
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'Unlicense',
  'CC0-1.0',
  'Zlib',
];

/** Fits one licence expression: with OR one part is enough, with AND every part is needed. */
export function isAllowed(expression, allowed = ALLOWED) {
  const plain = String(expression ?? '')
    .replace(/[()]/g, ' ')
    .trim();
  if (plain === '') return false;
  return plain.split(/\s+OR\s+/).some((side) => side.split(/\s+AND\s+/).every((one) => allowed.includes(one.trim())));
}

/** Everything that the given workspaces bring along when they run, by its path in the lock file. */
export function shippedPackages(lock, workspaces) {
  const seen = new Set();
  const visit = (path) => {
    if (!path || seen.has(path)) return;
    seen.add(path);
    const entry = lock.packages[path];
    if (entry.link) return visit(entry.resolved);
    const wanted = { ...entry.dependencies, ...entry.optionalDependencies };
    for (const name of Object.keys(wanted)) visit(locate(lock.packages, path, name));
    return undefined;
  };
  for (const workspace of workspaces) visit(workspace);
  return [...seen].filter((path) => path.includes('node_modules/') && !lock.packages[path].link);
}

/**
 * The shipped packages whose licence is not allowed. `exceptions` maps a package name to the licence
 * accepted for it; one that fits nothing is reported too.
 */
export function licenceProblems({ lock, workspaces, licenceOf, exceptions }) {
  const used = new Set();
  const problems = [];
  for (const path of shippedPackages(lock, workspaces)) {
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const licence = lock.packages[path].license ?? licenceOf(path);
    if (isAllowed(licence)) continue;
    if (exceptions[name] === licence) used.add(name);
    else problems.push(`${name} (${path}) has the licence ${licence ?? 'none'}`);
  }
  const stale = Object.keys(exceptions).filter((name) => !used.has(name));
  return [...problems, ...stale.map((name) => `the exception for ${name} fits no package any more`)];
}
