import { PASSWORD_LINK_SECONDS } from '@tonalli/contracts/constants';
import type { WireLanguage } from '@tonalli/contracts/language';
import type { requestPasswordMail as endpoint } from '@tonalli/contracts/session/wire-recovery';
import { sendEmail } from '../../mail/mailbox';
import { siteUrl } from '../../mail/site-url';
import { findMemberByUsername } from '../../people/find-member';
import type { Member } from '../../people/people.repository';
import { PlatformFailure, type RequestInfo, type Verb } from '../../transport/verb';
import type { World } from '../../world/world';
import { assertLoginAllowed } from './login-allowed';
import { passwordLinkRepository } from './password-link.repository';
import { countRequest, SENDING_LIMITS, VISITOR_LIMITS } from './request-limits';
import { newToken } from './secret-token';

const TEXTS: Record<WireLanguage, { subject: string; text: (nickname: string, url: string) => string }> = {
  ES: {
    subject: 'Elige una contraseña nueva',
    text: (nickname, url) =>
      `Hola, ${nickname}:\n\nAlguien pidió cambiar la contraseña de tu cuenta. Si fuiste tú, elige una nueva aquí: ${url}\n\nEl enlace sirve una sola vez y vence en ${PASSWORD_LINK_SECONDS / 60} minutos. Si no fuiste tú, no hagas nada: tu contraseña sigue siendo la misma.`,
  },
  EN: {
    subject: 'Choose a new password',
    text: (nickname, url) =>
      `Hello, ${nickname}:\n\nSomebody asked to change the password of your account. If it was you, choose a new one here: ${url}\n\nThe link works once and expires in ${PASSWORD_LINK_SECONDS / 60} minutes. If it was not you, do nothing: your password stays the same.`,
  },
};

/** The one place where an answer may tell that nobody is called so: the specification's own words (AUTH-10). */
export const requestPasswordMail: Verb<typeof endpoint> = ({ ctx: { world, request }, input }) => {
  countRequest(world, `mail of visitor|${request.ip}`, VISITOR_LIMITS);
  const member = findMemberByUsername(world, input.username);
  if (!member?.email || member.email.toLowerCase() !== input.email.toLowerCase()) {
    throw new PlatformFailure('USER_NOT_FOUND');
  }
  assertLoginAllowed(world, member);
  countRequest(world, `password mail|${member.id}`, SENDING_LIMITS);
  sendPasswordLink(world, { ...member, email: member.email }, request);
  return null;
};

/** Mails a fresh link; the ones before it work no more. Answers with its token, for tests and scenarios. */
export function sendPasswordLink(
  world: World,
  member: Pick<Member, 'id' | 'nickname'> & { email: string },
  request: Pick<RequestInfo, 'language' | 'host'>,
): string {
  const { token, hash } = newToken();
  const store = passwordLinkRepository(world);
  const now = world.clock.now();
  const { subject, text } = TEXTS[request.language];
  const url = siteUrl(world, request.host, `/reset-password?token=${token}`);
  world.transaction(() => {
    store.removeOf(member.id);
    const expiresAt = now + PASSWORD_LINK_SECONDS * 1_000;
    store.insert({ tokenHash: hash, memberId: member.id, createdAt: now, expiresAt });
    sendEmail(world, { purpose: 'service', address: member.email, subject, text: text(member.nickname, url) });
  });
  return token;
}
