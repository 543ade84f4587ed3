// What other features of the platform may use of this one.
export { captchaAnswer, solveCaptcha } from './captcha';
export { closedTold } from './closed-told';
export { redeemEmailCode, sendEmailCode } from './email-codes';
export { firebaseProject, readFirebaseToken, spendFirebaseToken } from './firebase-tokens';
export { assertHuman } from './human-check';
export { lastLoginOf } from './login.repository';
export { CAPTCHA_AFTER_FAILURES, LOCK_AFTER_FAILURES, loginGuard } from './login-guard';
export { loginsOf, recordLogin } from './login-history';
export { setMemberStatus } from './member-status';
export {
  authenticate,
  endSession,
  endSessionsOf,
  isSessionOpen,
  noteProof,
  noteUse,
  openSession,
  openSessionsOf,
  provenAtOf,
} from './open-session';
export { noteOrigin, sharedOrigins, sharedOriginsOf, sharersOfDevices } from './origins';
export { isSameIp, registeredIpsOf, registerIp, removeIp } from './registered-ips';
export { countRequest } from './request-limits';
export { sendPasswordLink } from './request-password-mail';
export { SESSIONS } from './session.repository';
export { HUMAN_CHECK, NETWORKS, UNREGISTERED_IP_STEP } from './session-settings';
export { checkCode, listSms, redeemCode, requireMobile, sendCode } from './sms-codes';
