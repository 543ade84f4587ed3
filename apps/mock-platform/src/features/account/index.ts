// What other features of the platform may use of this one.
export type { Member } from './account.repository';
export { defaultPasswordOf } from './account.seed';
export { keepContact } from './bind-contact';
export { createMember, usernameKey } from './create-member';
export { describeDevice } from './describe-device';
export { identitiesAt, keepIdentity, memberOfIdentity } from './external-identities';
export { shownBalance } from './fetch-member-info';
export {
  findAffiliate,
  findMember,
  findMemberByAccount,
  findMemberByMobile,
  findMemberByUsername,
  keepMemberStatus,
  markFirstLogin,
  nicknameOf,
  setVipLevel,
} from './find-member';
export { maskEmail, maskMobile, maskUsername } from './masked';
export { internationalMobile, normaliseMobile } from './mobile-number';
export { newPasswordFaults, renewHash, replacePassword } from './new-password';
export { loginOptions, memberOfPasskey, plantPasskey } from './passkeys';
export { assertRoomToHash, hashKnownPassword, hashPassword, verifyPassword } from './passwords';
export { assertPaymentPassword, hasPaymentPassword } from './payment-password';
export { refuseTrial } from './refuse-trial';
export { isNewestMember, removeMember } from './remove-member';
export { secretGuard } from './secret-guard';
export {
  beginTotp,
  confirmTotp,
  hasTotp,
  redeemRecoveryCode,
  redeemTotp,
  renewRecoveryCodes,
  totpCodeOf,
} from './totp';
export { hasPlayMoney, TRIAL_GRANT_MINOR } from './trial-money';
export { openVoucher, spendOnce, spendVoucher } from './vouchers';
