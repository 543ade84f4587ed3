import * as registration from '@tonalli/contracts/registration/wire';
import { describe, expect, it } from 'vitest';
import { listEmails, sendEmail } from '../../mail/mailbox';
import { serveWorlds } from '../../testing/stage';
import { createTestWorld } from '../../testing/test-world';
import { REGISTRATION } from './registration-fixture';

const stage = await serveWorlds();

const register = (typed: object, language: 'ES' | 'EN' = 'ES') =>
  stage.platform.call(registration.registerMember, { ...REGISTRATION, ...typed }, { ...stage.here, language });

describe('emails', () => {
  it('QA-07 welcome whoever registers with an address, in their language, with a link to the site', async () => {
    await register({ username: 'Ana99', email: 'Ana@Correo.example' });
    await register({ username: 'Ben99', email: 'ben@correo.example' }, 'EN');
    await register({ username: 'Carla99' });
    const [ben, ana, ...more] = await stage.qa.run('listEmails', {});
    expect(more).toEqual([]);
    expect(ben).toMatchObject({ address: 'ben@correo.example', subject: 'Welcome to Tonalli', code: null });
    expect(ana?.links[0]).toMatch(/^https?:\/\/[\w.:]+\/$/);
    expect(await stage.qa.run('listEmails', { address: 'ANA@correo.example' })).toEqual([ana]);
  });

  it('QA-07 are not sent when the registration is refused', async () => {
    await register({ username: 'Dora99', email: 'dora@correo.example' });
    await register({ username: 'DORA99', email: 'second@correo.example' });
    expect(await stage.qa.run('listEmails', { address: 'second@correo.example' })).toEqual([]);
  });

  it('REG-01 QA-07 that cannot be sent take no registration back, and are sent once with the message when they can', async () => {
    const { sqlite, clock } = stage.world;
    sqlite.exec("CREATE TRIGGER full BEFORE INSERT ON emails BEGIN SELECT RAISE(ABORT, 'no mail today'); END");
    const { envelope } = await register({ username: 'Eva99', email: 'eva@correo.example' });
    const sent = () =>
      sqlite.prepare('SELECT (SELECT count(*) FROM emails), (SELECT count(*) FROM messages)').raw().get();
    expect([envelope.success, sent()]).toEqual([true, [0, 0]]);
    expect(clock.failed().map(({ kind }) => kind)).toEqual(['later.welcome']);
    sqlite.exec('DROP TRIGGER full');
    for (let again = 0; again < 2; again += 1) await clock.retryFailed();
    expect(sent()).toEqual([1, 1]);
  });

  it('QA-07 give up links and codes as a reader sees them', () => {
    const world = createTestWorld();
    const text = 'Code 123456 (not 1234567). See https://a.example/x?y=1, or (http://b.example/z).';
    sendEmail(world, { purpose: 'service', address: 'a@b.example', subject: 'S', text });
    expect(listEmails(world, undefined)).toEqual([
      {
        address: 'a@b.example',
        subject: 'S',
        text,
        sentAt: world.clock.now(),
        links: ['https://a.example/x?y=1', 'http://b.example/z'],
        code: '123456',
      },
    ]);
  });
});
