import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdCompressSync } from 'node:zlib';
import { fetchBalance } from '@tonalli/contracts/wallet/wire';
import { createControlClient } from '@tonalli/qa/client';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { logIn } from '../../testing/log-in';
import { serveOwn, serveWorlds } from '../../testing/stage';
import { createTestPlatform } from '../../testing/test-platform';
import { TEST_TIME_MS } from '../../testing/test-time';

const iso = (offsetMs: number) => new Date(TEST_TIME_MS + offsetMs).toISOString();

const stage = await serveWorlds();
const { platform } = stage;
beforeEach(async () => {
  for (const snapshot of await control().run('listSnapshots', {})) {
    await control().run('deleteSnapshot', { name: snapshot.name });
  }
});

const control = (world = stage.world.name) => createControlClient({ url: platform.url, world });
const chanceOf = (world: string) => platform.worlds.find(world)?.random.state();

/** The lines of a file, the first one as what it says. */
function open(file: string): { head: Record<string, unknown>; rest: Buffer } {
  const bytes = Buffer.from(file, 'base64');
  const end = bytes.indexOf('\n');
  return { head: Object(JSON.parse(bytes.subarray(0, end).toString())), rest: bytes.subarray(end + 1) };
}
const close = ({ head, rest }: ReturnType<typeof open>) =>
  Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), rest]).toString('base64');

describe('snapshots', () => {
  it('QA-06 put any world to what was saved: money, sessions, time, chance, faults', async () => {
    const { run } = control();
    const minted = await run('mintMember', { username: 'ana', balance: '12.50' });
    const { token } = await logIn(platform, minted, stage.here);
    await run('addFault', { endpoint: 'fetchStatus', effect: { kind: 'malformed' }, count: 2 });
    await run('advanceClock', { by: '30m' });
    const saved = await run('saveSnapshot', { name: 'rich' });
    expect(saved).toMatchObject({
      name: 'rich',
      world: stage.world.name,
      now: iso(1_800_000),
      mode: 'frozen',
      fits: true,
    });
    expect(await run('listSnapshots', {})).toEqual([saved]);

    const other = platform.worlds.create().name;
    await control(other).run('restoreSnapshot', { name: 'rich' });
    expect(await control(other).run('fetchClock', {})).toMatchObject({ now: iso(1_800_000), mode: 'frozen' });
    expect(await control(other).run('listFaults', {})).toEqual(await run('listFaults', {}));
    expect(chanceOf(other)).toEqual(chanceOf(stage.world.name));
    expect(await platform.value(fetchBalance, {}, { world: other, token })).toMatchObject({ main: '12.50' });
    const [checkpoint] = await control(other).run('listCheckpoints', {});
    expect(checkpoint).toMatchObject({ at: iso(0), before: 'snapshots restore rich' });
    await control(other).run('goBack', {});
    await expect(control(other).run('findMember', { id: 'ana' })).rejects.toMatchObject({ code: 'USER_NOT_FOUND' });
  });

  it('QA-06 of a running clock go on from the moment at which they were saved', async () => {
    const { run } = control();
    await run('setClock', { at: '2031-05-05T05:05:05Z' });
    await run('resumeClock', {});
    await run('saveSnapshot', { name: 'running' });
    await run('freezeClock', { at: '2040-01-01T00:00:00Z' });
    await run('restoreSnapshot', { name: 'running' });
    const { now, mode } = await run('fetchClock', {});
    expect([mode, now.slice(0, 16)]).toEqual(['live', '2031-05-05T05:05']);
  });

  it('QA-06 leave as one file and come in elsewhere, under their own name or another', async () => {
    await control().run('mintMember', { username: 'ana' });
    await control().run('saveSnapshot', { name: 'carried' });
    const { file, ...summary } = await control().run('exportSnapshot', { name: 'carried' });
    expect(open(file).head).toMatchObject({
      format: 'tonalli-snapshot',
      formatVersion: 1,
      product: 'tonalli',
      schemaVersion: summary.schemaVersion,
      name: 'carried',
      world: stage.world.name,
      memory: { chance: { next: expect.any(Array) }, faults: [], popups: [] },
    });
    const elsewhere = await serveOwn();
    const there = createControlClient({ url: elsewhere.url });
    expect(await there.run('importSnapshot', { file })).toEqual(summary);
    expect(await there.run('importSnapshot', { file, name: 'again' })).toEqual({ ...summary, name: 'again' });
    await there.run('restoreSnapshot', { name: 'again' });
    expect(await there.run('findMember', { id: 'ana' })).toMatchObject({ username: 'ana' });
  });

  it('QA-06 of a name that is taken wait until they are told to replace it', async () => {
    const { run } = control();
    await run('saveSnapshot', { name: 'mine' });
    const { file } = await run('exportSnapshot', { name: 'mine' });
    await run('advanceClock', { by: 1 });
    await expect(run('saveSnapshot', { name: 'mine' })).rejects.toThrow('there is a snapshot "mine" already');
    await expect(run('importSnapshot', { file })).rejects.toThrow('there is a snapshot "mine" already');
    expect(await run('saveSnapshot', { name: 'mine', replace: true })).toMatchObject({ now: iso(1) });
    expect(await run('importSnapshot', { file, replace: true })).toMatchObject({ now: iso(0) });
  });

  it.each([
    ['nothing of the kind', () => Buffer.from('hello').toString('base64'), 'this is no snapshot'],
    ['nothing at all', () => '', 'this is no snapshot'],
    ['other JSON', () => Buffer.from('{"a":1}\nxyz').toString('base64'), 'this is no snapshot'],
    ['another format', (file: string) => change(file, { formatVersion: 2 }), 'this platform reads format 1'],
    ['a name that is a path', (file: string) => change(file, { name: '../../x' }), 'the first line of this snapshot'],
    ['another header than was written', (file: string) => change(file, { world: 'x' }), 'its checksum does not fit'],
    ['something else that was packed', (file: string) => repack(file, zstdCompressSync('hello')), 'cannot be read'],
    ['something that was not packed', (file: string) => repack(file, Buffer.from('hello')), 'cannot be unpacked'],
    ['bytes that were lost', (file: string) => cut(file), 'its checksum does not fit'],
  ])('QA-06 refuse %s, in words, and keep nothing of it', async (_what, spoil, message) => {
    await control().run('saveSnapshot', { name: 'whole' });
    const { file } = await control().run('exportSnapshot', { name: 'whole' });
    await control().run('deleteSnapshot', { name: 'whole' });
    await expect(control().run('importSnapshot', { file: spoil(file) })).rejects.toThrow(message);
    expect(await control().run('listSnapshots', {})).toEqual([]);
  });

  it('QA-06 that are not there are refused by the nearest name', async () => {
    await expect(control().run('restoreSnapshot', { name: 'rihc' })).rejects.toThrow('none was saved yet');
    await control().run('saveSnapshot', { name: 'rich' });
    await expect(control().run('restoreSnapshot', { name: 'rihc' })).rejects.toThrow('did you mean "rich"?');
    await expect(control().run('exportSnapshot', { name: 'rihc' })).rejects.toThrow('did you mean "rich"?');
    expect(await control().run('deleteSnapshot', { name: 'rihc' })).toEqual({ removed: false });
  });
});

describe('snapshots of the data folder', () => {
  it('QA-06 outlive the process; those with other tables are listed, and refused without touching the world', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'tonalli-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    const first = await createTestPlatform({ dataDir });
    await createControlClient({ url: first.url }).run('saveSnapshot', { name: 'kept' });
    await first.stop();
    const second = await serveOwn({ dataDir });
    const { run } = createControlClient({ url: second.url });
    const { file } = await run('exportSnapshot', { name: 'kept' });
    await run('restoreSnapshot', { name: 'kept' });
    expect(readdirSync(join(dataDir, 'snapshots'))).toEqual(['kept.snapshot']);

    const foreign = Buffer.from(reseal(file, { schemaVersion: 'ffff', name: 'foreign' }), 'base64');
    await expect(run('importSnapshot', { file: foreign.toString('base64') })).rejects.toThrow('tables of version ffff');
    writeFileSync(join(dataDir, 'snapshots', 'foreign.snapshot'), foreign);
    expect(await run('listSnapshots', {})).toMatchObject([
      { name: 'foreign', fits: false },
      { name: 'kept', fits: true },
    ]);
    const before = second.world;
    await expect(run('restoreSnapshot', { name: 'foreign' })).rejects.toThrow('tables of version ffff');
    expect(second.world).toBe(before);
  });
});

function change(file: string, difference: object): string {
  const { head, rest } = open(file);
  return close({ head: { ...head, ...difference }, rest });
}

function cut(file: string): string {
  const { head, rest } = open(file);
  return close({ head, rest: rest.subarray(0, -1) });
}

const repack = (file: string, rest: Buffer): string => reseal(close({ head: open(file).head, rest }), {});

/** As a platform with other tables would have written it. */
function reseal(file: string, difference: object): string {
  const { head, rest } = open(file);
  const { checksum: _checksum, ...said } = { ...head, ...difference };
  const checksum = createHash('sha256')
    .update(`${JSON.stringify(said)}\n`)
    .update(rest)
    .digest('hex');
  return close({ head: { ...said, checksum }, rest });
}
