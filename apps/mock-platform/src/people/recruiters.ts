import type { World } from '../world/world';
import { findAffiliate, findMemberByAccount } from './find-member';
import type { Member } from './people.repository';
import { type Protection, protectionOf } from './player-protection';

/** Whoever has excluded themself or closed their account brings nobody: to everybody else it is as if their code and link led nowhere. */
export const isExcluded = (world: World, memberId: string): boolean => barsRecruiting(protectionOf(world, memberId));

const barsRecruiting = ({ break: taken, isClosed }: Protection): boolean =>
  isClosed || taken?.kind === 'SELF_EXCLUSION';

const unlessExcluded = (world: World, member: Member | null): Member | null =>
  member && isExcluded(world, member.id) ? null : member;

/** The agent whom a code brings new members to, without regard to case. */
export const recruiterOfCode = (world: World, code: string): Member | null =>
  unlessExcluded(world, findAffiliate(world, code));

/** The member whose link brings their friends. */
export const recruiterOfAccount = (world: World, account: string): Member | null =>
  unlessExcluded(world, findMemberByAccount(world, account));
