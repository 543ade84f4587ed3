import type { MemberType } from '@tonalli/contracts/session/wire';

/** Whoever the token of a call belongs to. */
export interface SessionMember {
  readonly id: string;
  readonly username: string;
  readonly account: string;
  readonly nickname: string;
  readonly type: MemberType;
  readonly tokenId: string;
}
