import type { EndpointName } from '@tonalli/contracts/endpoints';
import type { ErrorCode } from '@tonalli/contracts/errors';
import type { ModuleId } from '@tonalli/contracts/modules';
import { formatMoney } from '@tonalli/contracts/money';
import type { RegistrationField } from '@tonalli/contracts/registration/wire';
import type { MemberType } from '@tonalli/contracts/session/wire';
import { z } from 'zod';

export interface FaultRequest {
  endpoint: EndpointName | '*';
  effect:
    | { kind: 'latency'; milliseconds: number }
    | { kind: 'status'; status: number }
    | { kind: 'error'; code: ErrorCode }
    | { kind: 'malformed' }
    | { kind: 'drop-before' }
    | { kind: 'drop-after' };
  nth?: number;
  count?: number;
  probability?: number;
}

export interface MemberRequest {
  username?: string;
  password?: string;
  balanceMinor?: number;
  type?: MemberType;
  uplineId?: string;
  /** `246810` unless said otherwise; null: still to be set. */
  paymentPassword?: string | null;
}

const Minted = z.object({ id: z.string(), username: z.string(), password: z.string(), mobile: z.string() });
export type MintedMember = z.infer<typeof Minted>;

const Audit = z.object({ clean: z.boolean(), postings: z.int(), findings: z.array(z.string()) });
export type Audit = z.infer<typeof Audit>;

const Sms = z.object({ mobile: z.string(), code: z.string() });
const Clock = z.object({ now: z.iso.datetime(), mode: z.enum(['live', 'frozen']) });
const Anything = z.unknown();

/** One world of the platform, driven through its control interface (`/qa/api`). Every call rejects with the platform's own words. */
export class Control {
  readonly world: string;
  private readonly platformUrl: string;

  constructor(platformUrl: string, world: string) {
    this.platformUrl = platformUrl;
    this.world = world;
  }

  /** A world cloned from the default data. `frozenAt` (ISO 8601 UTC) stops its clock. */
  static async createWorld(platformUrl: string, request: { seed?: string; frozenAt?: string } = {}): Promise<Control> {
    const created = await send({ platformUrl, call: 'POST /worlds', body: request, world: null });
    return new Control(platformUrl, z.object({ name: z.string() }).parse(created).name);
  }

  /** A new member, with a balance in minor units when asked for. */
  async mint({ balanceMinor, ...request }: MemberRequest = {}): Promise<MintedMember> {
    const balance = balanceMinor ? { balance: formatMoney(balanceMinor) } : {};
    return this.call('POST /members', Minted, { ...request, ...balance });
  }

  /** Balances as decimals. */
  async balances(memberId: string): Promise<{ main: string; trial: string }> {
    const Member = z.object({ balances: z.object({ main: z.string(), trial: z.string() }) });
    return (await this.call(`GET /members/${memberId}`, Member)).balances;
  }

  async endSessions(memberId: string): Promise<void> {
    await this.call(`DELETE /members/${memberId}/sessions`, Anything);
  }

  /** Recomputes the whole ledger of this world (QA-09). */
  audit(): Promise<Audit> {
    return this.call('GET /audit', Audit);
  }

  async fault(request: FaultRequest): Promise<void> {
    await this.call('POST /faults', Anything, request);
  }

  async clearFaults(): Promise<void> {
    await this.call('DELETE /faults', Anything);
  }

  /** The last code that was sent to a mobile number. */
  async smsCode(mobile: string): Promise<string> {
    const sent = await this.call(`GET /sms?mobile=${encodeURIComponent(mobile)}`, z.array(Sms));
    const [first] = sent;
    if (!first) throw new Error(`nothing was sent to ${mobile}`);
    return first.code;
  }

  async captchaAnswer(id: string): Promise<string> {
    return (await this.call(`GET /captchas/${id}`, z.object({ answer: z.string() }))).answer;
  }

  /** This world's time, ISO 8601 UTC. */
  async now(): Promise<string> {
    return (await this.call('GET /clock', Clock)).now;
  }

  async freeze(at?: string): Promise<void> {
    await this.call('POST /clock/freeze', Clock, at === undefined ? {} : { at });
  }

  async advance(milliseconds: number): Promise<void> {
    await this.call('POST /clock/advance', Clock, { milliseconds });
  }

  async setModules(modules: Partial<Record<ModuleId, boolean>>): Promise<void> {
    await this.call('POST /modules', Anything, modules);
  }

  async setStatus(status: 0 | 1 | 2, endsAt: string | null = null): Promise<void> {
    await this.call('POST /status', Anything, { status, endsAt });
  }

  /** The hosts that this world serves; none: all. */
  async setDomains(domains: string[]): Promise<void> {
    await this.call('POST /domains', Anything, { domains });
  }

  async setField(field: RegistrationField, use: 'required' | 'optional' | 'off'): Promise<void> {
    await this.call('POST /registration', Anything, { field, use });
  }

  async rotateKeys(): Promise<void> {
    await this.call('POST /keys/rotate', Anything, {});
  }

  async remove(): Promise<void> {
    await this.call(`DELETE /worlds/${this.world}`, Anything);
  }

  private async call<T>(call: string, schema: z.ZodType<T>, body: object = {}): Promise<T> {
    return schema.parse(await send({ platformUrl: this.platformUrl, call, body, world: this.world }));
  }
}

interface ControlCall {
  platformUrl: string;
  /** Method and path below `/qa/api`. */
  call: string;
  body: object;
  world: string | null;
}

async function send({ platformUrl, call, body, world }: ControlCall): Promise<unknown> {
  const [method = 'GET', path = ''] = call.split(' ');
  const response = await fetch(`${platformUrl}/qa/api${path}`, {
    method,
    headers: {
      ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
      ...(world === null ? {} : { 'x-world': world }),
    },
    ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
  });
  const Answer = z.object({ success: z.boolean(), value: z.unknown().optional(), message: z.string().optional() });
  const answer = Answer.parse(await response.json());
  if (!answer.success) throw new Error(`${call} of world ${world ?? 'default'}: ${answer.message ?? response.status}`);
  return answer.value;
}
