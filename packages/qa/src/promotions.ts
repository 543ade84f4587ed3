import { PromotionId } from '@tonalli/contracts/promotions/parts';
import { PROMOTION_KINDS, PROMOTION_PHASES, PROMOTION_STATUSES } from '@tonalli/contracts/promotions/status';
import { z } from 'zod';
import { controlCommand } from './control-command';
import { MemberId, Time } from './values';

const ApplicationId = z.string().regex(/^P\d{8,15}$/, 'has to be P and a number');

const Application = z.object({
  applicationId: z.string(),
  promotionId: z.string(),
  memberId: z.string(),
  state: z.enum(['APPLIED', 'IN_PROCESS', 'REJECTED', 'ISSUED', 'CLAIMED']),
  remark: z.string(),
  /** base64 of a PNG or JPEG, with its type. */
  images: z.array(z.object({ type: z.string(), data: z.string() })),
  reason: z.string().nullable(),
  at: Time,
});
export type ApplicationView = z.input<typeof Application>;

const CampaignReport = z.object({
  promotionId: z.string(),
  kind: z.enum(PROMOTION_KINDS),
  phase: z.enum(PROMOTION_PHASES),
  version: z.int(),
  isPaused: z.boolean(),
  /** Who takes part. */
  members: z.int(),
  /** Applications that wait for a decision. */
  open: z.int(),
  /** Rewards, their money in minor units, and their points. */
  given: z.int(),
  givenMinor: z.int(),
  givenPoints: z.int(),
  budget: z.object({ unit: z.enum(['money', 'count']), total: z.int(), left: z.int() }).nullable(),
});
export type CampaignReport = z.output<typeof CampaignReport>;

const Tie = z.object({
  kind: z.enum(['account', 'mobile', 'email', 'device', 'address']),
  /** All but its end hidden. */
  what: z.string(),
  memberIds: z.array(z.string()),
});

const ClusterMember = z.object({
  memberId: z.string(),
  username: z.string(),
  /** Rewards that were given, and their money in minor units. */
  given: z.int(),
  givenMinor: z.int(),
  hold: z.object({ reason: z.string(), at: Time, until: Time }).nullable(),
});

const Cluster = z.object({ ties: z.array(Tie), members: z.array(ClusterMember) });
export type ClusterView = z.input<typeof Cluster>;

/** The operator's side of promotions. */
export const PROMOTION_COMMANDS = {
  reportCampaigns: controlCommand({
    at: 'GET /promotions',
    cli: 'promotions list',
    summary: 'Every campaign with what it has given, who takes part and what is left of its budget',
    input: z.strictObject({}),
    output: z.array(CampaignReport),
  }),
  publishCampaign: controlCommand({
    at: 'POST /promotions',
    cli: 'promotions publish <campaign>',
    summary: 'Puts a campaign, as in promotions.yaml, where members see it; other terms are a new version',
    input: z.strictObject({ campaign: z.looseObject({ id: PromotionId }) }),
    output: z.object({ version: z.int() }),
  }),
  pauseCampaign: controlCommand({
    at: 'POST /promotions/:id/pause',
    cli: 'promotions pause <id>',
    summary: 'Stops a campaign; with paused false it goes on',
    input: z.strictObject({ id: PromotionId, paused: z.boolean().default(true) }),
    output: z.null(),
  }),
  setCampaignBudget: controlCommand({
    at: 'POST /promotions/:id/budget',
    cli: 'promotions budget <id> <left>',
    summary: 'What is left of a budget, in centavos or rewards; a campaign stops when it is spent',
    input: z.strictObject({ id: PromotionId, left: z.int().min(0).max(1_000_000_000_000) }),
    output: z.null(),
  }),
  listApplications: controlCommand({
    at: 'GET /promotions/applications',
    cli: 'promotions applications',
    summary: 'Applications that wait for a decision, the oldest first, then those decided last',
    input: z.strictObject({}),
    output: z.array(Application),
  }),
  takeApplication: controlCommand({
    at: 'POST /promotions/applications/:applicationId/take',
    cli: 'promotions take <applicationId>',
    summary: 'Begins to look into an application (P...), which its member sees',
    input: z.strictObject({ applicationId: ApplicationId }),
    output: z.null(),
  }),
  approveApplication: controlCommand({
    at: 'POST /promotions/applications/:applicationId/approve',
    cli: 'promotions approve <applicationId>',
    summary: 'Grants what its terms give, by their draw where there is one; the member claims it',
    input: z.strictObject({ applicationId: ApplicationId }),
    output: z.null(),
  }),
  rejectApplication: controlCommand({
    at: 'POST /promotions/applications/:applicationId/reject',
    cli: 'promotions reject <applicationId> <reason>',
    summary: 'Says no, for a reason that the member reads',
    input: z.strictObject({ applicationId: ApplicationId, reason: z.string().trim().min(1).max(500) }),
    output: z.null(),
  }),
  listClusters: controlCommand({
    at: 'GET /promotions/clusters',
    cli: 'promotions clusters',
    summary:
      'Accounts that may be one person: what they share, what they were given, and which are on hold, the largest first',
    input: z.strictObject({}),
    output: z.array(Cluster),
  }),
  holdRewards: controlCommand({
    at: 'POST /promotions/holds',
    cli: 'promotions hold <memberId> <reason>',
    summary: 'Pays a member nothing of the house until it is released, 14 days at most; what they have stays theirs',
    input: z.strictObject({ memberId: MemberId, reason: z.string().trim().min(1).max(500) }),
    output: z.null(),
  }),
  releaseRewards: controlCommand({
    at: 'POST /promotions/holds/release',
    cli: 'promotions release <memberId>',
    summary: 'Ends a hold: what waited can be claimed again',
    input: z.strictObject({ memberId: MemberId }),
    output: z.null(),
  }),
  showPromotionsOf: controlCommand({
    at: 'GET /promotions/of/:memberId',
    cli: 'promotions of <memberId>',
    summary: 'Where a member stands in every promotion that is taken part in',
    input: z.strictObject({ memberId: MemberId }),
    output: z.array(z.object({ promotionId: z.string(), status: z.enum(PROMOTION_STATUSES) })),
  }),
} as const;
