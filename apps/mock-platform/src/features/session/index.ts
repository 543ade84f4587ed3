// What other features of the platform may use of this one.
export { captchaAnswer, solveCaptcha } from './captcha';
export { loginsOf } from './login-history';
export { authenticate, endSession, endSessionsOf, openSession, openSessionsOf } from './open-session';
export { listSms, requireMobile, sendCode, useCode } from './sms-codes';
