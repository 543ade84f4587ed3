import type { Place } from '@tonalli/contracts/account/place';
import * as account from '@tonalli/contracts/account/wire';
import { expect, it } from 'vitest';
import { tokenFor } from '../../testing/log-in';
import { serveMember } from '../../testing/stage';
import { locateIp } from './locate-ip';
import { NETWORKS } from './session-settings';

const stage = await serveMember();
const LOCAL = { kind: 'local' } as const;
const city = (name: string, country = 'MX'): Place => ({ kind: 'city', city: name, country });

it.each<[string, Place | null]>([
  ['203.0.113.7', city('Ciudad de México')],
  ['203.0.113.127', city('Ciudad de México')],
  ['203.0.113.128', city('Monterrey')],
  ['::ffff:203.0.113.7', city('Ciudad de México')],
  ['192.0.2.1', city('Bogotá', 'CO')],
  ['192.0.2.200', null],
  ['2001:db8:52::9', city('Mérida')],
  ['2001:db8:53::9', null],
  ['127.0.0.1', LOCAL],
  ['::1', LOCAL],
  ['::ffff:10.1.2.3', LOCAL],
  ['172.31.255.255', LOCAL],
  ['172.32.0.0', null],
  ['192.168.1.20', LOCAL],
  ['fd00::1', LOCAL],
  ['fe80::1', LOCAL],
  ['8.8.8.8', null],
  ['', null],
  ['nowhere', null],
])('AUTH-17 %s lies where the table of networks has it', (ip, place) => {
  expect(locateIp(stage.world, ip)).toEqual(place);
});

it('AUTH-17 sessions and logins keep the place of their time, and say none where none is known', async () => {
  for (const ip of ['203.0.113.7', '8.8.8.8']) {
    tokenFor(stage.world, stage.ana.id, ip);
    stage.world.clock.advance(60_000);
  }
  stage.world.settings.set(NETWORKS, [{ range: '203.0.113.0/24', city: 'Oaxaca', country: 'MX' }]);
  const as = { ...stage.here, token: tokenFor(stage.world, stage.ana.id, '203.0.113.7') };
  const [oaxaca, unknown, mexico] = (await stage.platform.value(account.listLogins, {}, as)).list;
  expect([oaxaca?.place, mexico?.place]).toEqual([city('Oaxaca'), city('Ciudad de México')]);
  expect(unknown).not.toHaveProperty('place');
  const { list } = await stage.platform.value(account.listSessions, {}, as);
  expect(list.map(({ place }) => place)).toEqual([city('Oaxaca'), undefined, city('Ciudad de México')]);
});
