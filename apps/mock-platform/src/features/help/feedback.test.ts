import { fetchImage, listFeedback, sendFeedback } from '@tonalli/contracts/help/wire';
import { listMessages } from '@tonalli/contracts/messages/wire';
import { fileTypeFromBuffer } from 'file-type';
import { beforeEach, describe, expect, it } from 'vitest';
import { faultsOf } from '../../emulator/faults/fault-list';
import { journalOf } from '../../emulator/journal/journal-part';
import { mintPlayer } from '../../testing/log-in';
import { serveWorlds } from '../../testing/stage';
import { bombOf, formOf, pictureOf } from '../../transport/uploads/picture-fixture';
import { newestFeedback, replyToFeedback } from './index';

const stage = await serveWorlds();
const { platform } = stage;
let token: string;
let sent = 0;

beforeEach(async () => {
  token = await tokenOf(0);
});

const tokenOf = async (type: 0 | 4) => (await mintPlayer(stage.world, { type })).token;

interface Sending {
  key?: string;
  as?: string | null;
}

async function send(form: FormData | string, { key, as = token }: Sending = {}) {
  sent += 1;
  const response = await platform.fetch(sendFeedback.path, {
    method: 'PUT',
    body: form,
    headers: {
      'x-world': stage.world.name,
      'idempotency-key': key ?? `feedback-${sent}`,
      ...(as === null ? {} : { authorization: `Bearer ${as}` }),
    },
  });
  // The envelope of the interface.
  const body = (await response.json()) as { code?: string; value?: { id: string }; fields?: Record<string, unknown> };
  return { status: response.status, code: body.code ?? 'OK', id: body.value?.id ?? '', fields: body.fields };
}

const list = (as = token) =>
  platform.value(listFeedback, { pageNo: '1', pageSize: '10' }, { token: as, world: stage.world.name });
const good = (content = 'El menú tapa el último juego. 🙏') => formOf({ content, topic: 'SITE' });
const images = () => stage.world.sqlite.prepare<[], number>('SELECT count(*) FROM uploads').pluck().get();

describe('feedback', () => {
  it('MEM-15 is kept with its pictures, which only its writer gets back', async () => {
    const [png, jpeg] = await Promise.all([pictureOf('png'), pictureOf('jpeg')]);
    const { id } = await send(formOf({ content: '  Hola <script>alert(1)</script>  ', topic: 'GAMES' }, [png, jpeg]));
    const { content, totalRows } = await list();
    expect([totalRows, content]).toEqual([
      1,
      [
        {
          feedbackId: id,
          topic: 'GAMES',
          content: 'Hola <script>alert(1)</script>',
          images: [expect.stringMatching(/^I\d{8}$/), expect.stringMatching(/^I\d{8}$/)],
          status: 'RECEIVED',
          at: expect.any(String),
          replies: [],
        },
      ],
    ]);
    const [imageId = '', second = ''] = content[0]?.images ?? [];
    const own = await platform.value(fetchImage, { imageId: second }, { token, world: stage.world.name });
    expect((await fileTypeFromBuffer(Buffer.from(own.data, 'base64')))?.mime).toBe('image/jpeg');
    for (const [as, wanted] of [
      [await tokenOf(0), imageId],
      [token, 'I99999999'],
    ] as const) {
      const { envelope } = await platform.call(fetchImage, { imageId: wanted }, { token: as, world: stage.world.name });
      expect(envelope).toMatchObject({ code: 'NOT_FOUND' });
    }
    expect((await list(await tokenOf(0))).content).toEqual([]);
  });

  it('MEM-15 takes a picture by what it is, whatever its name and type say', async () => {
    const bytes = await pictureOf('jpeg');
    expect((await send(formOf({ content: 'Hola' }, [{ bytes, name: '../a.exe', type: 'text/html' }]))).code).toBe('OK');
    const script = { bytes: Buffer.from('<script>alert(1)</script>'), name: 'photo.png', type: 'image/png' };
    expect(await send(formOf({ content: 'Hola' }, [bytes, script]))).toMatchObject({
      status: 422,
      code: 'IMAGE_INVALID',
      fields: { 'images.1': { patternId: 'type' } },
    });
  });

  it.each<[string, () => Promise<Buffer[]>, object]>([
    [
      'no bytes',
      async () => [Buffer.alloc(0)],
      { code: 'IMAGE_INVALID', fields: { 'images.0': { patternId: 'empty' } } },
    ],
    [
      'six megabytes',
      async () => [Buffer.alloc(6_291_456)],
      { code: 'IMAGE_TOO_LARGE', fields: { 'images.0': { patternId: 'too_large' } } },
    ],
    [
      'four pictures',
      async () => Array.from({ length: 4 }, () => Buffer.from('x')),
      { code: 'TOO_MANY_IMAGES', fields: expect.objectContaining({ 'images.3': { patternId: 'excess' } }) },
    ],
    [
      'half a PNG',
      async () => [await pictureOf('png'), (await pictureOf('png')).subarray(0, 300)],
      { code: 'IMAGE_INVALID', fields: { 'images.1': { patternId: 'broken' } } },
    ],
    [
      'an SVG',
      async () => [Buffer.from('<svg/>')],
      { code: 'IMAGE_INVALID', fields: { 'images.0': { patternId: 'type' } } },
    ],
    [
      'a bomb',
      async () => [await bombOf(60_000, 60_000)],
      { code: 'IMAGE_INVALID', fields: { 'images.0': { patternId: 'dimensions' } } },
    ],
  ])('MEM-15 refuses %s, says which, and keeps nothing', async (_what, files, refusal) => {
    const answer = await send(formOf({ content: 'Hola', topic: 'SITE' }, await files()));
    expect(answer).toMatchObject(refusal);
    expect([(await list()).content, images()]).toEqual([[], 0]);
  });

  it.each<[string, () => FormData | string]>([
    ['no text', () => formOf({ topic: 'SITE' })],
    ['a blank text', () => formOf({ content: ' \n ' })],
    ['141 characters', () => good('a'.repeat(141))],
    ['an unknown topic', () => formOf({ content: 'Hola', topic: 'NOPE' })],
    ['an unknown field', () => formOf({ content: 'Hola', status: 'ANSWERED' })],
    ['pictures as text', () => formOf({ content: 'Hola', images: 'I00000001' })],
    ['a body that is no form', () => '{"content":"Hola"}'],
  ])('MEM-15 refuses %s', async (_what, form) => {
    expect((await send(form())).code).toBe('INVALID_REQUEST');
    expect((await list()).content).toEqual([]);
  });

  it('MEM-15 counts an emoji of many code points as one character', async () => {
    expect((await send(good('👩‍🚀'.repeat(140)))).code).toBe('OK');
    expect((await send(good('👩‍🚀'.repeat(141)))).code).toBe('INVALID_REQUEST');
  });

  it('MEM-15 reads nothing of a caller without a session, and refuses a trial account', async () => {
    expect((await send(good(), { as: null })).code).toBe('TOKEN_MISSING');
    expect((await send(good(), { as: 'nobody' })).code).toBe('TOKEN_INVALID');
    expect((await send(good(), { as: await tokenOf(4) })).code).toBe('TRIAL_ACCOUNT');
  });

  it('MEM-15 is kept once when it is sent again after a lost answer, or many times at once', async () => {
    const picture = await pictureOf('png');
    const form = () => formOf({ content: 'Una vez', topic: 'SITE' }, [picture]);
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(form(), { key: 'once' })));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect([(await list()).totalRows, images()]).toEqual([1, 1]);
    const other = await send(formOf({ content: 'Una vez', topic: 'SITE' }, [await pictureOf('jpeg')]), { key: 'once' });
    expect(other.code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('MEM-15 is delivered twice by a fault, and still kept once', async () => {
    faultsOf(stage.world).add({ endpoint: 'sendFeedback', effect: { kind: 'duplicate' } });
    expect((await send(formOf({ content: 'Dos veces' }, [await pictureOf('png')]))).code).toBe('OK');
    expect((await list()).totalRows).toBe(1);
  });

  it('MEM-15 MEM-14 is answered by the operator: the reply stands below it, and a message tells of it', async () => {
    const { id } = await send(good());
    const heard: string[] = [];
    stage.world.events.subscribe((event) => heard.push(event.type));
    replyToFeedback(stage.world, id, 'Ya lo corregimos.');
    expect(heard).toContain('unread');
    expect((await list()).content[0]).toMatchObject({
      status: 'ANSWERED',
      replies: [{ text: 'Ya lo corregimos.', at: expect.any(String) }],
    });
    const query = { filter: 'all', pageNo: '1', pageSize: '5', language: 'ES' };
    const inbox = await platform.value(listMessages, query, { token, world: stage.world.name });
    expect(inbox.content[0]).toMatchObject({ kind: 'feedbackReply', title: `Respuesta a tu comentario ${id}` });
    expect(() => replyToFeedback(stage.world, 'F99999999', 'x')).toThrow(
      expect.objectContaining({ code: 'NOT_FOUND' }),
    );
    expect(newestFeedback(stage.world, 5)[0]).toMatchObject({ feedbackId: id, status: 'ANSWERED' });
  });

  it('MEM-15 stands in the journal with the digest of its pictures, not with the pictures', async () => {
    const picture = await pictureOf('png');
    await send(formOf({ content: 'Hola' }, [picture]));
    const entry = journalOf(stage.world)
      .entries()
      .findLast(({ name }) => name === 'sendFeedback');
    expect(JSON.parse(JSON.stringify(entry?.request))).toEqual({
      content: 'Hola',
      images: [{ name: 'image.png', bytes: picture.length, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }],
    });
  });
});
