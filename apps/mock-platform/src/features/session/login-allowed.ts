import { isBackOfficeType } from '@tonalli/contracts/session/wire';
import { PlatformFailure } from '../../kernel/failure';
import type { Member } from '../../people/people.repository';

/** Throws `ACCOUNT_NOT_MEMBER` or `ACCOUNT_SUSPENDED`: only for whoever has proven that the account is theirs. */
export function assertLoginAllowed(member: Pick<Member, 'type' | 'status'>): void {
  if (isBackOfficeType(member.type)) throw new PlatformFailure('ACCOUNT_NOT_MEMBER');
  if (member.status === 'suspended') throw new PlatformFailure('ACCOUNT_SUSPENDED');
}
