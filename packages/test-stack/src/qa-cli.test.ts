import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { journalOf } from '@tonalli/mock-platform/journal';
import { runCommandLine, runQa } from '@tonalli/qa/cli/run';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useStack } from './shared-stack';

const stack = await useStack();
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tonalli-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
});

interface Ran {
  code: number | null;
  out: string;
  error: string;
}

/** As somebody at a terminal runs it: a process of its own. */
function spawnQa(line: string, env: Record<string, string> = {}): Promise<Ran> {
  const main = join(import.meta.dirname, '../../qa/src/cli/main.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', main, ...line.split(' ')], {
    env: { ...process.env, NODE_OPTIONS: '', PLATFORM_URL: stack.platform.url, QA_WORLD: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ran: Ran = { code: null, out: '', error: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    ran.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    ran.error += text;
  });
  return new Promise((resolve) => child.once('close', (code) => resolve({ ...ran, code })));
}

/** What such a process would end with and print, without one. */
async function ranHere(line: string, env: Record<string, string>): Promise<Ran> {
  const ran: Ran = { code: null, out: '', error: '' };
  const print = (stream: 'out' | 'error') => (text: string) => {
    ran[stream] += text;
  };
  const given = { PLATFORM_URL: stack.platform.url, ...env };
  ran.code = await runQa(line.split(' '), given, { out: print('out'), error: print('error') });
  return ran;
}

const quiet = { out: () => {}, error: () => {} };
const qa = (line: string) => runCommandLine(line.split(' '), { PLATFORM_URL: stack.platform.url });

/** With the data of today, which are there already. */
const createFrozen = (name: string, at: string): void =>
  stack.platform.worlds.create({ name }).clock.freeze(Date.parse(at));

describe('the command line', () => {
  it('QA-06 carries a world from one to another as a file', async () => {
    const file = join(folder, 'rich.snapshot');
    createFrozen('here', '2026-03-01T12:00:00Z');
    await qa('members create ana --balance 12.50 --world here');
    await qa('snapshots save rich --world here');
    expect(await qa(`snapshots export rich --to ${file}`)).toContain(`writtenTo    ${file}`);
    const [header = ''] = readFileSync(file, 'latin1').split('\n', 1);
    expect(JSON.parse(header)).toMatchObject({ format: 'tonalli-snapshot', name: 'rich', world: 'here' });
    expect(await qa(`snapshots import rich-again --from ${file}`)).toContain('rich-again');
    await qa('worlds create there');
    await qa('snapshots restore rich-again --world there');
    expect(JSON.parse(await qa('members show ana --world there --json'))).toMatchObject({
      balances: { main: '12.50' },
    });
    expect(await qa('clock show --world there')).toContain('2026-03-01T12:00:00.000Z');
  });

  it('QA-06 refuses a file that is none, and asks for one that is missing', async () => {
    const file = join(folder, 'notes.txt');
    writeFileSync(file, 'hello');
    await expect(qa(`snapshots import --from ${file}`)).rejects.toThrow('this is no snapshot');
    await expect(qa('snapshots import mine')).rejects.toThrow('--from <file> is missing');
    await expect(qa('snapshots export rich')).rejects.toThrow('--to <file> is missing');
    await expect(qa(`snapshots import --from ${folder}/nothing`)).rejects.toThrow('no such file');
  });

  it('QA-13 applies a scenario by the path of its file, or says what is wrong with it', async () => {
    const file = join(folder, 'rich-mina.yaml');
    const text = "title: { en: Mine, es: Mío }\nsteps:\n  - member: { name: mina, with: [{ balance: '12.50' }] }\n";
    writeFileSync(file, text);
    createFrozen('files', '2026-03-01T12:00:00Z');
    expect(await qa(`apply ${file} --world files`)).toMatch(/rich-mina +member +mina/);
    expect(JSON.parse(await qa('members show mina --world files --json'))).toMatchObject({
      balances: { main: '12.50' },
    });
    writeFileSync(file, text.replace('balance', 'balanc'));
    await expect(qa(`apply ${file} --world files`)).rejects.toThrow(
      `${file}, line 3: steps.0.member.with.0: there is no`,
    );
    await expect(qa(`apply ${folder}/none.yaml`)).rejects.toThrow(`${folder}/none.yaml: there is no such file`);
    await qa('worlds delete files');
  });

  it('QA-03 moves a world on and back again, and branches there', async () => {
    createFrozen('tania', '2026-03-01T12:00:00Z');
    await qa('clock advance 2h --world tania');
    expect(await qa('clock checkpoints --world tania')).toContain('clock advance 2h');
    expect(await qa('worlds fork tania later')).toContain('2026-03-01T14:00:00.000Z');
    expect(await qa('clock back --world tania')).toContain('2026-03-01T12:00:00.000Z');
    expect(await qa('clock back 2 --world tania')).toContain('2026-03-01T14:00:00.000Z');
    await expect(qa('clock back --world later')).rejects.toThrow('the time of this world was not moved');
    await expect(qa('clock set 10000-01-01T00:00:00Z --world tania')).rejects.toThrow(
      'at: has to be a time such as 2026-03-01T12:00:00Z',
    );
    expect(await qa('worlds delete later')).toContain('removed      true');
  });

  it('QA-01 shows lists as tables, in the columns that matter', async () => {
    createFrozen('tables', '2026-03-01T12:00:00Z');
    const [head = '', ...worlds] = (await qa('worlds list')).trimEnd().split('\n');
    expect(head.split(/ {2,}/)).toEqual(['NAME', 'MODE', 'NOW', 'EXPIRESAT']);
    expect(worlds.find((row) => row.startsWith('tables '))).toMatch(/frozen {2,}2026-03-01T12:00:00.000Z/);
    expect(await qa('faults list --world tables')).toBe('None.\n');
    await qa('faults add fetchBalance --effect.kind latency --effect.milliseconds 800 --count 2 --world tables');
    const faults = (await qa('faults list --world tables')).trimEnd().split('\n');
    expect(faults).toHaveLength(2);
    expect(faults[1]).toMatch(/fetchBalance {2,}latency 800 ms/);
    expect((await qa('journal list --world tables')).split('\n')[1]).toMatch(/command {2,}addFault {2,}OK/);
    expect((await qa('scenarios list')).split('\n')[0]).toMatch(/^NAME +GROUP +TITLE$/);
    expect(await qa('clock show --world tables')).toContain('pending\n  KIND');
  });

  it('QA-01 explains itself: everything, a group, one command', async () => {
    expect(await qa('help')).toContain('clock advance <by>');
    expect(await qa('help clock')).toMatch(/clock show[\s\S]*clock back/);
    expect(await qa('help clock')).not.toContain('faults');
    expect(await qa('help faults add')).toMatch(/faults add <endpoint>[\s\S]*Flags: --effect --member/);
    expect(await qa('clock advance 2h --help')).toContain('Moves the time forward');
    expect(await qa('help journal follow')).toContain('--count');
    await expect(qa('help clok')).rejects.toThrow('did you mean "clock');
  });

  it.each([
    ['clok show', 'did you mean "clock show"?'],
    ['clock', '"clock" is not all of it; say one of:\n  clock show'],
    ['clock advance', '<by> is missing'],
    ['worlds create here2 --sed 7', '"worlds create [name]" has no --sed; did you mean --seed?'],
    ['clock show --forze', 'has no --forze; it takes none'],
    ['clock show --world', '--world needs a value'],
    ['journal follow --cuont 2', "unknown option '--cuont'"],
    ['journal follow --count some', '--count takes a number'],
  ])('QA-01 says what is wrong with "%s", before anything is sent', async (line, message) => {
    await expect(qa(line)).rejects.toThrow(message);
  });

  it.each([
    ['clock show --world defolt', 'did you mean "default"?'],
    ['apply cashier-withdrawal-peding', 'did you mean "'],
    ['faults add fetchBalanc --effect.kind malformed', 'did you mean "fetchBalance"?'],
    ['faults apply bad-mobil-network', 'did you mean "bad-mobile-network"?'],
    ['operator set-modules --FREEPLAI3 true', 'did you mean "FREEPLAY3"?'],
    ['snapshots restore nothing-like-it', 'nothing-like-it'],
    ['clock set never', 'at: has to be a time such as 2026-03-01T12:00:00Z'],
    ['members create ana --balance much', 'balance: has to be an amount such as 12.50'],
    ['members show nobody-at-all', 'This user name or email does not exist.'],
    ['worlds create default', 'default'],
  ])('QA-01 hands on what the platform says of "%s", which changed nothing', async (line, message) => {
    const before = await qa('worlds list --json');
    await expect(qa(line)).rejects.toThrow(message);
    const names = (text: string) => JSON.parse(text).map((world: { name: string }) => world.name);
    expect(names(await qa('worlds list --json'))).toEqual(names(before));
    expect(await qa('faults list')).toBe('None.\n');
  });

  it('QA-01 ends with 0, 1 or 2, with JSON on the stream that it belongs to', async () => {
    const [done, refused, misread, away] = await Promise.all([
      spawnQa('worlds show default --json'),
      ranHere('clock show --json', { QA_WORLD: 'nobodys' }),
      spawnQa('clok show'),
      ranHere('clock show', { PLATFORM_URL: 'http://127.0.0.1:9' }),
    ]);
    expect(done).toMatchObject({ code: 0, error: '' });
    expect(JSON.parse(done.out)).toMatchObject({ name: 'default' });
    expect(refused).toMatchObject({ code: 1, out: '' });
    expect(JSON.parse(refused.error)).toMatchObject({ success: false, code: 'INVALID_REQUEST' });
    expect(misread).toMatchObject({ code: 2, out: '', error: 'There is no "clok show"; did you mean "clock show"?\n' });
    expect(away.code).toBe(1);
    expect(away.error).toMatch(/^The platform is not there .* Is "npm start" running\?/);
  });

  it('QA-02 takes its world from QA_WORLD, and from the line before that', async () => {
    createFrozen('by-env', '2026-04-01T00:00:00Z');
    createFrozen('by-line', '2026-05-01T00:00:00Z');
    const env = { PLATFORM_URL: stack.platform.url, QA_WORLD: 'by-env' };
    const now = async (...args: string[]) => JSON.parse(await runCommandLine([...args, '--json'], env)).now;
    expect(await now('clock', 'show')).toBe('2026-04-01T00:00:00.000Z');
    expect(await now('clock', 'show', '--world=by-line')).toBe('2026-05-01T00:00:00.000Z');
  });

  it('QA-09 an audit that finds something ends with 1, for scripts', async () => {
    const world = await stack.world();
    const { id } = await world.control.mint({ balanceMinor: 100 });
    const run = () => runQa(['ledger', 'audit', '--world', world.name], { PLATFORM_URL: stack.platform.url }, quiet);
    const stolen = (minor: number) =>
      stack.platform.worlds
        .find(world.name)
        ?.sqlite.exec(`UPDATE accounts SET balance_minor = balance_minor - ${minor} WHERE owner_id = '${id}'`);
    expect(await run()).toBe(0);
    stolen(1);
    expect(await run()).toBe(1);
    stolen(-1);
    expect(await run()).toBe(0);
  });

  it('QA-05 follows the journal of a world, and ends after so many entries', async () => {
    // Its time stands still, so that nothing falls due there meanwhile.
    const world = await stack.world();
    await world.control.freeze();
    const following = spawnQa(`journal follow --count 2 --json --world ${world.name}`);
    const watched = () =>
      journalOf(stack.platform.worlds.find(world.name) ?? stack.platform.worlds.default).rows.watched();
    await expect.poll(watched, { timeout: 20_000 }).toBe(true);
    await world.control.fault({ endpoint: 'login', effect: { kind: 'malformed' } });
    await world.control.clearFaults();
    const { code, out, error } = await following;
    expect([code, error]).toEqual([0, '']);
    expect(
      out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line).name),
    ).toEqual(['addFault', 'clearFaults']);
    await expect(qa('journal follow --world nobodys')).rejects.toThrow('There is no world "nobodys"');
  });
});
