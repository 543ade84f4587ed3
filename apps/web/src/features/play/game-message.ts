/** What a game says to the page around it. */
export type GameMessage =
  | { type: 'ready' }
  /** It cannot be played, and says why itself. */
  | { type: 'failed' }
  | { type: 'close' }
  /** The player wants to see their record of bets. */
  | { type: 'history' }
  /** The player wants to see their own limits, or to take a break. */
  | { type: 'limits' }
  | { type: 'break' }
  /** Somebody with play money wants an account of their own. */
  | { type: 'register' }
  | { type: 'round' }
  /** A round is under way, and the game shows this balance until it says another. */
  | { type: 'playing'; balanceMinor: number | null }
  | { type: 'balance'; balanceMinor: number | null };

/** Of which nothing but the type is said. */
const PLAIN = ['ready', 'failed', 'close', 'history', 'limits', 'break', 'register', 'round'] as const;

/** Reads a message of a launched game; null for anything else, and for anything from elsewhere than its own origin. */
export function readGameMessage(event: { data: unknown; origin: string }, origin: string): GameMessage | null {
  if (event.origin !== origin || typeof event.data !== 'object' || event.data === null) return null;
  const field = (name: string): unknown => Reflect.get(Object(event.data), name);
  if (field('source') !== 'tonalli-game') return null;
  const type = field('type');
  const plain = PLAIN.find((known) => known === type);
  if (plain) return { type: plain };
  if (type !== 'balance' && type !== 'playing') return null;
  const balance = field('balanceMinor');
  return { type, balanceMinor: Number.isSafeInteger(balance) ? Number(balance) : null };
}
