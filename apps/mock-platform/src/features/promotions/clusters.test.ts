import { clabeCheckDigit } from '@tonalli/contracts/clabe';
import { afterEach, describe, expect, it } from 'vitest';
import { holdRewards, releaseRewards } from '../../rewarding/hold-rewards';
import type { OpenWorld } from '../../world/open-world';
import { depositOffers } from '../bonuses/deposit-bonus';
import { noteOrigin } from '../session';
import { listClusters } from './list-clusters';
import { standingsOf } from './my-promotions';
import { bind, CALENDAR, CLABE, prove, worldWith } from './promotions-fixture';
import { signIn } from './sign-in';
import { claim, join } from './take-part';

const refusal = (code: string) => expect.objectContaining({ code });
const clabe = (digits: string): string => `${digits}${clabeCheckDigit(digits)}`;
const JOINED = { id: 'goal', kind: 'join', goals: [{ rule: 'mobileVerified' }] };
const CASH = { reward: { kind: 'cash', amountMinor: 1_000 } };

let open: OpenWorld | undefined;
afterEach(() => {
  expect(open?.ledger.audit().findings).toEqual([]);
  open?.close();
  open = undefined;
});

async function stage(members: number) {
  const { world, ids } = await worldWith([CASH, JOINED, CALENDAR], members);
  open = world;
  const hold = (memberId: string) => world.transaction(() => holdRewards(world, { memberId, reason: 'One person?' }));
  const take = (id: string, promotionId = 'gift') => world.transaction(() => claim(world, promotionId, id));
  const standing = (id: string, of = 'gift') => standingsOf(world, id).find(({ promotionId }) => promotionId === of);
  return { world, ids, hold, take, standing };
}

describe('clusters', () => {
  it('PROMO-08 joins accounts over whatever they share, says what, and what each was given', async () => {
    const { world, ids, take } = await stage(6);
    const [ana = '', bo = '', eva = '', fer = '', gil = '', solo = ''] = ids;
    bind(world, ana);
    bind(world, bo);
    for (const id of [bo, eva]) prove(world, id, 'familia@correo.example');
    for (const id of [fer, gil]) bind(world, id, clabe('80101007777777701'));
    bind(world, solo, clabe('80101007777777702'));
    prove(world, solo, 'solo@correo.example');
    take(eva);
    const [largest, second, ...more] = listClusters(world);
    expect(more).toEqual([]);
    expect(largest?.members.map(({ memberId, given, givenMinor }) => [memberId, given, givenMinor])).toEqual([
      [ana, 0, 0],
      [bo, 0, 0],
      [eva, 1, 1_000],
    ]);
    expect(largest?.ties).toEqual([
      { kind: 'account', what: `••••${CLABE.slice(-4)}`, memberIds: [ana, bo] },
      { kind: 'email', what: expect.stringMatching(/^f.*@correo\.example$/), memberIds: [bo, eva] },
    ]);
    expect(second?.members.map(({ memberId }) => memberId)).toEqual([fer, gil]);
  });

  const from = (world: OpenWorld, id: string, origin: { ip: string; device?: string; at?: number }) =>
    world.transaction(() => noteOrigin(world, id, origin));
  const bound = (world: OpenWorld) =>
    listClusters(world).map(({ ties, members }) => [
      members.map(({ memberId }) => memberId),
      ties.map(({ kind, what, memberIds }) => [kind, what, memberIds]),
    ]);

  it('PROMO-08 joins accounts of one device, and shows the address that they share besides', async () => {
    const { world, ids } = await stage(3);
    const [ana = '', bo = '', eva = ''] = ids;
    world.sqlite.prepare('UPDATE members SET created_at = created_at - 172800000 WHERE id <> ?').run(ana);
    world.sqlite.prepare('UPDATE members SET created_at = created_at - 172800000 WHERE id = ?').run(eva);
    for (const id of [ana, bo]) from(world, id, { ip: '189.203.7.41', device: 'device-7001' });
    from(world, eva, { ip: '189.203.7.41', device: 'device-7002' });
    expect(bound(world)).toEqual([
      [
        [ana, bo],
        [
          ['device', '••••7001', [ana, bo]],
          ['address', '••••7.41', [ana, bo]],
        ],
      ],
    ]);
  });

  it('PROMO-08 takes one address alone for a household, unless the accounts were opened on one day', async () => {
    const { world, ids } = await stage(3);
    const [ana = '', bo = '', eva = ''] = ids;
    world.sqlite.prepare('UPDATE members SET created_at = created_at - 172800000 WHERE id = ?').run(eva);
    for (const id of [ana, eva]) from(world, id, { ip: '189.203.7.41' });
    expect(bound(world)).toEqual([]);
    from(world, bo, { ip: '189.203.7.41' });
    expect(bound(world)).toEqual([[[ana, bo], [['address', '••••7.41', [ana, bo]]]]]);
  });

  it('PROMO-08 makes nothing of private networks, of what is long ago, and of what too many come from', async () => {
    const { world, ids } = await stage(21);
    const [ana = '', bo = ''] = ids;
    const long = world.clock.now() - 91 * 86_400_000;
    for (const id of [ana, bo]) {
      from(world, id, { ip: '10.0.0.7' });
      from(world, id, { ip: '189.203.7.41', device: 'device-old', at: long });
    }
    for (const id of ids) from(world, id, { ip: '189.203.7.42', device: 'kiosk' });
    expect(bound(world)).toEqual([]);
    const crowd = world.sqlite.prepare("DELETE FROM member_origins WHERE value = 'kiosk' AND member_id = ?");
    crowd.run(ana);
    expect(bound(world).map(([members]) => members)).toEqual([ids.filter((id) => id !== ana).sort()]);
  });

  it('PROMO-08 leaves offers to those who share a device alone: people decide on those', async () => {
    const { world, ids, take } = await stage(2);
    const [ana = '', bo = ''] = ids;
    for (const id of [ana, bo]) from(world, id, { ip: '189.203.7.41', device: 'device-7001' });
    for (const id of [ana, bo]) take(id);
    expect(listClusters(world)[0]?.members.map(({ given }) => given)).toEqual([1, 1]);
  });

  it('PROMO-08 shows who is on hold in their cluster, or alone', async () => {
    const { world, ids, hold } = await stage(3);
    const [ana = '', bo = '', eva = ''] = ids;
    bind(world, ana);
    bind(world, bo);
    for (const id of [bo, eva]) hold(id);
    const holds = listClusters(world).map(({ members }) =>
      members.map(({ memberId, hold: on }) => [memberId, on?.reason]),
    );
    expect(holds).toEqual([
      [
        [ana, undefined],
        [bo, 'One person?'],
      ],
      [[eva, 'One person?']],
    ]);
  });
});

describe('a member on hold', () => {
  it('PROMO-08 is told why nothing can be taken and until when, and takes it once released', async () => {
    const { world, ids, hold, take, standing } = await stage(1);
    const [ana = ''] = ids;
    hold(ana);
    const until = new Date(world.clock.now() + 14 * 86_400_000).toISOString();
    expect(standing(ana)).toMatchObject({ status: 'claim', reasons: [{ rule: 'held', at: until }] });
    expect(() => take(ana)).toThrow(refusal('REWARD_ON_HOLD'));
    expect(() => world.transaction(() => join(world, 'goal', ana))).toThrow(refusal('REWARD_ON_HOLD'));
    expect(() => world.transaction(() => signIn(world, 'days', ana))).toThrow(refusal('REWARD_ON_HOLD'));
    expect(depositOffers(world, { memberId: ana, at: world.clock.now() })).toEqual([]);
    world.transaction(() => releaseRewards(world, ana));
    take(ana);
    expect(world.ledger.balance(ana, 'member.main')).toBe(1_000);
    expect(depositOffers(world, { memberId: ana, at: world.clock.now() })).not.toEqual([]);
  });

  it('PROMO-08 who has joined before claims nothing meanwhile, and their budget loses nothing', async () => {
    const { world, ids, hold, take, standing } = await stage(1);
    const [ana = ''] = ids;
    world.transaction(() => join(world, 'goal', ana));
    prove(world, ana);
    hold(ana);
    expect(standing(ana, 'goal')).toMatchObject({ status: 'claim', reasons: [{ rule: 'held' }] });
    expect(() => take(ana, 'goal')).toThrow(refusal('REWARD_ON_HOLD'));
    expect(standing(ana, 'goal')?.status).toBe('claim');
  });
});
