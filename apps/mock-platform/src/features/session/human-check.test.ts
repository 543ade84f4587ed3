import * as session from '@tonalli/contracts/session/wire';
import { beforeEach, describe, expect, it } from 'vitest';
import { mintMember } from '../../emulator/control/mint-member';
import { code } from '../../testing/answer-codes';
import { solvedProof } from '../../testing/human-proof';
import { tryLogIn } from '../../testing/log-in';
import { serveMember, serveOwn } from '../../testing/stage';
import { listSms } from '.';
import { HUMAN_CHECK } from './session-settings';

const stage = await serveMember();
const { platform } = stage;

beforeEach(() => stage.world.settings.set(HUMAN_CHECK, { mode: 'on', cost: 1, tries: 6 }));

const solved = (options = stage.here, change?: (proof: session.HumanProof) => unknown) =>
  solvedProof(platform, options, change);
const logIn = (verification?: string, password = stage.ana.password, options = stage.here) =>
  code(
    platform.call(
      session.login,
      { username: stage.ana.username, password, type: 'username', ...(verification !== undefined && { verification }) },
      options,
    ),
  );

describe('the human verification', () => {
  it('AUTH-02 lets in whoever did the work, once', async () => {
    const proof = await solved();
    expect(await logIn(proof)).toBe('OK');
    expect(await logIn(proof)).toBe('VERIFICATION_REQUIRED');
  });

  it('AUTH-02 SYS-10 comes before the password is looked at', async () => {
    expect(await logIn()).toBe('VERIFICATION_REQUIRED');
    for (let tried = 0; tried < 12; tried += 1) await logIn(undefined, 'falsa');
    expect(stage.world.sqlite.prepare('SELECT count(*) FROM login_failures').pluck().get()).toBe(0);
    expect(await logIn(await solved(), 'falsa')).toBe('LOGIN_FAILED');
  });

  it('AUTH-02 is over after ten minutes of the world', async () => {
    const proof = await solved();
    stage.world.clock.advance(10 * 60_000);
    expect(await logIn(proof)).toBe('VERIFICATION_REQUIRED');
  });

  it('AUTH-02 does not count in another world', async () => {
    const other = platform.worlds.create();
    other.settings.set(HUMAN_CHECK, { mode: 'on', cost: 1, tries: 6 });
    expect(await logIn(await solved({ world: other.name }))).toBe('VERIFICATION_REQUIRED');
  });

  it.each<[string, (proof: session.HumanProof) => unknown]>([
    ['another number', (proof) => ({ ...proof, solution: { ...proof.solution, derivedKey: '00'.repeat(32) } })],
    [
      'an easier challenge',
      ({ challenge, ...proof }) => ({
        ...proof,
        challenge: { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '' } },
      }),
    ],
    [
      'a later end',
      ({ challenge, ...proof }) => ({
        ...proof,
        challenge: {
          ...challenge,
          parameters: { ...challenge.parameters, data: { world: stage.world.name, expiresAtMs: 9e15 } },
        },
      }),
    ],
    [
      'another signature',
      ({ challenge, ...proof }) => ({ ...proof, challenge: { ...challenge, signature: '0'.repeat(64) } }),
    ],
    [
      'another nonce',
      ({ challenge, ...proof }) => ({
        ...proof,
        challenge: { ...challenge, parameters: { ...challenge.parameters, nonce: 'ab'.repeat(16) } },
      }),
    ],
    ['nothing', () => null],
    ['a list', () => []],
  ])('AUTH-02 refuses a proof with %s', async (_what, change) => {
    expect(await logIn(await solved(stage.here, change))).toBe('VERIFICATION_REQUIRED');
  });

  it.each(['', 'x', '%%%', 'e30='])('AUTH-02 refuses %j', async (verification) => {
    expect(await logIn(verification)).toBe('VERIFICATION_REQUIRED');
  });

  it('AUTH-02 is not asked of a login by SMS', async () => {
    const mobile = { mobileNum: stage.ana.mobile.replace('+52', ''), countryDialingCode: '52' };
    await platform.value(session.requestLoginCode, mobile, stage.here);
    const sms = { username: mobile.mobileNum, password: listSms(stage.world, stage.ana.mobile)[0]?.code, type: 'sms' };
    expect(await code(platform.call(session.login, { ...sms, countryDialingCode: '52' }, stage.here))).toBe('OK');
  });

  it('AUTH-02 asks for nothing where it is off, and where a platform was started without it', async () => {
    for (const mode of ['off', 'auto'] as const) {
      stage.world.settings.set(HUMAN_CHECK, { mode, cost: 1, tries: 6 });
      expect(await platform.value(session.fetchHumanChallenge, {}, stage.here)).toEqual({
        challenge: null,
        ttlSeconds: 0,
      });
      expect(await logIn()).toBe('OK');
    }
  });

  it('AUTH-02 is asked for by a platform that was started with it', async () => {
    const strict = await serveOwn({ humanCheck: true });
    const member = await mintMember(strict.world);
    expect(await code(tryLogIn(strict, member))).toBe('VERIFICATION_REQUIRED');
  });
});
