import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createControlClient } from '@tonalli/qa/client';
import { afterAll, describe, expect, it } from 'vitest';
import { servePlatform } from '../../testing/stage';

const folder = mkdtempSync(join(tmpdir(), 'tonalli-'));
afterAll(() => rmSync(folder, { recursive: true }));

const platform = await servePlatform({ seed: 'default', scenariosDir: folder });
const control = createControlClient({ url: platform.url });

const MINE = `title: { en: Mine, es: Mío }
steps:
  - member:
      name: mina
      with:
        - balance: '12.50'
`;

describe('scenarios of a tester', () => {
  it('QA-13 are read from their own folder whenever they are asked for', async () => {
    mkdirSync(join(folder, 'team'), { recursive: true });
    writeFileSync(join(folder, 'team/rich-mina.yaml'), MINE);
    expect((await control.run('listScenarios', {})).find(({ name }) => name === 'rich-mina')).toMatchObject({
      group: 'own',
      title: { en: 'Mine' },
    });
    const [applied] = await control.run('applyScenarios', { names: ['rich-mina'] });
    expect(applied?.accounts).toMatchObject([{ role: 'member', username: 'mina' }]);
    expect((await control.run('findMember', { id: 'mina' })).balances.main).toBe('12.50');
    writeFileSync(join(folder, 'team/rich-mina.yaml'), MINE.replace('12.50', '99.00').replace('mina', 'nina'));
    await control.run('applyScenarios', { names: ['rich-mina'] });
    expect((await control.run('findMember', { id: 'nina' })).balances.main).toBe('99.00');
  });

  it('QA-13 come with the call as well, beside those that are known by name', async () => {
    const names = ['here/new-one.yaml', 'vip-player'];
    const files = { 'here/new-one.yaml': MINE.replace('mina', 'otra') };
    const applied = await control.run('applyScenarios', { names, files });
    expect(applied.map(({ name }) => name)).toEqual(['new-one', 'vip-player']);
    const bad = { 'here/new-one.yaml': MINE.replace('balance', 'balanc') };
    await expect(control.run('applyScenarios', { names, files: bad })).rejects.toThrow(
      'here/new-one.yaml, line 6: steps.0.member.with.0: there is no "balanc"; did you mean "balance"?',
    );
  });

  it('QA-13 that are wrong say why in the list, hide no other, and are not applied', async () => {
    writeFileSync(join(folder, 'half-done.yaml'), 'title: { en: Half }\n');
    const listed = await control.run('listScenarios', {});
    expect(listed.find(({ name }) => name === 'half-done')?.description.en).toContain(
      'half-done.yaml, line 1: title.es: is missing',
    );
    expect(listed.length).toBeGreaterThan(100);
    const before = await control.run('listAccounts', {});
    await expect(control.run('applyScenarios', { names: ['vip-player', 'half-done'] })).rejects.toThrow('title.es');
    expect(await control.run('listAccounts', {})).toEqual(before);
  });
});
