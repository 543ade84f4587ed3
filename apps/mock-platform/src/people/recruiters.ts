import type { World } from '../world/world';
import { findAffiliate, findMemberByAccount } from './find-member';
import type { Member } from './people.repository';
import { protectionOf } from './player-protection';

/** Whoever has excluded themself brings nobody: to everybody else it is as if their code and link led nowhere. */
export const isExcluded = (world: World, memberId: string): boolean =>
  protectionOf(world, memberId).break?.kind === 'SELF_EXCLUSION';

const unlessExcluded = (world: World, member: Member | null): Member | null =>
  member && isExcluded(world, member.id) ? null : member;

/** The agent whom a code brings new members to, without regard to case. */
export const recruiterOfCode = (world: World, code: string): Member | null =>
  unlessExcluded(world, findAffiliate(world, code));

/** The member whose link brings their friends. */
export const recruiterOfAccount = (world: World, account: string): Member | null =>
  unlessExcluded(world, findMemberByAccount(world, account));
