import type { World } from '../world/world';
import { createMember } from './create-member';

/** Below whom a member stands from a moment on; null: nobody. */
interface Change {
  from: number;
  upline: number | null;
}

const without = (changes: readonly Change[], from: number) => changes.filter((each) => each.from !== from);

/** The tree by plain words: of everybody (a number each) when they were placed where, and a walk upwards for each question. */
export class TreeModel {
  readonly #changes: Change[][];

  constructor(uplines: readonly (number | null)[]) {
    this.#changes = uplines.map((upline) => [{ from: Number.NEGATIVE_INFINITY, upline }]);
  }

  get size(): number {
    return this.#changes.length;
  }

  uplineAt(who: number, at: number): number | null {
    return this.#changes[who]?.findLast(({ from }) => from <= at)?.upline ?? null;
  }

  /** The nearest first; null for a walk that comes back. */
  walk(who: number, at: number): number[] | null {
    const above: number[] = [];
    for (let next = this.uplineAt(who, at); next !== null; next = this.uplineAt(next, at)) {
      if (next === who || above.includes(next)) return null;
      above.push(next);
    }
    return above;
  }

  /** Moments at which anybody is placed anew. */
  get moments(): number[] {
    return this.#changes.flat().flatMap(({ from }) => (Number.isFinite(from) ? [from] : []));
  }

  /** The tree after a move, which may have a circle in it. */
  after(who: number, upline: number | null, from: number): TreeModel {
    const next = new TreeModel([]);
    next.#changes.push(...this.#changes);
    if (this.uplineAt(who, from) === upline) return next;
    const changes = [...without(this.#changes[who] ?? [], from), { from, upline }].sort((a, b) => a.from - b.from);
    next.#changes[who] = changes.filter((each, index) => index === 0 || each.upline !== changes[index - 1]?.upline);
    return next;
  }

  get hasCircle(): boolean {
    return this.moments.some((at) => this.#changes.some((_, who) => this.walk(who, at) === null));
  }
}

/** Members who joined below each other as told. Returns their ids. */
export function joinTree(world: World, uplines: readonly (number | null)[]): string[] {
  const ids: string[] = [];
  for (const [number, upline] of uplines.entries()) {
    const uplineId = upline === null ? undefined : ids[upline];
    ids.push(createMember(world, { username: `m${number}`, passwordHash: null, type: 1, uplineId, createdAt: 0 }).id);
  }
  return ids;
}
