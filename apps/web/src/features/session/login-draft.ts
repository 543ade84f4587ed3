import { createDraft } from '../../hooks/draft';
import type { Typing } from '../../hooks/external-window';
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
  /** By which Firebase knows the code that it sent. */
  firebaseSession: string | null;
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
  firebaseSession: null,
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

/** What the form shows again after the page was at another service. */
export const loginTyping: Typing = {
  read() {
    const { way, username, dialingCode, mobile, remember } = loginDraft.get();
    return { way, username, dialingCode, mobile, remember };
  },
  // Written by `read` of this very tab.
  restore: (typed) => loginDraft.change(typed as Partial<LoginValues>),
};
