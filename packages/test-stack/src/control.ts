import type { EndpointName } from '@tonalli/contracts/endpoints';
import type { ModuleId } from '@tonalli/contracts/modules';
import { formatMoney } from '@tonalli/contracts/money';
import type { RegistrationField } from '@tonalli/contracts/registration/wire';
import type { MemberType } from '@tonalli/contracts/session/wire';
import { type ControlClient, createControlClient } from '@tonalli/qa/client';
import type { GivenTo } from '@tonalli/qa/control-command';
import type { FaultSetName } from '@tonalli/qa/fault-sets';
import type { FAULT_COMMANDS } from '@tonalli/qa/faults';
import type { JournalLine } from '@tonalli/qa/journal';
import type { AuditReport } from '@tonalli/qa/ledger';
import type { MintedMember } from '@tonalli/qa/members';
import type { ScenarioAccount } from '@tonalli/qa/scenarios';
import { type ExpectedCall, expectCall } from './expectations';
import {
  createEmailInbox,
  createPopupCatcher,
  createSmsInbox,
  type EmailInbox,
  type PopupCatcher,
  type SmsInbox,
} from './inboxes';

export type { MintedMember } from '@tonalli/qa/members';

export type FaultRequest = GivenTo<typeof FAULT_COMMANDS.addFault> & {
  endpoint: EndpointName | 'play.*' | '*';
};

export interface MemberRequest {
  username?: string;
  password?: string;
  balanceMinor?: number;
  type?: MemberType;
  uplineId?: string;
  /** `246810` unless said otherwise; null: still to be set. */
  paymentPassword?: string | null;
  /** True unless said otherwise. */
  identityChecked?: boolean;
}

/** One world of the platform in the words of tests; `run` sends any other command. Rejects with the platform's own words. */
export class Control {
  /** The platform's own address. */
  readonly url: string;
  readonly world: string;
  readonly run: ControlClient['run'];
  readonly sms: SmsInbox;
  readonly mail: EmailInbox;
  readonly popups: PopupCatcher;

  constructor(platformUrl: string, world: string) {
    this.url = platformUrl;
    this.world = world;
    this.run = createControlClient({ url: platformUrl, world }).run;
    this.sms = createSmsInbox(this.run);
    this.mail = createEmailInbox(this.run);
    this.popups = createPopupCatcher(this.run);
  }

  /** A world cloned from the default data. `frozenAt` (ISO 8601 UTC) stops its clock. */
  static async createWorld(platformUrl: string, request: { seed?: string; frozenAt?: string } = {}): Promise<Control> {
    const { name } = await createControlClient({ url: platformUrl }).run('createWorld', request);
    return new Control(platformUrl, name);
  }

  /** Puts the world into these scenarios, all of them or none. Returns whom to log in as. */
  async apply(...names: string[]): Promise<ScenarioAccount[]> {
    return (await this.run('applyScenarios', { names })).flatMap(({ accounts }) => accounts);
  }

  /** A new member, with a balance in minor units when asked for. */
  mint({ balanceMinor, ...request }: MemberRequest = {}): Promise<MintedMember> {
    const balance = balanceMinor ? { balance: formatMoney(balanceMinor) } : {};
    return this.run('mintMember', { ...request, ...balance });
  }

  /** Balances as decimals. */
  async balances(memberId: string): Promise<{ main: string; trial: string }> {
    return (await this.run('findMember', { id: memberId })).balances;
  }

  async endSessions(memberId: string): Promise<void> {
    await this.run('endSessions', { id: memberId });
  }

  /** Recomputes the whole ledger of this world (QA-09). */
  audit(): Promise<AuditReport> {
    return this.run('audit', {});
  }

  async fault(request: FaultRequest): Promise<void> {
    await this.run('addFault', request);
  }

  /** Adds a ready-made set of faults. */
  async faultSet(name: FaultSetName): Promise<void> {
    await this.run('applyFaultSet', { name });
  }

  /** As `expectCall` of `expectations`: the calls of this world that fit, or an error that shows which came near. */
  expectCall(name: EndpointName, expected: ExpectedCall = {}): Promise<JournalLine[]> {
    return expectCall(this, name, expected);
  }

  async clearFaults(): Promise<void> {
    await this.run('clearFaults', {});
  }

  async captchaAnswer(id: string): Promise<string> {
    const { answer } = await this.run('solveCaptcha', { id });
    if (answer === null) throw new Error(`there is no captcha ${id}`);
    return answer;
  }

  /** This world's time, ISO 8601 UTC. */
  async now(): Promise<string> {
    return (await this.run('fetchClock', {})).now;
  }

  async freeze(at?: string): Promise<void> {
    await this.run('freezeClock', at === undefined ? {} : { at });
  }

  /** Milliseconds, or a duration such as `2h`. */
  async advance(by: number | string): Promise<void> {
    await this.run('advanceClock', { by });
  }

  async setModules(modules: Partial<Record<ModuleId, boolean>>): Promise<void> {
    await this.run('setModules', Object.fromEntries(Object.entries(modules)));
  }

  async setStatus(status: 0 | 1 | 2, endsAt: string | null = null): Promise<void> {
    await this.run('setStatus', { status, endsAt });
  }

  /** The hosts that this world serves; none: all. */
  async setDomains(domains: string[]): Promise<void> {
    await this.run('setDomains', { domains });
  }

  async setField(field: RegistrationField, use: 'required' | 'optional' | 'off'): Promise<void> {
    await this.run('setRegistrationField', { field, use });
  }

  async rotateKeys(): Promise<void> {
    await this.run('rotateKeys', {});
  }

  async remove(): Promise<void> {
    await this.run('removeWorld', { name: this.world });
  }
}
