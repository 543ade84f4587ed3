import type { LoginValues } from './login-draft';

export type LoginField = 'username' | 'password' | 'mobile' | 'code' | 'captcha';
export type LoginFault = 'required' | 'mobile' | 'code' | 'captcha';
export type LoginFaults = Partial<Record<LoginField, LoginFault>>;

const MOBILE = /^\d{7,15}$/;
const CODE = /^\d{4,8}$/;

export const isMobile = (mobile: string): boolean => MOBILE.test(mobile.trim());

/** What has to be mended before asking the server (AUTH-01); `captcha` is null while none is shown. */
export function checkLogin(values: LoginValues, captcha: string | null): LoginFaults {
  const faults: LoginFaults = {};
  if (values.way === 'username') {
    if (!values.username.trim()) faults.username = 'required';
    if (!values.password) faults.password = 'required';
  } else {
    if (!isMobile(values.mobile)) faults.mobile = 'mobile';
    if (!CODE.test(values.code.trim())) faults.code = 'code';
  }
  if (captcha !== null && !captcha.trim()) faults.captcha = 'captcha';
  return faults;
}
