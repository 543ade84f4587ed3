import { checkUsername, registerMember } from '@tonalli/contracts/registration/wire';
import { RULE_KINDS } from '@tonalli/contracts/rules';
import { describe, expect, it } from 'vitest';
import { mintMember } from '../../emulator/control/mint-member';
import { serveWorlds } from '../../testing/stage';
import { MODULES_OFF } from '../../world/operator-settings';
import { HUMAN_CHECK } from '../session';
import { REGISTRATION } from './registration-fixture';

const stage = await serveWorlds();
const { platform } = stage;

const ask = (username: string) => platform.call(checkUsername, { username }, stage.here);
async function answerTo(username: string) {
  const { envelope } = await ask(username);
  if (!envelope.success) throw new Error(envelope.code);
  return checkUsername.value.parse(envelope.value);
}

describe('whether a user name can be had', () => {
  it('REG-01 S4 is answered in one shape, with as many other names, whether or not it is somebody’s', async () => {
    await mintMember(stage.world, { username: 'Estrella77' });
    const [taken, free] = [await answerTo('estrella77'), await answerTo('estrella78')];
    expect([taken.free, free.free]).toEqual([false, true]);
    expect([taken.suggestions.length, free.suggestions.length]).toEqual([3, 3]);
    expect(taken.suggestions.every((name) => name.startsWith('estrella77'))).toBe(true);
  });

  it('REG-01 what is suggested obeys the rule, is free, and is the same when it is asked for again', async () => {
    const longest = 'abcdefghijklmnop';
    const first = await answerTo(longest);
    for (const name of first.suggestions) {
      expect([RULE_KINDS.letterFirst.test(name), name.length <= 16]).toEqual([true, true]);
      expect((await answerTo(name)).free).toBe(true);
    }
    expect(await answerTo(longest)).toEqual(first);
    await mintMember(stage.world, { username: first.suggestions[0] ?? '' });
    const next = await answerTo(longest);
    expect(next.suggestions).not.toContain(first.suggestions[0]);
    expect(next.suggestions).toHaveLength(3);
  });

  it('REG-01 S4 a name of the operator’s voice is nobody’s and still cannot be had, here or by registering', async () => {
    const { free, suggestions } = await answerTo('Soporte1');
    expect(free).toBe(false);
    for (const name of suggestions) expect((await answerTo(name)).free, name).toBe(true);
    const refused = await platform.call(registerMember, { ...REGISTRATION, username: 'Soporte1' }, stage.here);
    expect(refused.envelope).toMatchObject({ code: 'USERNAME_TAKEN' });
  });

  it('REG-01 is the same however a keyboard writes the name', async () => {
    await mintMember(stage.world, { username: 'ana2026' });
    for (const written of ['ＡＮＡ２０２６', 'ana２０２６', ' ANA2026 '])
      expect((await answerTo(written)).free).toBe(false);
  });

  it.each(['', '1', '9pedro', 'a'.repeat(17), 'pe dro', 'ana\u0301lisis', '<b>ana</b>'])(
    'REG-02 is not told of "%s", which breaks the rule',
    async (username) => {
      expect((await ask(username)).envelope).toMatchObject({ code: 'FIELD_INVALID', fields: { username: {} } });
    },
  );

  it('REG-01 S4 is told a visitor’s address so many times an hour, and then to others still', async () => {
    for (let count = 0; count < 40; count += 1) expect((await ask(`nombre${count}`)).status).toBe(200);
    expect((await ask('nombre41')).envelope).toMatchObject({ code: 'CODE_REQUESTS_EXCEEDED', retryAfterSeconds: 300 });
    stage.world.clock.advance(60 * 60 * 1_000);
    expect((await ask('nombre41')).status).toBe(200);
  });

  it('REG-01 S4 AUTH-02 costs the work of a browser where that is asked for, as registering does', async () => {
    stage.world.settings.set(HUMAN_CHECK, { mode: 'on', cost: 1, tries: 3 });
    expect((await ask('estrella77')).envelope).toMatchObject({ code: 'VERIFICATION_REQUIRED' });
  });

  it('SYS-07 is not available while registering by user name is off', async () => {
    stage.world.settings.set(MODULES_OFF, ['USERNAMEREG3']);
    expect((await ask('estrella77')).envelope).toMatchObject({ code: 'FUNCTION_NOT_AVAILABLE' });
  });
});
