import type { World } from '../world/world';
import { treeRepository, type Upline } from './tree.repository';

/** Who stands above a member at a moment, the nearest first. */
export const ancestorsAt = (world: World, memberId: string, at: number): Upline[] =>
  treeRepository(world).uplines(memberId, at);

/** Below whom a member stands at a moment; null: nobody. */
export const uplineAt = (world: World, memberId: string, at: number): string | null =>
  treeRepository(world).upline(memberId, at);

/** Who stands right below a member at a moment, by id. */
export const directDownlines = (world: World, memberId: string, at: number): string[] =>
  treeRepository(world).direct(memberId, at);

/**
 * The path that a member stands in at a moment, named by its first millisecond: `ancestorsAt` of a version are the
 * ancestors of everything that carries it.
 */
export const pathVersionAt = (world: World, memberId: string, at: number): number =>
  treeRepository(world).version(memberId, at);
