import { z } from 'zod';
import { Language } from '../language';
import type { MemberType } from '../session/wire';

export interface MemberProfile {
  id: string;
  account: string;
  nickname: string;
  type: MemberType;
  balanceMinor: number;
  currencySymbol: string;
  icon: string;
  vipLevel: number;
}

export const UpdateLanguageInput = z.strictObject({ language: Language });
