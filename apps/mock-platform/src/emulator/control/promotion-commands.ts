import type { PROMOTION_COMMANDS } from '@tonalli/qa/promotions';
import {
  applicationIdOf,
  approveApplication,
  Campaign,
  listApplications,
  listClusters,
  pauseCampaign,
  publishCampaign,
  rejectApplication,
  reportCampaigns,
  setBudgetLeft,
  standingsOf,
  takeApplication,
} from '../../features/promotions';
import { PlatformFailure } from '../../kernel/failure';
import { findMember } from '../../people/find-member';
import { holdRewards, releaseRewards } from '../../rewarding/hold-rewards';
import { imagesOf, ownImage } from '../../transport/uploads/keep-images';
import { type CommandVerbs, ControlFailure } from './command';

const SHOWN_MAX = 100;

export const promotionVerbs: CommandVerbs<typeof PROMOTION_COMMANDS> = {
  reportCampaigns: ({ world }) => reportCampaigns(world),
  publishCampaign({ world, input }) {
    const campaign = Campaign.safeParse(input.campaign);
    if (!campaign.success) {
      const said = campaign.error.issues.map(({ path, message }) => `campaign.${path.join('.')}: ${message}`);
      throw new ControlFailure(said.join('\n'));
    }
    return { version: publishCampaign(world, campaign.data) };
  },
  pauseCampaign({ world, input: { id, paused } }) {
    pauseCampaign(world, id, paused);
    return null;
  },
  setCampaignBudget({ world, input: { id, left } }) {
    setBudgetLeft(world, id, left);
    return null;
  },
  listApplications: ({ world }) =>
    listApplications(world, SHOWN_MAX).flatMap(({ id, promotionId, memberId, state, remark, reason, at }) => {
      if (state === 'JOINED' || remark === null) return [];
      const applicationId = applicationIdOf(id);
      const images = imagesOf(world, applicationId).flatMap((imageId) => ownImage(world, memberId, imageId) ?? []);
      const shown = images.map(({ type, data }) => ({ type, data }));
      return [{ applicationId, promotionId, memberId, state, remark, images: shown, reason, at }];
    }),
  takeApplication({ world, input }) {
    takeApplication(world, input.applicationId);
    return null;
  },
  approveApplication({ world, input }) {
    approveApplication(world, input.applicationId);
    return null;
  },
  rejectApplication({ world, input: { applicationId, reason } }) {
    rejectApplication(world, applicationId, reason);
    return null;
  },
  listClusters: ({ world }) => listClusters(world),
  holdRewards({ world, input }) {
    if (!findMember(world, input.memberId)) throw new PlatformFailure('USER_NOT_FOUND');
    world.transaction(() => holdRewards(world, input));
    return null;
  },
  releaseRewards({ world, input: { memberId } }) {
    if (!findMember(world, memberId)) throw new PlatformFailure('USER_NOT_FOUND');
    world.transaction(() => releaseRewards(world, memberId));
    return null;
  },
  showPromotionsOf: ({ world, input }) =>
    standingsOf(world, input.memberId).map(({ promotionId, status }) => ({ promotionId, status })),
};
