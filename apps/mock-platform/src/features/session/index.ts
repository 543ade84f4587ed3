// What other features of the platform may use of this one.
export { captchaAnswer, solveCaptcha } from './captcha';
export { authenticate, endSessionsOf, openSession } from './open-session';
export { listSms, requireMobile, sendCode, useCode } from './sms-codes';
