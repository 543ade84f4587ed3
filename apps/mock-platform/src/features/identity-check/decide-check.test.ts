import { takeBreak } from '@tonalli/contracts/breaks/wire';
import { addBankAccount, createWithdrawal } from '@tonalli/contracts/cashier/wire';
import { listMessages } from '@tonalli/contracts/messages/wire';
import { describe, expect, it } from 'vitest';
import { birthdayOf } from '../../people/birthday';
import { code } from '../../testing/answer-codes';
import type { Player } from '../../testing/log-in';
import { clabeOf } from '../cashier/cashier-fixture';
import { isIdentityApproved } from './check-of';
import { CURP, INE_PARTS, ISSUED_ON, serveIdentity } from './identity-fixture';
import { IDENTITY_CHECK } from './identity-settings';

const stage = await serveIdentity();
const { platform } = stage;
const ALL_REASONS = { ineFront: 'unreadable', address: 'tooOld' } as const;
const DAY_MS = 86_400_000;

const inbox = async ({ token }: Player = stage.ana) => {
  const query = { filter: 'all', pageNo: '1', pageSize: '20', language: 'ES' };
  return (await platform.value(listMessages, query, { token, ...stage.here })).content;
};
const approve = (validUntil?: string) => stage.qa.run('approveIdentity', { memberId: stage.ana.id, validUntil });
const reject = (note?: string) =>
  stage.qa.run('rejectIdentity', { memberId: stage.ana.id, reasons: ALL_REASONS, note });
const facts = () => {
  const told: string[] = [];
  const { tell } = stage.world;
  stage.world.tell = (name, fact) => {
    if (name.startsWith('identity.')) told.push(`${name} ${'memberId' in fact ? fact.memberId : ''}`);
    tell(name, fact);
  };
  return told;
};

let accounts = 0;
async function withdraw(player: Player): Promise<string> {
  accounts += 1;
  const asked = { token: player.token, ...stage.here };
  const account = { clabe: clabeOf(accounts), holder: 'Ana Luna' };
  const { accountId } = await platform.value(addBankAccount, account, { ...asked, idempotencyKey: `b${accounts}` });
  const wanted = { accountId, amount: '200.00', paymentPassword: '246810' };
  return code(platform.call(createWithdrawal, wanted, { ...asked, idempotencyKey: `w${accounts}` }));
}

describe('a check that is decided', () => {
  it('MEM-18 is approved: the member hears of it, and so does whoever reacts to it', async () => {
    const told = facts();
    await stage.handOver();
    expect(isIdentityApproved(stage.world, stage.ana.id)).toBe(false);
    await approve('2030-12-31');
    expect(await stage.read()).toMatchObject({ status: 'APPROVED', validUntil: '2030-12-31', missing: [], faults: {} });
    expect([isIdentityApproved(stage.world, stage.ana.id), told]).toEqual([
      true,
      [`identity.approved ${stage.ana.id}`],
    ]);
    expect(birthdayOf(stage.world, stage.ana.id)).toBe('1990-05-12');
    expect((await inbox())[0]).toMatchObject({ kind: 'identityApproved', title: 'Verificamos tu identidad' });
    await expect(approve()).rejects.toMatchObject({ code: 'IDENTITY_CHECK_CLOSED' });
  });

  it('MEM-18 is rejected with a reason for each document; only those are sent anew, and the rest is kept', async () => {
    const told = facts();
    await stage.handOver();
    await reject('Que se vea la esquina de abajo.');
    expect(await stage.read()).toMatchObject({
      ...{ status: 'REJECTED', faults: ALL_REASONS, note: 'Que se vea la esquina de abajo.' },
      missing: ['ineFront', 'address'],
    });
    const [message] = await inbox();
    expect(message?.excerpt).toContain('Frente de tu INE: no se lee bien.');
    expect(told).toEqual([`identity.rejected ${stage.ana.id}`]);
    const again = async () => (await stage.submit({ curp: undefined, addressIssuedOn: undefined })).envelope;
    expect(await again()).toMatchObject({ code: 'IDENTITY_CHECK_INCOMPLETE' });
    await stage.uploadAll(['ineFront', 'address']);
    expect(await again()).toMatchObject({ success: true });
    expect(await stage.read()).toMatchObject({ status: 'PENDING', faults: {}, note: null, missing: [] });
  });

  it('MEM-18 asks for another CURP when that one was rejected', async () => {
    await stage.handOver();
    await stage.qa.run('rejectIdentity', { memberId: stage.ana.id, reasons: { curp: 'dataMismatch' } });
    expect((await stage.submit({ curp: undefined })).envelope).toMatchObject({ code: 'FIELD_INVALID' });
    expect((await stage.submit({ curp: CURP })).envelope).toMatchObject({ success: true });
  });

  it('MEM-18 is rejected for a reason of the list alone, and only while it waits', async () => {
    const { id: memberId } = stage.ana;
    await expect(reject()).rejects.toMatchObject({ code: 'IDENTITY_CHECK_CLOSED' });
    await stage.handOver();
    // What a caller could send in spite of the types.
    const odd = [{}, { selfie: 'ugly' }, { hat: 'unreadable' }] as unknown as (typeof ALL_REASONS)[];
    for (const reasons of odd)
      await expect(stage.qa.run('rejectIdentity', { memberId, reasons })).rejects.toMatchObject({
        code: 'INVALID_REQUEST',
      });
    await expect(approve('2026-01-14')).rejects.toMatchObject({ code: 'FIELD_INVALID' });
    expect((await stage.read()).status).toBe('PENDING');
  });

  it('MEM-18 lasts to the end of the last day on which the document holds', async () => {
    await stage.handOver();
    await approve('2026-01-20');
    // The last day ends in the operator's zone, six hours behind UTC.
    stage.world.clock.set(Date.parse('2026-01-21T05:59:59Z'));
    expect((await stage.read(stage.again(stage.ana))).status).toBe('APPROVED');
    const told = facts();
    stage.world.clock.set(Date.parse('2026-01-21T06:00:00Z'));
    const back = stage.again(stage.ana);
    expect(await stage.read(back)).toMatchObject({
      ...{ status: 'EXPIRED', faults: { ineFront: 'expired', ineBack: 'expired' }, missing: ['ineFront', 'ineBack'] },
    });
    expect([told, isIdentityApproved(stage.world, back.id)]).toEqual([[`identity.expired ${back.id}`], false]);
    expect((await inbox(back))[0]?.kind).toBe('identityExpired');
  });

  it('MEM-18 that was approved anew lives on after the day of the document before', async () => {
    await stage.handOver();
    await approve('2026-01-20');
    await stage.qa.run('expireIdentity', { memberId: stage.ana.id });
    await stage.uploadAll(['ineFront', 'ineBack']);
    await stage.submit();
    await approve('2026-03-01');
    stage.world.clock.advance(10 * DAY_MS);
    expect((await stage.read(stage.again(stage.ana))).status).toBe('APPROVED');
  });
});

describe('the reviewer', () => {
  it('MEM-18 finds who waits, the longest first, with everything to hold it against', async () => {
    const bea = await stage.newcomer({ birthday: '1990-05-12' });
    await stage.handOver(bea);
    stage.world.clock.advance(1_000);
    await stage.handOver();
    const waiting = await stage.qa.run('listIdentityChecks', {});
    expect(waiting.map(({ memberId }) => memberId)).toEqual([bea.id, stage.ana.id]);
    expect(waiting[0]).toMatchObject({
      ...{ curp: CURP, birthday: '1990-05-12', addressIssuedOn: ISSUED_ON, photoId: 'INE' },
      parts: [...INE_PARTS].sort(),
      sameCurp: [stage.ana.id],
    });
    const picture = await stage.qa.run('showIdentityDocument', { memberId: bea.id, part: 'selfie' });
    expect([picture.type, picture.width]).toEqual(['image/jpeg', 300]);
    await stage.qa.run('approveIdentity', { memberId: bea.id });
    expect(await stage.qa.run('listIdentityChecks', {})).toHaveLength(1);
  });

  it('MEM-18 is told of what there is not', async () => {
    const nobody = { memberId: 'M999999' };
    for (const name of ['showIdentityCheck', 'approveIdentity', 'expireIdentity'] as const)
      await expect(stage.qa.run(name, nobody)).rejects.toMatchObject({ code: 'USER_NOT_FOUND' });
    const none = { memberId: stage.ana.id, part: 'selfie' } as const;
    await expect(stage.qa.run('showIdentityDocument', none)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('the first withdrawal', () => {
  it('MEM-18 MEM-04 waits for the check, takes nothing before, and goes through after', async () => {
    const player = await stage.newcomer({ balanceMinor: 100_000 });
    const balance = () => stage.world.ledger.balance(player.id, 'member.main');
    expect([await withdraw(player), balance()]).toEqual(['IDENTITY_CHECK_REQUIRED', 100_000]);
    await stage.handOver(player);
    expect([await withdraw(player), balance()]).toEqual(['IDENTITY_CHECK_REQUIRED', 100_000]);
    await stage.qa.run('approveIdentity', { memberId: player.id });
    expect([await withdraw(player), balance()]).toEqual(['OK', 80_000]);
    await stage.qa.run('expireIdentity', { memberId: player.id });
    expect([await withdraw(player), balance()]).toEqual(['IDENTITY_CHECK_REQUIRED', 80_000]);
  });

  it('MEM-18 asks for no check where the operator asks for none', async () => {
    const player = await stage.newcomer({ balanceMinor: 100_000 });
    const asks = stage.world.settings.get(IDENTITY_CHECK);
    stage.world.settings.set(IDENTITY_CHECK, { ...asks, requiredBefore: 'nothing' });
    expect(await withdraw(player)).toBe('OK');
  });

  it('MEM-18 RG-03 can be prepared by somebody on a break', async () => {
    const { token } = stage.ana;
    await platform.value(takeBreak, { choice: '6m' }, { token, ...stage.here, idempotencyKey: 'pause' });
    stage.ana = stage.again(stage.ana);
    await stage.handOver();
    expect((await stage.read()).status).toBe('PENDING');
  });
});
