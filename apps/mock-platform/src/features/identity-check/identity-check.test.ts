import { fetchImage } from '@tonalli/contracts/help/wire';
import * as wire from '@tonalli/contracts/identity-check/wire';
import { fileTypeFromBuffer } from 'file-type';
import { describe, expect, it } from 'vitest';
import { mintPlayer, type Player } from '../../testing/log-in';
import { bombOf, jpegWithNote, pictureOf } from '../../transport/uploads/picture-fixture';
import { CURP, CURP_OF_A_CHILD, INE_PARTS, ISSUED_ON, serveIdentity } from './identity-fixture';
import { IDENTITY_CHECK } from './identity-settings';

const stage = await serveIdentity();
const { platform } = stage;

const ask = async (part: string, { token }: Player) =>
  (await platform.call(wire.fetchIdentityDocument, { part }, { token, ...stage.here })).envelope;
const faultsOf = async (over: object) => {
  const { envelope } = await stage.submit(over);
  return envelope.success ? 'OK' : [envelope.code, envelope.fields];
};
const stored = () => stage.world.sqlite.prepare<[], number>('SELECT count(*) FROM uploads').pluck().get();

describe('documents', () => {
  it('MEM-18 are named before anything is sent', async () => {
    expect(await stage.read()).toEqual({
      status: 'NONE',
      requiredBefore: 'firstWithdrawal',
      asks: { photoIds: ['INE', 'PASSPORT'], curp: true, address: true, selfie: true },
      ...{ photoId: null, curp: null, addressIssuedOn: null, documents: [], faults: {}, note: null },
      missing: ['ineFront', 'ineBack', 'address', 'selfie'],
      ...{ submittedAt: null, decidedAt: null, validUntil: null },
    });
  });

  it('MEM-18 are kept one by one, each in the place of the one before, of which nothing is left', async () => {
    await stage.uploadAll(['ineFront', 'ineBack']);
    expect((await stage.read()).missing).toEqual(['address', 'selfie']);
    const before = stored();
    expect(await stage.upload('ineFront', { file: await pictureOf('png', 640, 400) })).toBe('OK');
    expect(stored()).toBe(before);
    expect(await ask('ineFront', stage.ana)).toMatchObject({ value: { type: 'image/png', width: 640, height: 400 } });
  });

  it('MEM-18 are sent once for one intent, also when the answer was lost', async () => {
    const both = await Promise.all([1, 2].map(() => stage.upload('selfie', { key: `same-${stage.ana.id}` })));
    expect([both, stored()]).toEqual([['OK', 'OK'], 1]);
    expect(await stage.upload('address', { key: `same-${stage.ana.id}` })).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['a text that is called .png', () => Buffer.from('This is my identity card'), 'IMAGE_INVALID'],
    ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj\n'), 'IMAGE_INVALID'],
    ['half a picture', async () => (await pictureOf('jpeg')).subarray(0, 500), 'IMAGE_INVALID'],
    ['a picture of two billion pixels', () => bombOf(2_000_000_000, 2), 'IMAGE_INVALID'],
    ['six megabytes', () => Buffer.alloc(6 * 1_024 * 1_024, 1), 'IMAGE_TOO_LARGE'],
  ])('MEM-18 are looked at by their content: %s is refused', async (_what, file, code) => {
    expect(await stage.upload('selfie', { file: await file() })).toBe(code);
    expect([(await stage.read()).documents, stored()]).toEqual([[], 0]);
  });

  it('MEM-18 S4 keep nothing but their pixels: not where they were taken', async () => {
    await stage.upload('selfie', { file: await jpegWithNote('19.4326N 99.1332W') });
    const { data } = await platform.value(wire.fetchIdentityDocument, { part: 'selfie' }, stage.ana);
    const bytes = Buffer.from(data, 'base64');
    expect([bytes.includes('19.4326N'), (await fileTypeFromBuffer(bytes))?.mime]).toEqual([false, 'image/jpeg']);
  });

  it('MEM-18 S2 are read by nobody but their member: not by another, not by an agent above, not by a guessed id', async () => {
    const agent = await mintPlayer(stage.world, { type: 1 });
    const below = await stage.newcomer({ uplineId: agent.id });
    await stage.uploadAll(INE_PARTS, below);
    const id = stage.world.sqlite.prepare<[], number>('SELECT max(id) FROM uploads').pluck().get() ?? 0;
    const imageId = `I${String(id).padStart(8, '0')}`;
    for (const other of [agent, stage.ana]) {
      for (const part of INE_PARTS) expect(await ask(part, other)).toMatchObject({ code: 'NOT_FOUND' });
      const guessed = await platform.call(fetchImage, { imageId }, { token: other.token, ...stage.here });
      expect(guessed.envelope).toMatchObject({ code: 'NOT_FOUND' });
      expect((await stage.read(other)).documents).toEqual([]);
    }
    expect(await ask('selfie', below)).toMatchObject({ success: true });
  });

  it('MEM-18 are taken from nobody without a session, from no trial account, and only as a part that is asked', async () => {
    const trial = await mintPlayer(stage.world, { type: 4 });
    expect(await stage.upload('selfie', { as: null })).toBe('TOKEN_MISSING');
    expect(await stage.upload('selfie', { as: trial })).toBe('TRIAL_ACCOUNT');
    expect(await stage.upload('licence')).toBe('INVALID_REQUEST');
    const picture = await pictureOf('png');
    expect(await stage.upload('selfie', { files: [picture, picture] })).toBe('INVALID_REQUEST');
    expect(await stage.upload('selfie', { files: [] })).toBe('INVALID_REQUEST');
    const asks = stage.world.settings.get(IDENTITY_CHECK);
    stage.world.settings.set(IDENTITY_CHECK, { ...asks, photoIds: ['INE'], selfie: false });
    expect([await stage.upload('selfie'), await stage.upload('passport')]).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  });
});

describe('a check that is handed over', () => {
  it('MEM-18 waits with all that was sent, and cannot be changed', async () => {
    await stage.handOver();
    expect(await stage.read()).toMatchObject({
      ...{ status: 'PENDING', photoId: 'INE', addressIssuedOn: ISSUED_ON, missing: [] },
      curp: 'LUAN••••••••••••08',
      submittedAt: '2026-01-15T18:00:00.000Z',
    });
    expect(await stage.upload('selfie')).toBe('IDENTITY_CHECK_CLOSED');
    expect(await faultsOf({})).toEqual(['IDENTITY_CHECK_CLOSED', undefined]);
  });

  it('MEM-18 is handed over once: a repeat gets the first answer', async () => {
    await stage.uploadAll();
    const answers = await Promise.all([1, 2, 3].map(() => stage.submit({}, stage.ana, `hand-${stage.ana.id}`)));
    expect(answers.map(({ envelope }) => envelope.success)).toEqual([true, true, true]);
    const { history } = await stage.qa.run('showIdentityCheck', { memberId: stage.ana.id });
    expect(history.map(({ event }) => event)).toEqual(['SUBMITTED']);
  });

  it('MEM-18 has to be whole: everything that is missing is named at once', async () => {
    await stage.uploadAll(['ineFront', 'selfie']);
    expect(await faultsOf({ curp: undefined, addressIssuedOn: undefined })).toEqual([
      'IDENTITY_CHECK_INCOMPLETE',
      {
        ...{ ineBack: { patternId: 'missing' }, address: { patternId: 'missing' } },
        ...{ curp: { patternId: 'required' }, addressIssuedOn: { patternId: 'required' } },
      },
    ]);
    expect((await stage.read()).status).toBe('NONE');
  });

  it.each([
    ['curp', { curp: 'LUAN900512MDFNNN09' }, 'curp'],
    ['curp', { curp: CURP_OF_A_CHILD }, 'tooYoung'],
    ['addressIssuedOn', { addressIssuedOn: '2026-01-16' }, 'future'],
    ['addressIssuedOn', { addressIssuedOn: '2025-10-14' }, 'tooOld'],
  ])('MEM-18 takes no %s of %o: %s', async (field, over, patternId) => {
    await stage.uploadAll();
    expect(await faultsOf(over)).toEqual(['FIELD_INVALID', { [field]: { patternId } }]);
  });

  it('MEM-18 takes a proof of address of three months to the day, and a CURP as people type it', async () => {
    await stage.uploadAll();
    expect(await faultsOf({ addressIssuedOn: '2025-10-15', curp: ` ${CURP.toLowerCase()} ` })).toBe('OK');
  });

  it.each([
    ['1990-05-12', 'OK'],
    ['1990-05-13', ['FIELD_INVALID', { curp: { patternId: 'birthday' } }]],
  ])('MEM-18 holds the CURP against the birthday of the account, %s', async (birthday, expected) => {
    stage.ana = await stage.newcomer({ birthday });
    await stage.uploadAll();
    expect(await faultsOf({})).toEqual(expected);
  });

  it('MEM-18 keeps nothing of a document that is not shown after all', async () => {
    await stage.uploadAll(['ineFront', 'ineBack', 'passport', 'address', 'selfie']);
    expect(await faultsOf({ photoId: 'PASSPORT' })).toBe('OK');
    expect((await stage.read()).documents.map(({ part }) => part)).toEqual(['address', 'passport', 'selfie']);
    expect(stored()).toBe(3);
  });

  it('MEM-18 is of what the operator asks, and of no more', async () => {
    stage.world.settings.set(IDENTITY_CHECK, {
      ...{ requiredBefore: 'firstWithdrawal', photoIds: ['PASSPORT'], curp: false, address: false, selfie: false },
    });
    await stage.upload('passport');
    expect(await faultsOf({ photoId: 'INE', curp: undefined, addressIssuedOn: undefined })).toMatchObject([
      'IDENTITY_CHECK_INCOMPLETE',
      { photoId: { patternId: 'required' } },
    ]);
    expect(await faultsOf({ photoId: 'PASSPORT', curp: undefined, addressIssuedOn: undefined })).toBe('OK');
  });
});
