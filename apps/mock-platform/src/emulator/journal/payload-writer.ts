import type { Endpoint } from '@tonalli/contracts/endpoint';
import { ENDPOINTS } from '@tonalli/contracts/endpoints';
import { type Entry, requestOf } from '../../world/recorder';
import type { ReplayedAccount } from './accounts-before';
import { readBody } from './entry-view';
import { isSecretName } from './mask';
import { literal, quote } from './source-text';

/** Of the minted members; a password that the member chose itself is not known, and any will do. */
const PAYMENT_PASSWORD = '246810';
const NEW_PASSWORD = 'Clave2026';
const WRONG_PASSWORD = 'not-the-password';
/** Shorter values are too common to have come from an earlier answer. */
const TELLING_CHARACTERS = 6;

/** Writes what calls carried as source of a test: members and what earlier answers gave become references. */
export class PayloadWriter {
  /** Source by value. */
  readonly #known = new Map<string, string>();
  /** The step that gave a member its token. */
  readonly #logins = new Map<string, string>();
  readonly #accounts: readonly ReplayedAccount[];

  constructor(accounts: readonly ReplayedAccount[]) {
    this.#accounts = accounts.filter(({ from }) => from !== null);
    for (const { id, username, variable } of this.#accounts) {
      this.#known.set(id, `${variable}.id`);
      this.#known.set(username, `${variable}.username`);
    }
  }

  /** The request of an entry as source. */
  write(entry: Entry, fallback: object): string {
    return literal(requestOf(entry) ?? fallback, (text, name) =>
      isSecretName(name) ? this.#secret(entry, name) : (this.#known.get(text) ?? quote(text)),
    );
  }

  /** The third argument of the call with its comma, or nothing. */
  options({ seq, name, code, member, faults, idempotencyKey }: Entry): string {
    const parts: string[] = [];
    const endpoint = new Map<string, Endpoint>(Object.entries(ENDPOINTS)).get(name);
    const expired = faults.some(({ kind }) => kind === 'expired-token');
    if (endpoint && ['required', 'optional'].includes(endpoint.token)) {
      if (member) parts.push(`as: ${this.#bearer(member.id) ?? "'nobody'"}`);
      else if (code === 'TOKEN_INVALID' && !expired) parts.push("as: 'nobody'");
    }
    if (idempotencyKey) parts.push(`key: ${quote(idempotencyKey)}`);
    else if (endpoint?.idempotent && code !== 'IDEMPOTENCY_KEY_REQUIRED') parts.push(`key: 'key-${seq}'`);
    return parts.length === 0 ? '' : `, { ${parts.join(', ')} }`;
  }

  #bearer(id: string): string | undefined {
    const variable = this.#accounts.find((account) => account.id === id)?.variable;
    return this.#logins.get(id) ?? (variable && `await replay.session(${variable})`);
  }

  /** Later requests may carry what this entry was answered. */
  learn({ seq, code, body }: Entry): void {
    if (code !== 'OK') return;
    const value: unknown = Object(readBody(body)).value;
    this.#remember(value, `call${seq}`, []);
    const { customerId, token } = Object(value);
    if (typeof customerId === 'string' && typeof token === 'string') this.#logins.set(customerId, `call${seq}`);
  }

  #remember(value: unknown, step: string, path: readonly string[]): void {
    if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) this.#remember(inner, step, [...path, name]);
    } else if (typeof value === 'string' && value.length >= TELLING_CHARACTERS && !this.#known.has(value)) {
      this.#known.set(value, `${step}.get(${quote(path.join('.'))})`);
    }
  }

  #secret(entry: Entry, name: string): string {
    if (/payment/i.test(name)) return `'${PAYMENT_PASSWORD}'`;
    if (entry.name === 'play.open') return 'replay.launchToken()';
    if (entry.code === 'LOGIN_FAILED' || entry.code === 'PASSWORD_WRONG') return `'${WRONG_PASSWORD}'`;
    const username: unknown = Object(requestOf(entry)).username;
    const account = this.#accounts.find((candidate) => candidate.username === username);
    return account ? `${account.variable}.password` : `'${NEW_PASSWORD}'`;
  }
}
