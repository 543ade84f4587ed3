import { openUnderSharedKey } from '@tonalli/contracts/sealing';
import { fetchMenu, fetchPermission } from '@tonalli/contracts/system/wire';
import { describe, expect, it } from 'vitest';
import { DEPOSIT_CHANNELS } from '../../features/cashier';
import { servePlatform } from '../../testing/stage';
import { applyScenarios } from './apply-scenarios';
import { bundledScenarios } from './registry';

const platform = await servePlatform({ seed: 'light' });

function worldOf(name: string) {
  const world = platform.worlds.create();
  applyScenarios(
    platform.worlds,
    world,
    bundledScenarios().filter((scenario) => scenario.name === name),
  );
  return world;
}

describe('scenarios of the menus', () => {
  it.each([
    ['one-live-vendor', 'LIVE', 'AUR', 'VASSALAGE'],
    ['one-sports-vendor', 'SPORTS', 'GES', 'GAME'],
    ['one-lottery-vendor', 'LOTT', 'ESF', 'GAME'],
  ])('NAV-03 QA-01 %s leaves one vendor in %s', async (...[name, category, vendor, isGame]) => {
    const { categories } = await platform.value(fetchMenu, {}, { world: worldOf(name).name });
    const left = categories.find(({ gameCategory }) => gameCategory === category)?.vendors;
    expect(left?.map((one) => [one.vassalage, one.isGame])).toEqual([[vendor, isGame]]);
  });

  it.each([
    ['eleven-vendors', 11],
    ['one-vendor', 1],
    ['no-vendors', 0],
  ])('NAV-02 QA-01 %s leaves %i vendors altogether', async (name, count) => {
    const { categories } = await platform.value(fetchMenu, {}, { world: worldOf(name).name });
    const codes = categories.flatMap(({ vendors }) => vendors.map(({ vassalage }) => vassalage));
    expect(new Set(codes).size).toBe(count);
  });

  it.each([
    ['no-service-channels', 0, 0],
    ['service-paths-damaged', 8, 6],
  ])('NAV-07 QA-01 %s has %i channels, of which %i open', async (name, count, opening) => {
    const world = worldOf(name);
    const { info } = await platform.value(fetchPermission, {}, { world: world.name });
    expect(info.customerService).toHaveLength(count);
    const opened = await Promise.allSettled(
      info.customerService.map(({ path }) => openUnderSharedKey(world.platform.merchant.key, path)),
    );
    expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(opening);
  });

  it('QA-01 cashier-closed leaves no way to pay in', () => {
    const channels = worldOf('cashier-closed').settings.get(DEPOSIT_CHANNELS);
    expect(channels.length).toBeGreaterThan(0);
    expect(channels.filter(({ isOpen }) => isOpen)).toEqual([]);
  });
});
