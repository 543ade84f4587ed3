import { createDraft } from '../../hooks/draft';

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
});

/** Secrets go when the dialog is closed; the rest waits for its return. */
export function forgetSecrets(): void {
  loginDraft.change({ password: '', code: '' });
}
