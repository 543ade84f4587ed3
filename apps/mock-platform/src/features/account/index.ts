// What other features of the platform may use of this one.
export type { Member } from './account.repository';
export { createMember, usernameKey } from './create-member';
export { describeDevice } from './describe-device';
export { shownBalance } from './fetch-member-info';
export {
  findAffiliate,
  findMember,
  findMemberByAccount,
  findMemberByMobile,
  findMemberByUsername,
  markFirstLogin,
  nicknameOf,
  setVipLevel,
  suspendMember,
} from './find-member';
export { normaliseMobile } from './mobile-number';
export { hashPassword, hashPasswordSync, verifyPassword } from './passwords';
export { assertPaymentPassword, hasPaymentPassword } from './payment-password';
export { secretGuard } from './secret-guard';
