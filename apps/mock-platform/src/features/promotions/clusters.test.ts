import { clabeCheckDigit } from '@tonalli/contracts/clabe';
import { afterEach, describe, expect, it } from 'vitest';
import { holdRewards, releaseRewards } from '../../rewarding/hold-rewards';
import type { OpenWorld } from '../../world/open-world';
import { depositOffers } from '../bonuses/deposit-bonus';
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
