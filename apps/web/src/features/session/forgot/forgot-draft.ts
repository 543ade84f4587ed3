import type { Bootstrap } from '@tonalli/contracts/system/api';
import { createDraft } from '../../../hooks/draft';

export type ForgotWay = 'email' | 'phone';

export interface ForgotValues {
  way: ForgotWay | null;
  username: string;
  email: string;
  dialingCode: string;
  mobile: string;
  code: string;
  newPassword: string;
  /** When another code may be asked for, in milliseconds since the epoch. */
  codeReadyAt: number | null;
}

const MEXICO = '52';

export const forgotDraft = createDraft<ForgotValues>({
  way: null,
  username: '',
  email: '',
  dialingCode: MEXICO,
  mobile: '',
  code: '',
  newPassword: '',
  codeReadyAt: null,
});

/** Ways to set a forgotten password anew that the operator offers (SYS-07). */
export function forgotWays(modules: Bootstrap['modules']): ForgotWay[] {
  return [
    ...(modules.includes('CHNGPASSMAIL3') ? (['email'] as const) : []),
    ...(modules.includes('CHNGPASSVERIF3') ? (['phone'] as const) : []),
  ];
}
