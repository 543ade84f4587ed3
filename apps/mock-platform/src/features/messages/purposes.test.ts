import { listMessages } from '@tonalli/contracts/messages/wire';
import { beforeEach, describe, expect, expectTypeOf, it } from 'vitest';
import type { ActPermit } from '../../guard/act-permit';
import { permitAct, requireAct } from '../../guard/decide';
import type { NewEmail } from '../../mail/mailbox';
import { type Player, playerOf } from '../../testing/log-in';
import { serveMember } from '../../testing/stage';
import { startBreak } from '../breaks';
import { broadcastMessage, sendMessage } from '.';
import type { SentMessage } from './send-message';

type Marketing = ActPermit<'marketing'>;

const stage = await serveMember();
const TITLE = { ES: 'Ven', EN: 'Come' };
const notice = { kind: 'notice', params: { title: TITLE, body: TITLE } } as const;
let ana: Player;
beforeEach(() => {
  ana = playerOf(stage.world, stage.ana.id);
});

const titles = async () => {
  const query = { filter: 'all', pageNo: '1', pageSize: '20', language: 'EN' };
  ana = playerOf(stage.world, ana.id);
  return (await stage.platform.value(listMessages, query, ana)).content.map(({ kind, title }) => [kind, title]);
};
const marketing = () =>
  ({ do: 'marketing', memberId: ana.id, product: null, channel: 'inbox', by: 'operator' }) as const;

describe('why a message is sent', () => {
  it('RG-03 of nothing that advertises is anything left for who was on a break', async () => {
    stage.world.clock.freeze(stage.world.clock.now());
    broadcastMessage(stage.world, { ...notice, purpose: 'marketing' });
    startBreak(stage.world, ana.id, '24h');
    broadcastMessage(stage.world, {
      kind: 'promotion',
      purpose: 'marketing',
      params: { promotionId: 'zalo', title: TITLE },
    });
    const service = { ...notice, params: { ...notice.params, title: { ES: 'Aviso', EN: 'Service' } } } as const;
    broadcastMessage(stage.world, { ...service, purpose: 'service' });
    sendMessage(stage.world, { ...service, memberId: ana.id, purpose: 'service' });
    await expect(
      stage.qa.run('sendNotice', { title: 'Ven', body: 'Ya', memberId: ana.id, purpose: 'marketing' }),
    ).rejects.toMatchObject({ code: 'ACCOUNT_ON_BREAK' });
    stage.world.clock.advance(86_400_000);
    broadcastMessage(stage.world, { ...notice, purpose: 'marketing' });
    expect(await titles()).toEqual([
      ['notice', 'Come'],
      ['notice', 'Service'],
      ['notice', 'Service'],
      ['notice', 'Come'],
    ]);
  });

  it('RG-03 a permit to advertise is of one member, and none is given on a break', () => {
    const permit = requireAct(stage.world, marketing());
    const to = (memberId: string) => sendMessage(stage.world, { ...notice, memberId, purpose: permit });
    expect(() => to('somebody-else')).toThrow('not of the inbox of somebody-else');
    expect(to(ana.id)).toMatch(/^N\d+$/);
    startBreak(stage.world, ana.id, '6m');
    expect(permitAct(stage.world, marketing())).toBeNull();
  });

  it('RG-03 what advertises cannot be sent as service, nor account mail as advertising: it does not compile', () => {
    expectTypeOf<
      Extract<SentMessage, { kind: 'promotion' | 'vipLevel' | 'vipKeep' | 'birthdayGift'; purpose: 'service' }>
    >().toBeNever();
    expectTypeOf<
      Extract<SentMessage, { kind: 'promotion' | 'vipLevel' | 'vipKeep' | 'birthdayGift' }>['purpose']
    >().toEqualTypeOf<Marketing>();
    expectTypeOf<Extract<SentMessage, { kind: 'withdrawalPaid' }>['purpose']>().toEqualTypeOf<'service'>();
    expectTypeOf<NewEmail['purpose']>().toEqualTypeOf<'service' | Marketing>();
  });
});
