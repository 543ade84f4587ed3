import { type DepositLimits, limitOutOfOrder } from '@tonalli/contracts/limits/periods';
import type { RegistrationUser } from '@tonalli/contracts/registration/wire';
import type { LoginAnswer } from '@tonalli/contracts/session/wire';
import { MEMBER_REGISTERED } from '../../events/later-facts';
import { createMember } from '../../people/create-member';
import { keepIdentity } from '../../people/external-identities';
import { findMemberByMobile } from '../../people/find-member';
import { spendInvite } from '../../people/invites';
import { hashPassword } from '../../people/passwords';
import { openVoucher, spendVoucher } from '../../people/vouchers';
import { PlatformFailure, type VerbContext } from '../../transport/verb';
import type { World } from '../../world/world';
import { assertMayRegister } from '../breaks';
import { keepConsents } from '../consents';
import { keepDepositLimits } from '../limits';
import { keepReferral } from '../referral';
import { assertHuman, openSession, requireMobile, solveCaptcha } from '../session';
import { checkRegistration, type Method } from './check-registration';
import { isFree } from './free-username';
import { proveMobile } from './prove-mobile';
import { wayIn } from './way-in';

/** Registers a member in either way and logs them in. */
export const register =
  (method: Method) =>
  async ({ ctx, input }: { ctx: VerbContext; input: RegistrationUser }): Promise<LoginAnswer> => {
    const { world, request } = ctx;
    const vouched = input.voucher === undefined ? null : await openVoucher(world, input.voucher);
    const typed = checkRegistration(world, method, input);
    const mobile = typed.mobileNum ? requireMobile(input.countryDialingCode ?? '', typed.mobileNum) : undefined;
    const username = method === 'mobile' ? (mobile ?? '').replace('+', '') : (typed.username ?? '');
    assertInOrder(input.depositLimits);
    // Before anybody's work: whoever comes by no way that is open is told at once.
    wayIn(world, typed, input.referralCode);
    await assertHuman(world, input.verification);
    assertCaptcha(world, input.captchaId, typed.captcha);
    // Before anything tells of a number that it has an account: only whoever holds the phone may know.
    const spendProof = mobile === undefined ? null : await proveMobile(world, mobile, input);
    assertFree(world, username, mobile);
    assertMayRegister(world, { username, mobile, email: typed.email });
    const passwordHash = typed.password ? await hashPassword(typed.password) : null;
    const paymentPasswordHash = typed.paymentPassword ? await hashPassword(typed.paymentPassword) : undefined;

    return world.transaction(() => {
      // Once more: its last use may have been taken, or its agent's rate have fallen, meanwhile.
      const { uplineId, invite } = wayIn(world, typed, input.referralCode);
      const type = invite?.kind === 'agent' ? 2 : 0;
      const create = { username, passwordHash, paymentPasswordHash, type, mobile, uplineId } as const;
      const member = createMember(world, {
        ...create,
        email: typed.email,
        nickname: typed.nickname ?? (method === 'mobile' ? `Jugador ${username.slice(-4)}` : username),
        language: request.language,
        profile: profileOf(typed, input.referralCode),
        createdAt: ctx.now,
      });
      if (invite) spendInvite(world, invite, member.id);
      if (vouched) {
        keepIdentity(world, member.id, vouched.identity);
        spendVoucher(world, vouched.id);
      }
      if (input.referralCode) keepReferral(world, { memberId: member.id, code: input.referralCode, at: ctx.now });
      // Used up only together with the registration that it belongs to.
      spendProof?.();
      if (input.depositLimits) {
        keepDepositLimits(world, { memberId: member.id, limits: input.depositLimits, at: ctx.now });
      }
      if (input.consents) keepConsents(world, { memberId: member.id, to: input.consents, at: ctx.now });
      const { host, language } = request;
      world.outbox.tell(MEMBER_REGISTERED, { memberId: member.id, host, language, inviteCode: invite?.code });
      return openSession(world, member, { ...request, way: 'register' });
    });
  };

function assertInOrder(limits: DepositLimits = {}): void {
  const period = limitOutOfOrder(limits);
  if (!period) return;
  throw new PlatformFailure('FIELD_INVALID', { fields: { [`depositLimits.${period}`]: { patternId: 'limitOrder' } } });
}

function assertCaptcha(world: World, id: string | undefined, answer: string | undefined): void {
  if (answer !== undefined && !solveCaptcha(world, id, answer)) {
    throw new PlatformFailure('CAPTCHA_FAILED', { captcha: true });
  }
}

/** Early, to spare the work; the table's own constraints decide when two come at once. */
function assertFree(world: World, username: string, mobile: string | undefined): void {
  if (mobile && findMemberByMobile(world, mobile)) {
    throw new PlatformFailure('USERNAME_TAKEN', { fields: { mobileNum: { patternId: 'taken' } } });
  }
  if (!isFree(world, username)) throw new PlatformFailure('USERNAME_TAKEN');
}

const KEPT_ELSEWHERE = new Set([
  'username',
  'password',
  'confirmPassword',
  'paymentPassword',
  'captcha',
  'verificationCode',
  'email',
  'mobileNum',
  'nickname',
]);

function profileOf(
  typed: Record<string, string | undefined>,
  referralCode: string | undefined,
): Record<string, string> {
  const profile: Record<string, string> = referralCode ? { referralCode } : {};
  for (const [field, value] of Object.entries(typed)) if (value && !KEPT_ELSEWHERE.has(field)) profile[field] = value;
  return profile;
}
