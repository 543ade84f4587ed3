import type { World } from '../world/world';
import { usernameKey } from './create-member';
import { memberChangesRepository } from './member-changes.repository';
import { normaliseMobile } from './mobile-number';
import { accountRepository, type Member } from './people.repository';

/** Where a number is from when it stands for a user name and no country was chosen. */
const HOME_DIALING_CODE = '52';

export const findMember = (world: World, id: string): Member | null =>
  accountRepository(world).byId.get({ id }) ?? null;

/** What every round asks of a member: a whole one costs more than twice as much. */
export const vipLevelOf = (world: World, id: string): number | null =>
  accountRepository(world).vipLevelById.get({ id })?.vipLevel ?? null;

/** By user name, without regard to case; members who registered by mobile may type their number. */
export function findMemberByUsername(world: World, username: string): Member | null {
  const store = accountRepository(world);
  const named = store.byUsernameKey.get({ usernameKey: usernameKey(username) });
  return named ?? findMemberByMobile(world, normaliseMobile(HOME_DIALING_CODE, username));
}

/** `mobile` as `normaliseMobile` gives it. */
export function findMemberByMobile(world: World, mobile: string | null): Member | null {
  return (mobile !== null && accountRepository(world).byMobile.get({ mobile })) || null;
}

export const findMemberByAccount = (world: World, account: string): Member | null =>
  accountRepository(world).byAccount.get({ account }) ?? null;

/** The agent whose code this is, without regard to case. */
export function findAffiliate(world: World, code: string): Member | null {
  return accountRepository(world).byAffiliateCode.get({ code: code.toUpperCase() })?.member ?? null;
}

/** A member's nickname; their id when nobody has it. */
export const nicknameOf = (world: World, memberId: string): string => findMember(world, memberId)?.nickname ?? memberId;

/** The level is the VIP feature's to know; kept here because it is shown with the member. */
export function setVipLevel(world: World, memberId: string, level: number): void {
  memberChangesRepository(world).setVipLevel(memberId, level);
}

export function markFirstLogin(world: World, memberId: string, atMs: number): void {
  memberChangesRepository(world).setFirstLogin(memberId, atMs);
}

/** The session feature ends the sessions of who is suspended; call it there. */
export function keepMemberStatus(world: World, memberId: string, status: Member['status']): void {
  memberChangesRepository(world).setStatus(memberId, status);
}
