import type { ErrorCode } from '@tonalli/contracts/errors';
import type { StackWorld } from './stack';
import { codeOf } from './test-browser';

const intent = () => ({ context: { idempotencyKey: crypto.randomUUID() } });
const words = { title: 'Solicitud', summary: 'Una.', html: '<p>Una.</p>', terms: ['Una.'] };

async function claim(world: StackWorld, id: string) {
  const player = await world.member();
  return codeOf(player.client.promotions.claim.mutate({ id, language: 'es' }, intent()));
}

async function applyTwice(world: StackWorld) {
  const period = { startsInDays: -1, endsInDays: null, category: 'EVENTS', picture: 'promo-zalo' };
  const reward = { kind: 'points', points: 10 };
  const campaign = { id: 'open-to-all', kind: 'application', ...period, reward, es: words, en: words };
  await world.control.run('publishCampaign', { campaign });
  const { promotions } = (await world.member()).client;
  const send = () => {
    const form = new FormData();
    for (const [name, value] of [
      ['id', campaign.id],
      ['language', 'es'],
      ['remark', 'Ana'],
    ] as const)
      form.append(name, value);
    return codeOf(promotions.applyFor.mutate(form, intent()));
  };
  return (await send()) === 'OK' ? send() : 'OK';
}

async function claimOnHold(world: StackWorld) {
  const player = await world.member();
  const { rewardId } = await world.control.run('grantReward', { memberId: player.id });
  await world.control.run('holdRewards', { memberId: player.id, reason: 'One person?' });
  return codeOf(player.client.rewards.claim.mutate({ rewardId: rewardId ?? '' }, intent()));
}

/** Codes of promotions, by those of the default data. */
export const PROMOTION_CAUSES: Partial<Record<ErrorCode, (place: { world: StackWorld }) => Promise<ErrorCode | 'OK'>>> =
  {
    PROMOTION_CLOSED: async ({ world }) => {
      await world.control.run('pauseCampaign', { id: 'verified-email' });
      return claim(world, 'verified-email');
    },
    PROMOTION_NOT_ELIGIBLE: ({ world }) => claim(world, 'vip-gift'),
    PROMOTION_TAKEN: ({ world }) => applyTwice(world),
    REWARD_ON_HOLD: ({ world }) => claimOnHold(world),
  };
