import type { Purpose } from '../guard/purpose';
import type { World } from '../world/world';
import { type Email, mailRepository } from './mail.repository';

const LINK = /https?:\/\/[^\s<>"]+[^\s<>".,;:)]/g;
const CODE = /(?<!\d)\d{6}(?!\d)/;
const LISTED = 100;

export interface NewEmail extends Omit<Email, 'sentAt'> {
  readonly purpose: Purpose;
}

/** Sends a plain text. It goes with the transaction that it is sent in. */
export function sendEmail(world: World, { address, subject, text, purpose }: NewEmail): void {
  if (purpose !== 'service' && purpose.channel !== 'email') throw new Error('the permit is not of mail');
  mailRepository(world).insert({ address: address.toLowerCase(), subject, text, sentAt: world.clock.now() });
}

/** The outbox, newest first, of one address (without regard to case) or all, with what a reader would click or type. */
export function listEmails(world: World, address: string | undefined) {
  const list = mailRepository(world).list({ address: address?.toLowerCase() ?? null, limit: LISTED });
  return list.map((email) => ({
    ...email,
    links: email.text.match(LINK) ?? [],
    code: CODE.exec(email.text)?.[0] ?? null,
  }));
}
