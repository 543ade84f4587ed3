import { createDraft } from '../../hooks/draft';
import { readRemembered } from './remembered';

export type LoginWay = 'username' | 'sms';

export interface LoginValues {
  /** What the dialog shows. */
  view: 'login' | 'forgot';
  way: LoginWay;
  username: string;
  password: string;
  dialingCode: string;
  mobile: string;
  code: string;
  /** When another code may be asked for, in milliseconds since the epoch. */
  codeReadyAt: number | null;
  /** Offered again for a day (AUTH-07). */
  remember: boolean;
}

const MEXICO = '52';

export const loginDraft = createDraft<LoginValues>({
  view: 'login',
  way: 'username',
  username: '',
  password: '',
  dialingCode: MEXICO,
  mobile: '',
  code: '',
  codeReadyAt: null,
  remember: false,
});

/** Secrets go when the dialog is closed; the rest waits for its return. */
export function forgetSecrets(): void {
  loginDraft.change({ password: '', code: '' });
}

/** Offers back who logged in here lately, where nothing was typed yet. */
export function offerRemembered(): void {
  const kept = readRemembered();
  const { username, mobile } = loginDraft.get();
  if (kept && username === '' && mobile === '') {
    loginDraft.change({ username: kept.username, mobile: kept.mobile, dialingCode: kept.dialingCode, remember: true });
  }
}
