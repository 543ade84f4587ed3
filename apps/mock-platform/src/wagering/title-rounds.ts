import type { AnyRounds } from './define-game';

const named = new WeakMap<AnyRounds, Map<string, AnyRounds>>();

/** The rounds as a title plays them: its own table where each has one, the same for all titles otherwise. */
export function roundsOfTitle(rounds: AnyRounds, nodeId: string): AnyRounds {
  if (!rounds.perTitle) return rounds;
  const titles = named.get(rounds) ?? new Map<string, AnyRounds>();
  named.set(rounds, titles);
  const known = titles.get(nodeId);
  if (known) return known;
  const own = { ...rounds, ...rounds.ofTitle?.(nodeId), name: `${rounds.name}/${nodeId}` };
  titles.set(nodeId, own);
  return own;
}

/** The rounds of a name, where these are they; null otherwise. */
export function roundsNamed(rounds: AnyRounds, name: string): AnyRounds | null {
  if (!rounds.perTitle) return rounds.name === name ? rounds : null;
  const prefix = `${rounds.name}/`;
  return name.startsWith(prefix) && name.length > prefix.length
    ? roundsOfTitle(rounds, name.slice(prefix.length))
    : null;
}
