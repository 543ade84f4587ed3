import type { PageFiles } from '@tonalli/contracts/page-files';

export interface BuiltChunk {
  readonly fileName: string;
  readonly isEntry: boolean;
  readonly imports: readonly string[];
  readonly moduleIds: readonly string[];
}

export interface BuiltRoute {
  readonly path: string;
  /** Ids of the modules that it fetches when it is opened. */
  readonly opens: readonly string[];
}

/** What each route fetches beyond the entry, with all that its files import. Throws where a module is in no chunk. */
export function filesOfPages(routes: readonly BuiltRoute[], chunks: readonly BuiltChunk[]): PageFiles {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const withImports = (starts: readonly BuiltChunk[]): Set<string> => {
    const names = new Set<string>();
    const add = (chunk: BuiltChunk | undefined) => {
      if (!chunk || names.has(chunk.fileName)) return;
      names.add(chunk.fileName);
      for (const name of chunk.imports) add(byName.get(name));
    };
    starts.forEach(add);
    return names;
  };
  const chunkOf = (id: string): BuiltChunk => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(id));
    if (!chunk) throw new Error(`${id} is in no chunk`);
    return chunk;
  };
  const first = withImports(chunks.filter(({ isEntry }) => isEntry));
  const files = routes.map(({ path, opens }): [string, string[]] => {
    const needed = [...withImports(opens.map(chunkOf))].filter((name) => !first.has(name));
    return [path, needed.map((name) => `/${name}`).sort()];
  });
  return Object.fromEntries(files.filter(([, needed]) => needed.length > 0));
}
