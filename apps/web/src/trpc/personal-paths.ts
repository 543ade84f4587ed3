/** Answers that are the same for everybody. All others belong to somebody, and leave with the session. */
const PUBLIC_ROOTS: ReadonlySet<string> = new Set(['system', 'content', 'lobby', 'promotions', 'registration']);
const PERSONAL_PATHS: ReadonlySet<string> = new Set([
  'lobby.favoriteIds',
  'lobby.favorites',
  'lobby.recent',
  'promotions.mine',
  'promotions.mineOf',
]);

/** By the path of a procedure, such as `wallet.balance`. */
export function isPersonalPath(path: string): boolean {
  const [root = ''] = path.split('.');
  return !PUBLIC_ROOTS.has(root) || PERSONAL_PATHS.has(path);
}
