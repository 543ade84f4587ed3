/** Forgets the oldest of what is kept by name, once there is more than the most. */
export function trim(kept: Map<string, unknown>, most: number): void {
  const [oldest] = kept.keys();
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
}
