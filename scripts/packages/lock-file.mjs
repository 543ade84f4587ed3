const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/**
 * What is wrong with a lock file: optional packages (a native binary per system) that another package
 * asks for but that have no entry, so that an installation elsewhere fails; and entries that name a host.
 */
export function lockFileProblems(lock) {
  const problems = [];
  for (const [path, entry] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      const found = lock.packages[locate(lock.packages, path, name)];
      const fits = found && (!EXACT.test(version) || found.version === version);
      if (!fits) problems.push(`${path || 'the root'} may need ${name} ${version}, which has no entry`);
    }
    if (/^https?:/.test(entry.resolved ?? '')) problems.push(`${path} names the host it came from`);
    if (path.includes('node_modules/') && !entry.link && !entry.integrity && !entry.inBundle) {
      problems.push(`${path} has no integrity`);
    }
  }
  return problems;
}

/** Where a package asked for by the one at `from` lies: in its folder, then in every folder above. Null when nowhere. */
export function locate(packages, from, name) {
  let folder = from;
  for (;;) {
    const path = folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`;
    if (packages[path]) return path;
    if (folder === '') return null;
    const cut = folder.lastIndexOf('/node_modules/');
    if (cut >= 0) folder = folder.slice(0, cut);
    else folder = folder.startsWith('node_modules/') ? '' : folder.slice(0, Math.max(0, folder.lastIndexOf('/')));
  }
}
