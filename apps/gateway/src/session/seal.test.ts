import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSeal } from './seal';
import { createSessionCookies } from './session-cookies';
import { createTabTokens } from './tab-token';

const OLD = 'the old secret of the gateway, long enough';
const NEW = 'the new secret of the gateway, long enough';
const FRESH = {
  token: 'platform-token-of-demo',
  customerId: 'M1',
  username: 'demo',
  account: 'demo',
  nickname: 'Demo',
  type: 0,
  firstTimeLogin: false,
  mustChangePassword: false,
  onBreak: false,
} as const;

describe('the sealed cookie', () => {
  it('AUTH-04 opens what it sealed, and nothing that was altered anywhere', () => {
    const seal = createSeal([NEW]);
    const sealed = seal.seal({ token: 'secret' });
    expect(seal.open(sealed)).toEqual({ token: 'secret' });
    const mutation = fc.record({ at: fc.nat(sealed.length - 1), to: fc.constantFrom(...'ABCxyz019-_!.= ') });
    fc.assert(
      fc.property(mutation, ({ at, to }) => {
        const altered = sealed.slice(0, at) + to + sealed.slice(at + 1);
        return altered === sealed || seal.open(altered) === null;
      }),
      { numRuns: 1_000 },
    );
    fc.assert(fc.property(fc.string({ maxLength: 200 }), (rubbish) => seal.open(rubbish) === null));
    for (let length = 0; length < sealed.length; length += 1) expect(seal.open(sealed.slice(0, length))).toBeNull();
  });

  it('AUTH-04 still opens what an older secret sealed while both are listed, and seals with the first', () => {
    const sealed = createSeal([OLD]).seal('x');
    expect(createSeal([NEW, OLD]).open(sealed)).toBe('x');
    expect(createSeal([NEW]).open(sealed)).toBeNull();
    expect(createSeal([NEW]).open(createSeal([NEW, OLD]).seal('y'))).toBe('y');
  });
});

describe('the tab token', () => {
  it('AUTH-04 belongs to one session only, however it is altered', () => {
    const tokens = createTabTokens([NEW, OLD]);
    const token = tokens.issue('sid-1');
    expect([tokens.belongs(token, 'sid-1'), tokens.belongs(token, 'sid-2')]).toEqual([true, false]);
    expect(tokens.belongs(createTabTokens([OLD]).issue('sid-1'), 'sid-1')).toBe(true);
    const mutation = fc.record({ at: fc.nat(token.length - 1), to: fc.constantFrom(...'ABCxyz019-_!. ') });
    fc.assert(
      fc.property(mutation, ({ at, to }) => {
        const altered = token.slice(0, at) + to + token.slice(at + 1);
        return altered === token || !tokens.belongs(altered, 'sid-1');
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('the session keeper', () => {
  it('AUTH-04 begins a new session with every login and ends it in time', () => {
    let now = 1_000;
    const keeper = createSessionCookies([NEW], () => now);
    const [one, two] = [keeper.issue(FRESH, 'host'), keeper.issue(FRESH, 'host')];
    const carried = (issued: typeof one) => ({
      sessionCookie: issued.cookie.split(/[=;]/)[1] ?? '',
      tabToken: issued.view.token,
    });
    expect(keeper.open(carried(one)).sid).not.toBe(keeper.open(carried(two)).sid);
    expect(() => keeper.open({ ...carried(one), tabToken: two.view.token })).toThrow(
      expect.objectContaining({ code: 'SESSION_MISMATCH' }),
    );
    now += 12 * 3_600_000;
    expect(() => keeper.open(carried(one))).toThrow(expect.objectContaining({ code: 'TOKEN_INVALID' }));
    expect(keeper.resume(carried(one).sessionCookie)).toBeNull();
  });

  it('AUTH-04 needs a secret', () => {
    expect(() => createSessionCookies([], Date.now)).toThrow(RangeError);
  });
});
