import type { Endpoint } from '@tonalli/contracts/endpoint';
import * as registration from '@tonalli/contracts/registration/wire';
import * as session from '@tonalli/contracts/session/wire';
import * as recovery from '@tonalli/contracts/session/wire-recovery';
import Database from 'better-sqlite3';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { serveMember } from '../../testing/stage';
import { MODULES_OFF } from '../../world/operator-settings';
import { CONSENT } from '../registration/registration-fixture';

/** What was done since `begin`: the statements that ran, in their order, and the hashes that were made. */
const done = vi.hoisted(() => ({ hashes: 0, statements: [] as string[] }));

vi.mock('@node-rs/argon2', async (original) => {
  const real = await original<typeof import('@node-rs/argon2')>();
  const counted =
    <Args extends unknown[], Result>(work: (...args: Args) => Result) =>
    (...args: Args): Result => {
      done.hashes += 1;
      return work(...args);
    };
  return { ...real, hash: counted(real.hash), verify: counted(real.verify), verifySync: counted(real.verifySync) };
});

const stage = await serveMember();
const { platform } = stage;

beforeAll(() => {
  // Every statement of the driver passes through these, whoever prepared it.
  const prototype: object = Object.getPrototypeOf(new Database(':memory:').prepare('SELECT 1'));
  for (const name of ['run', 'get', 'all'] as const) {
    const real: unknown = Reflect.get(prototype, name);
    if (typeof real !== 'function') throw new Error(`a statement has no ${name}`);
    Reflect.set(prototype, name, function run(this: Database.Statement, ...args: unknown[]): unknown {
      done.statements.push(this.source);
      return Reflect.apply(real, this, args);
    });
  }
});

beforeEach(() => stage.world.settings.set(MODULES_OFF, []));

const call = (endpoint: Endpoint, wire: object, ip: string) =>
  platform.call(endpoint, wire, { world: stage.world.name, address: ip });

/** Of the clock, which looks at what is due whoever calls. */
const TICK = /FROM due_jobs/;

async function workOf(endpoint: Endpoint, wire: object) {
  done.hashes = 0;
  done.statements = [];
  const { status, envelope } = await call(endpoint, wire, '198.51.100.7');
  const statements = done.statements.filter((sql) => !TICK.test(sql));
  return { status, code: envelope.success ? 'OK' : envelope.code, hashes: done.hashes, statements };
}

const BY_NAME = { type: 'username', password: 'no-es-esta' };
const DIALLED = { countryDialingCode: '52' };
const NEW = 'Cerezo48azul';
const NOBODY = { username: 'nadie', mobileNum: '5500000001' };
/** Asks first, so that what a process or a world does the first time is done. */
const FIRST = { username: 'primero', mobileNum: '5500000002' };

interface Case {
  what: string;
  endpoint: Endpoint;
  wire: (who: { username: string; mobileNum: string }) => object;
  hashes: number;
}

const account = { ...CONSENT, ...DIALLED, password: NEW, confirmPassword: NEW };

const CASES: readonly Case[] = [
  {
    what: 'a login with a wrong password',
    endpoint: session.login,
    wire: ({ username }) => ({ ...BY_NAME, username }),
    hashes: 1,
  },
  {
    what: 'a login with a wrong code',
    endpoint: session.login,
    wire: ({ mobileNum }) => ({ type: 'sms', username: mobileNum, password: '00000', ...DIALLED }),
    hashes: 0,
  },
  {
    what: 'a code for a login',
    endpoint: session.requestLoginCode,
    wire: ({ mobileNum }) => ({ mobileNum, ...DIALLED }),
    hashes: 0,
  },
  {
    what: 'a code for a new password',
    endpoint: recovery.requestPasswordCode,
    wire: ({ mobileNum }) => ({ mobileNum, ...DIALLED }),
    hashes: 0,
  },
  {
    what: 'a new password with a wrong code',
    endpoint: recovery.resetPasswordByCode,
    wire: ({ mobileNum }) => ({ mobileNum, ...DIALLED, verificationCode: '00000', newPassword: NEW }),
    hashes: 0,
  },
  {
    what: 'a code for a registration',
    endpoint: registration.requestRegistrationCode,
    wire: ({ mobileNum }) => ({ mobileNo: mobileNum, ...DIALLED, regType: 'registerMobile' }),
    hashes: 0,
  },
  {
    what: 'a registration with a wrong code',
    endpoint: registration.registerMemberByMobile,
    wire: ({ mobileNum }) => ({ ...account, mobileNum, verificationCode: '00000' }),
    hashes: 0,
  },
];

const known = () => ({ username: stage.ana.username, mobileNum: stage.ana.mobile.replace('+52', '') });

describe('for a member and for nobody', () => {
  it.each(CASES)('S4 AUTH-14 $what takes the same work', async ({ endpoint, wire, hashes }) => {
    await call(endpoint, wire(FIRST), '198.51.100.200');
    const theirs = await workOf(endpoint, wire(known()));
    const nobodys = await workOf(endpoint, wire(NOBODY));
    expect(nobodys).toEqual(theirs);
    expect(theirs.hashes).toBe(hashes);
    expect(theirs.statements.length).toBeGreaterThan(1);
  });

  it('S4 AUTH-14 a login to an account that has no password takes the same work, too', async () => {
    stage.world.sqlite.prepare('UPDATE members SET password_hash = NULL WHERE id = ?').run(stage.ana.id);
    await call(session.login, { ...BY_NAME, username: FIRST.username }, '198.51.100.200');
    const theirs = await workOf(session.login, { ...BY_NAME, username: stage.ana.username });
    expect(await workOf(session.login, { ...BY_NAME, username: NOBODY.username })).toEqual(theirs);
    expect(theirs.hashes).toBe(1);
  });

  it('S4 work that differs is seen: a right password, and an answer that comes before the hash', async () => {
    const wrong = await workOf(session.login, { ...BY_NAME, username: stage.ana.username });
    const right = await workOf(session.login, {
      ...BY_NAME,
      username: stage.ana.username,
      password: stage.ana.password,
    });
    expect(right.statements).not.toEqual(wrong.statements);
    for (let tried = 0; tried < 3; tried += 1) await workOf(session.login, { ...BY_NAME, username: NOBODY.username });
    const early = await workOf(session.login, { ...BY_NAME, username: NOBODY.username });
    expect([early.code, early.hashes]).toEqual(['CAPTCHA_FAILED', 0]);
    expect(early).not.toEqual(wrong);
  });
});
