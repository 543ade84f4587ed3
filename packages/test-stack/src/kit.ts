import type { Page } from '@playwright/test';
import type { EndpointName } from '@tonalli/contracts/endpoints';
import type { AnswerOf, GivenTo } from '@tonalli/qa/control-command';
import type { FaultSetName } from '@tonalli/qa/fault-sets';
import type { StoredFault } from '@tonalli/qa/faults';
import type { JOURNAL_COMMANDS, JournalLine } from '@tonalli/qa/journal';
import { beginSession, type Credentials, findAccount } from './accounts';
import type { Control, FaultRequest } from './control';
import type { ExpectedCall } from './expectations';
import type { EmailInbox, PopupCatcher, SmsInbox } from './inboxes';
import { type Account, test as base, visitWorld } from './playwright';

export { expect, expectNoSidewaysScroll, shown } from './playwright';

/** What goes wrong on purpose in this test's world. */
export interface Faults {
  /** Returns what the platform warns of, such as a fault that no call will meet. */
  add(request: FaultRequest): Promise<string[]>;
  /** A ready-made set, such as `bad-mobile-network`. */
  apply(name: FaultSetName): Promise<void>;
  /** With how often each could have met a call, and did. */
  list(): Promise<StoredFault[]>;
  clear(): Promise<void>;
}

/** What happened in this test's world, with decrypted requests and answers. */
export interface Journal {
  /** The calls that fit. Rejects, showing those that came near, when there are not as many as expected. */
  expectCall(name: EndpointName, expected?: ExpectedCall): Promise<JournalLine[]>;
  /** Newest first. */
  list(filter?: GivenTo<typeof JOURNAL_COMMANDS.listJournal>): Promise<JournalLine[]>;
  /** Why a member's balance is what it is, from postings to calls. */
  why(member: string): Promise<AnswerOf<typeof JOURNAL_COMMANDS.explainBalance>>;
  /** Everything so far as a test that plays it again; its first line says so when it was not green in a new world. */
  exportTest(request?: GivenTo<typeof JOURNAL_COMMANDS.exportTest>): Promise<string>;
}

/** What this test's world sent, and which windows it had opened. Each is given once, so that a second one is waited for. */
export interface Inbox {
  readonly sms: SmsInbox;
  readonly mail: EmailInbox;
  readonly popups: PopupCatcher;
}

/** Somebody whom the page is logged in as. */
export interface Player extends Account {
  readonly page: Page;
}

interface KitFixtures {
  faults: Faults;
  journal: Journal;
  inbox: Inbox;
  /**
   * Opens the app for somebody who is logged in already, and returns the page: an account, or the user name of a scenario
   * that was applied. `to` is where it leads (home unless given), `page` another page than the test's.
   */
  as: (who: Credentials | string, options?: { to?: string; page?: Page }) => Promise<Page>;
  /** A new member with $1,000.00, logged in on the test's page. */
  player: Player;
  /** A new agent with $1,000.00; `as(agent)` logs in. */
  agent: Account;
}

/**
 * Playwright's `test` for products on this platform: each test has a world of its own, whose ledger is audited at the
 * end. `E2E_PLATFORM_URL` says where the platform is, `baseURL` where the web is. See docs/testing.md.
 */
export const test = base.extend<KitFixtures>({
  faults: async ({ world }, use) => use(faultsOf(world)),
  journal: async ({ world }, use) => use(journalOf(world)),
  inbox: async ({ world: { sms, mail, popups } }, use) => use({ sms, mail, popups }),
  as: async ({ world, page, baseURL }, use) => {
    await use(async (who, { to, page: other = page } = {}) => {
      const account = typeof who === 'string' ? await findAccount(world, who) : who;
      await visitWorld(other.context(), { world: world.world, baseURL: baseURL ?? '' });
      const home = await beginSession(other.context(), account);
      await other.goto(to ?? home);
      return other;
    });
  },
  player: async ({ as, mint }, use) => {
    const account = await mint();
    await use({ ...account, page: await as(account) });
  },
});

const faultsOf = (world: Control): Faults => ({
  add: async (request) => (await world.run('addFault', request)).warnings,
  apply: (name) => world.faultSet(name),
  list: () => world.run('listFaults', {}),
  clear: () => world.clearFaults(),
});

const journalOf = (world: Control): Journal => ({
  expectCall: (name, expected) => world.expectCall(name, expected),
  list: (filter = {}) => world.run('listJournal', filter),
  why: (member) => world.run('explainBalance', { member }),
  exportTest: async (request = {}) => (await world.run('exportTest', request)).source,
});
