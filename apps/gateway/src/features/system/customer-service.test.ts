import { DEVELOPMENT_MERCHANT } from '@tonalli/contracts/merchant';
import { sealUnderSharedKey } from '@tonalli/contracts/sealing';
import { expect, it } from 'vitest';
import { openChannels, openMirrors } from './customer-service';

it('NAV-07 opens the paths of customer-service channels and leaves out those that do not open or are no web address', async () => {
  const seal = (text: string) => sealUnderSharedKey(DEVELOPMENT_MERCHANT.key, text);
  const paths = {
    LIVECHAT: await seal('https://help.example/chat'),
    TELEGRAM: await sealUnderSharedKey(Buffer.alloc(32, 7).toString('base64url'), 'https://help.example/telegram'),
    IG: await seal('javascript:alert(1)'),
    LINE: 'rubbish',
  };
  const channels = (['LIVECHAT', 'TELEGRAM', 'IG', 'LINE'] as const).map((csType) => {
    return { csType, title: `Our ${csType}`, path: paths[csType] };
  });
  const warned: string[] = [];
  const warn = (_error: unknown, message: string) => void warned.push(message);
  expect(await openChannels(channels, { merchant: DEVELOPMENT_MERCHANT, warn })).toEqual([
    { type: 'LIVECHAT', title: 'Our LIVECHAT', url: 'https://help.example/chat' },
  ]);
  expect(warned).toHaveLength(3);
});

it('SYS-04 leads to mirrors that are web addresses, and to no others', () => {
  const good = { name: 'Otro', url: 'https://otro.example' };
  expect(openMirrors([good, { name: 'Malo', url: 'javascript:alert(1)' }])).toEqual([good]);
});
