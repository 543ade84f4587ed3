import { setTimeout as pause } from 'node:timers/promises';
import type { ControlClient } from '@tonalli/qa/client';
import type { CaughtEmail, CaughtPopup, CaughtSms } from '@tonalli/qa/inbox';

const POLL_MS = 25;
const TIMEOUT_MS = 10_000;

/** What a world sent by SMS. Each code is given once, so that one asked for again is waited for. */
export interface SmsInbox {
  /** Waits for a code to this mobile number (E.164). Rejects after ten seconds, naming who else got one. */
  codeFor(mobile: string): Promise<string>;
}

/** What a world sent by email. Each one is given once. */
export interface EmailInbox {
  /** Waits for an email to this address, without regard to case. Rejects as `codeFor` does. */
  to(address: string): Promise<CaughtEmail>;
}

/** The windows of customer service that were opened in a world. Each one is given once. */
export interface PopupCatcher {
  /** Waits until this channel was opened. Rejects after ten seconds, naming which ones were. */
  opened(channel: CaughtPopup['channel']): Promise<CaughtPopup>;
}

interface Awaiting<Caught> {
  list: () => Promise<readonly Caught[]>;
  /** The same for one that was given before. */
  nameOf: (caught: Caught) => string;
  given: Set<string>;
  failure: () => Promise<string>;
}

/** The newest that was not given yet, asked for until it is there. */
async function next<Caught>({ list, nameOf, given, failure }: Awaiting<Caught>): Promise<Caught> {
  const giveUpAt = performance.now() + TIMEOUT_MS;
  for (;;) {
    const found = (await list()).find((caught) => !given.has(nameOf(caught)));
    if (found) {
      given.add(nameOf(found));
      return found;
    }
    if (performance.now() > giveUpAt) throw new Error(await failure());
    await pause(POLL_MS);
  }
}

const unique = (names: readonly string[], none = 'nobody'): string => [...new Set(names)].join(', ') || none;

export function createSmsInbox(run: ControlClient['run']): SmsInbox {
  const given = new Set<string>();
  return {
    async codeFor(mobile) {
      const { code } = await next<CaughtSms>({
        list: () => run('listSms', { mobile }),
        nameOf: (sms) => `${sms.mobile} ${sms.sentAt} ${sms.code}`,
        given,
        failure: async () => {
          const others = (await run('listSms', {})).map((sms) => sms.mobile);
          return `no new code came to ${mobile}; others went to ${unique(others)}`;
        },
      });
      return code;
    },
  };
}

export function createEmailInbox(run: ControlClient['run']): EmailInbox {
  const given = new Set<string>();
  return {
    to: (address) =>
      next<CaughtEmail>({
        list: () => run('listEmails', { address }),
        nameOf: (email) => `${email.address} ${email.sentAt} ${email.subject} ${email.text}`,
        given,
        failure: async () => {
          const others = (await run('listEmails', {})).map((email) => email.address);
          return `no new email came to ${address}; others went to ${unique(others)}`;
        },
      }),
  };
}

export function createPopupCatcher(run: ControlClient['run']): PopupCatcher {
  const given = new Set<string>();
  return {
    opened: (channel) =>
      next<CaughtPopup>({
        list: () => run('listPopups', { channel }),
        nameOf: ({ id, at }) => `${id} ${at}`,
        given,
        failure: async () => {
          const others = (await run('listPopups', {})).map((popup) => popup.channel);
          return `no new window of ${channel} was opened; opened were ${unique(others, 'none')}`;
        },
      }),
  };
}
