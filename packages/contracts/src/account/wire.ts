import { z } from 'zod';
import { endpoint } from '../endpoint';
import { WireLanguage } from '../language';
import { Money } from '../money';
import { MemberType } from '../session/wire';

export const MemberInfo = z.object({
  id: z.string(),
  account: z.string(),
  nickname: z.string(),
  type: MemberType,
  balance: Money,
  currencySymbol: z.string(),
  icon: z.string(),
  vipLevel: z.int().min(0),
});
export type MemberInfo = z.infer<typeof MemberInfo>;

export const fetchMemberInfo = endpoint({
  method: 'GET',
  path: '/wps/member/info',
  summary: "The member's own data",
  token: 'required',
  request: z.strictObject({}),
  value: MemberInfo,
});

export const updateLanguage = endpoint({
  method: 'POST',
  path: '/wps/member/language',
  summary: "Keep the member's language",
  token: 'required',
  extension: true,
  request: z.strictObject({ language: WireLanguage }),
  value: z.null(),
});
