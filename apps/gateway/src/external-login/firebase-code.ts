import { SMS_COUNTDOWN_DEFAULT_MINUTES } from '@tonalli/contracts/constants';
import { fetchRegisterRules } from '@tonalli/contracts/registration/wire';
import type { SentCode } from '@tonalli/contracts/session/api';
import type { Context } from '../trpc/context';

interface Asked {
  readonly mobileNum: string;
  readonly countryDialingCode: string;
}

/** Sends the code through Firebase, where the operator has set that (REG-04); null where the platform sends it. */
export async function sendFirebaseCode(ctx: Context, asked: Asked): Promise<SentCode | null> {
  const { firebaseSms } = await ctx.call(fetchRegisterRules, {});
  if (!firebaseSms) return null;
  const { firebase } = ctx.services;
  const { world, language } = ctx.request;
  const firebaseSession = await firebase.sendCode(world, internationalNumber(asked), language);
  return { expiredMinutes: SMS_COUNTDOWN_DEFAULT_MINUTES, firebaseSession };
}

/** As Firebase wants it: `+` and digits (E.164); what is wrong with a number is for Firebase to say. */
function internationalNumber({ mobileNum, countryDialingCode }: Asked): string {
  const digits = (text: string) => text.replace(/\D/g, '');
  return mobileNum.startsWith('+') ? `+${digits(mobileNum)}` : `+${digits(countryDialingCode)}${digits(mobileNum)}`;
}
