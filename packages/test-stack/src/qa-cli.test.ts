import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommandLine } from './qa-cli';
import { createStack, type Stack } from './stack';

let stack: Stack;
let folder: string;
beforeAll(async () => {
  stack = await createStack();
  folder = mkdtempSync(join(tmpdir(), 'tonalli-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await stack.stop();
});

const qa = (line: string) => runCommandLine(line.split(' '), { PLATFORM_URL: stack.platform.url });

describe('the command line', () => {
  it('QA-06 carries a world from one to another as a file', async () => {
    const file = join(folder, 'rich.snapshot');
    await qa('worlds create here --frozenAt 2026-03-01T12:00:00Z');
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

  it('QA-03 moves a world on and back again, and branches there', async () => {
    await qa('worlds create tania --frozenAt 2026-03-01T12:00:00Z');
    await qa('clock advance 2h --world tania');
    expect(await qa('clock checkpoints --world tania')).toContain('clock advance 2h');
    expect(await qa('worlds fork tania later')).toContain('2026-03-01T14:00:00.000Z');
    expect(await qa('clock back --world tania')).toContain('2026-03-01T12:00:00.000Z');
    expect(await qa('clock back 2 --world tania')).toContain('2026-03-01T14:00:00.000Z');
    await expect(qa('clock back --world later')).rejects.toThrow('the time of this world was not moved');
    await expect(qa('clock set 10000-01-01T00:00:00Z --world tania')).rejects.toThrow('datetime');
    expect(await qa('worlds delete later')).toContain('removed      true');
  });
});
