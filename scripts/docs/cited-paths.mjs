const FENCE = /^\s*(```|~~~)/;
const PATH_LIKE = /^\.{0,2}\/?(?:[\w@.*<>$-]+\/)+[\w@.*<>$-]*$|^[\w.-]+\.(?:md|mjs|ts|tsx|json|css)$/;
const INVENTED = /[<>*$]|\.\.\.|^\/|^@|^node:|^https?:|NNN/;

/** The folders and files that a document names: link targets, and words in code style that look like a path. */
export function citedPaths(markdown) {
  const cited = [];
  let fenced = false;
  markdown.split('\n').forEach((line, index) => {
    if (FENCE.test(line)) fenced = !fenced;
    if (fenced) return;
    const links = [...line.matchAll(/\]\(([^)\s#]+)(?:#[^)]*)?\)/g)].map(([, target]) => ({
      path: target,
      link: true,
    }));
    const words = [...line.matchAll(/`([^`\s]+)`/g)].map(([, word]) => ({
      path: word.replace(/[.,;:]$/, ''),
      link: false,
    }));
    for (const { path, link } of [...links, ...words]) {
      if (INVENTED.test(path) || (!link && !PATH_LIKE.test(path))) continue;
      cited.push({ path, line: index + 1, link });
    }
  });
  return cited;
}

/**
 * The cited paths that lead nowhere. A path counts from the root, from the document's own folder, or
 * as the end of a path that exists (`wallet/api.ts`, or `wallet/api`). Words such as `and/or` count only when their first folder exists.
 */
export function brokenPaths({ document, markdown, files }) {
  const folders = new Set(
    files.flatMap((file) => file.split('/').map((_, depth, all) => all.slice(0, depth).join('/'))),
  );
  const modules = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file)).map((file) => file.replace(/\.\w+$/, ''));
  const known = new Set([...files, ...modules, ...folders]);
  const names = new Set([...folders].map((folder) => folder.split('/').at(-1)));
  const base = document.split('/').slice(0, -1);
  return citedPaths(markdown).filter(({ path, link }) => {
    const clean = path.replace(/\/$/, '').replace(/^\.\//, '');
    const beside = resolveFrom(base, clean);
    if (known.has(clean) || known.has(beside)) return false;
    if (!link && [...known].some((one) => one.endsWith(`/${clean}`))) return false;
    const isFile = /\.(md|mjs|cjs|ts|tsx|json|css|sh)$/.test(clean);
    return link || isFile || names.has(clean.split('/')[0]);
  });
}

function resolveFrom(base, path) {
  const parts = [...base];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}
