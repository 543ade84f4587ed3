import { isBackOfficeType } from '@tonalli/contracts/session/wire';
import { PlatformFailure } from '../../kernel/failure';
import type { Member } from '../../people/people.repository';
import type { World } from '../../world/world';
import { closedTold } from './closed-told';

/** Throws `ACCOUNT_NOT_MEMBER`, `ACCOUNT_SUSPENDED` or `ACCOUNT_CLOSED`: only for whoever has proven that the account is theirs. */
export function assertLoginAllowed(world: World, member: Pick<Member, 'id' | 'type' | 'status'>): void {
  if (isBackOfficeType(member.type)) throw new PlatformFailure('ACCOUNT_NOT_MEMBER');
  if (member.status === 'suspended') throw new PlatformFailure('ACCOUNT_SUSPENDED');
  if (member.status !== 'closed') return;
  const closed = closedTold(world, member.id);
  throw new PlatformFailure('ACCOUNT_CLOSED', closed ? { closed } : {});
}
