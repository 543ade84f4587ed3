const WORKSPACE = /^((?:apps|packages)\/[^/]+|e2e|bench)\//;

/**
 * Imports of another workspace that the own package.json does not name, one for each pair. What turbo keeps of a
 * workspace is told apart by the files of those that it names, so an answer would be kept that no longer holds.
 * `manifests`: package.json by folder.
 */
export function undeclaredWorkspaces(modules, manifests) {
  const folders = new Map(Object.entries(manifests).map(([folder, { name }]) => [folder, name]));
  const found = new Map();
  for (const { source, dependencies } of modules) {
    const from = WORKSPACE.exec(source)?.[1];
    if (!folders.has(from)) continue;
    const { dependencies: needed, devDependencies } = manifests[from];
    const named = { ...needed, ...devDependencies };
    for (const { resolved } of dependencies) {
      const to = WORKSPACE.exec(resolved)?.[1];
      if (to === from || !folders.has(to) || folders.get(to) in named) continue;
      found.set(`${from} ${to}`, {
        from: source,
        to: resolved,
        manifest: `${from}/package.json`,
        name: folders.get(to),
      });
    }
  }
  return [...found.values()];
}
