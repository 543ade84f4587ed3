import { createHash } from 'node:crypto';
import { isHashedAsset, type Release } from '../src/service-worker/release';

export interface BuiltFile {
  readonly fileName: string;
  /** Of scripts alone. */
  readonly chunk?: {
    readonly isEntry: boolean;
    readonly facadeModuleId: string | null;
    readonly imports: readonly string[];
    readonly css: readonly string[];
  };
}

/** Texts of the first screen, which are asked for before anything is drawn. */
const FIRST_TEXTS = /\/locales\/[a-z]+\/first\.ts$/;
const FONT = /\.woff2$/;

/**
 * What the worker of a build keeps: for the shell the entry, the texts of the first screen in every language and all
 * that these import, with fonts; every other script and style sheet later. Throws for a name without a hash.
 */
export function releaseOf(files: readonly BuiltFile[], page: string): Release {
  const byName = new Map(files.map((file) => [file.fileName, file]));
  const entry = files.find(({ chunk }) => chunk?.isEntry);
  if (!entry) throw new Error('the build has no entry');
  const starts = files.filter(
    (file) => file === entry || FIRST_TEXTS.test(file.chunk?.facadeModuleId?.replaceAll('\\', '/') ?? ''),
  );
  const shell = new Set<string>();
  const add = (name: string) => {
    if (shell.has(name)) return;
    shell.add(name);
    const chunk = byName.get(name)?.chunk;
    for (const needed of [...(chunk?.imports ?? []), ...(chunk?.css ?? [])]) add(needed);
  };
  for (const { fileName } of starts) add(fileName);
  for (const { fileName } of files) if (FONT.test(fileName)) shell.add(fileName);
  const later = files.map(({ fileName }) => fileName).filter((name) => /\.(js|css)$/.test(name) && !shell.has(name));

  const paths = { shell: [...shell].map(pathOf).sort(), later: later.map(pathOf).sort() };
  const plain = [...paths.shell, ...paths.later].filter((path) => !isHashedAsset(path));
  if (plain.length > 0) throw new Error(`only files with a hash in their name may be kept: ${plain.join(', ')}`);
  const id = createHash('sha256').update(page).update(JSON.stringify(paths)).digest('hex').slice(0, 16);
  return { id, entry: pathOf(entry.fileName), ...paths };
}

const pathOf = (fileName: string): string => `/${fileName}`;
