import { LICENCE } from '@tonalli/contracts/constants';
import type { RepresentativeChannel } from '@tonalli/contracts/system/representatives';
import * as system from '@tonalli/contracts/system/wire';
import { describe, expect, it } from 'vitest';
import { servePlatform } from '../../testing/stage';
import { DOMAINS, PLATFORM_STATUS } from '../../world/operator-settings';
import { MIRROR_SITES, REPRESENTATIVES } from './contact-settings';
import { canonicalHandle } from './representative-handle';

describe('the ways to write one contact', () => {
  it.each([
    ['WHATSAPP', '+52 1 55 0000 8048', '525500008048'],
    ['WHATSAPP', '55-0000-8048', '525500008048'],
    ['WHATSAPP', 'https://wa.me/525500008048', '525500008048'],
    ['PHONE', 'tel:0052 55 0000 8000', '525500008000'],
    ['PHONE', '+1 212 555 0100', '12125550100'],
    ['TELEGRAM', 'https://t.me/Tonalli_Oficial?start=1', 'tonalli_oficial'],
    ['IG', 'instagram.com/tonalli.mx/', 'tonalli.mx'],
    ['TWITTER', '@Tonalli_MX', 'tonalli_mx'],
    ['EMAIL', 'mailto:Ayuda@Tonalli.example', 'ayuda@tonalli.example'],
    ['WEBSITE', 'https://www.Tonalli.example/promociones?a=1', 'tonalli.example'],
    ['WEBSITE', 'tonalli.example:8443', 'tonalli.example:8443'],
  ] as const)('SYS-04 %s %s is %s', (channel, handle, canonical) => {
    expect(canonicalHandle(channel, handle)).toBe(canonical);
  });

  it.each([
    ['WEBSITE', 'https://tonalli.example@bad.example'],
    ['WEBSITE', 'tonalli.example.bad.example'],
    ['WEBSITE', 'tonallí.example'],
    ['WEBSITE', 'ｔonalli-.example'],
    ['EMAIL', 'ayuda@tonalli.example.bad.example'],
    ['TELEGRAM', '@tonaIli_oficia1'],
    ['TELEGRAM', 'https://bad.example/tonalli_oficial'],
    ['WHATSAPP', '+1 55 0000 8048'],
  ] as const)('SYS-04 %s %s is nobody of the operator', async (channel, handle) => {
    expect(await ask(channel, handle)).toEqual({ verdict: 'unknown', name: null });
  });
});

const platform = await servePlatform({ webUrl: 'http://localhost:4000' });

const ask = (channel: RepresentativeChannel, handle: string, options: { world?: string; host?: string } = {}) =>
  platform.value(
    system.verifyRepresentative,
    { channel, handle },
    {
      ...(options.world ? { world: options.world } : {}),
      ...(options.host ? { host: options.host } : {}),
    },
  );

describe('verifying somebody', () => {
  it('SYS-04 says yes, with a name, to the official contacts of the default data', async () => {
    expect(await ask('TELEGRAM', '@tonalli_oficial')).toEqual({ verdict: 'official', name: 'Atención a clientes' });
    expect(await ask('WHATSAPP', '5500001310')).toMatchObject({ verdict: 'official' });
  });

  it('SYS-04 is yes for the mirrors too', async () => {
    expect(await ask('WEBSITE', 'http://127.0.0.1:4000/mirrors')).toMatchObject({ verdict: 'official' });
    expect(await ask('WEBSITE', 'http://127.0.0.1:4001')).toMatchObject({ verdict: 'unknown' });
  });

  it('SYS-04 warns of those who were reported, and does not tell what of', async () => {
    expect(await ask('TELEGRAM', 't.me/tonalli_bonos')).toEqual({ verdict: 'reported', name: null });
  });

  it('SYS-04 takes a contact for its own channel only', async () => {
    expect(await ask('IG', '@tonalli_oficial')).toMatchObject({ verdict: 'unknown' });
  });

  it('SYS-04 SYS-11 is answered for a domain that is not served and while the platform is closed, and follows the operator', async () => {
    const world = platform.worlds.create();
    world.settings.set(DOMAINS, ['casino.example']);
    world.settings.set(PLATFORM_STATUS, { status: 1, endsAtMs: null });
    const here = { world: world.name, host: 'unknown.example' };
    expect(await ask('EMAIL', 'ayuda@tonalli.example', here)).toMatchObject({ verdict: 'official' });
    const contact = await platform.value(system.fetchContact, {}, { world: world.name });
    expect(contact.domainRoute).toHaveLength(2);
    expect(contact.customerService.length).toBeGreaterThan(0);
    world.settings.set(REPRESENTATIVES, []);
    expect(await ask('EMAIL', 'ayuda@tonalli.example', here)).toMatchObject({ verdict: 'unknown' });
  });
});

describe('whom to call', () => {
  it('RG-06 lines that help and the permit are told to everybody, as the file has them', async () => {
    const { helpLines, permit } = await platform.value(system.fetchContact, {}, {});
    expect(helpLines.map(({ phone }) => phone)).toEqual(['800 911 2000', '55 0000 1810']);
    expect(Object.keys(helpLines[0] ?? {}).sort()).toEqual(['hours', 'names', 'phone']);
    expect(helpLines[1]?.url).toBe('https://juegoencalma.example');
    expect([permit, LICENCE.number]).toEqual(['TNL/8048/JAZ-2026-017', 'TNL/8048/JAZ-2026-017']);
  });
});

describe('the mirrors', () => {
  const urlsOf = async (world?: string) =>
    (await platform.value(system.fetchDomainRoute, {}, world ? { world } : {})).map(({ url }) => url);

  it('SYS-04 a site of this machine is reached by both of its names', async () => {
    expect(await urlsOf()).toEqual(['http://localhost:4000', 'http://127.0.0.1:4000']);
  });

  it('SYS-04 are those that the operator named, where it named any', async () => {
    const world = platform.worlds.create();
    world.settings.set(MIRROR_SITES, [{ name: 'Uno', url: 'https://uno.example' }]);
    expect(await urlsOf(world.name)).toEqual(['https://uno.example']);
    expect((await platform.value(system.fetchPermission, {}, { world: world.name })).info.domainRoute).toEqual([
      { name: 'Uno', url: 'https://uno.example' },
    ]);
  });
});
