import type { ValueOf } from '@tonalli/contracts/endpoint';
import type { ENDPOINTS, EndpointName } from '@tonalli/contracts/endpoints';

const AT = '2026-03-01T12:00:00.000Z';

/** What the fake platform answers of VIP, referral and points. */
export const FAKE_BENEFITS = {
  fetchVip: {
    vipLabelName: 'Club',
    vipRankLevel: 1,
    validBet: 150_000,
    levels: [
      { level: 0, name: 'Alba', validBet: 0, upgradeBonus: 0, monthlyBonus: 0 },
      { level: 1, name: 'Barro', validBet: 100_000, upgradeBonus: 1_000, monthlyBonus: 500 },
    ],
    bonuses: [{ bonusId: 'V00000001', kind: 'UPGRADE', level: 1, amount: 1_000, grantedAt: AT, expiresAt: null }],
  },
  claimVipBonus: { bonusId: 'V00000001', amount: 1_000, balance: 101_000 },
  listBonuses: {
    content: [{ movementId: 'L00000001', kind: 'bonus.vip', amount: 1_000, at: AT, reference: 'V00000001' }],
    pageNum: 1,
    totalPages: 1,
    totalRows: 1,
    total: 1_000,
  },
  fetchReferral: { referralCode: '12345678', rateBasisPoints: 20, invited: 3, deposited: 2, active: 1, earned: 4_250 },
  listInvited: {
    content: [{ memberName: 'Ana***', joinedAt: AT, hasDeposited: true, hasBet: false }],
    pageNum: 1,
    totalPages: 1,
    totalRows: 1,
  },
  listReferralEarnings: {
    content: [{ day: '2026-02-28', active: 1, validBet: 100_000, rateBasisPoints: 20, amount: 200, creditedAt: AT }],
    pageNum: 1,
    totalPages: 1,
    totalRows: 1,
  },
  fetchPointBalance: { balance: 12_000, validBet: 2_500_000 },
  fetchPointConfig: { exchangeRatio: 500, minConvertPoints: 500, validBetPerPoint: 100 },
  listPointRewards: {
    list: [
      {
        rewardId: 'taza',
        type: 'LIFESTYLE',
        name: 'Taza Tonalli',
        description: 'Pintada a mano.',
        picture: '/art/rewards/taza.svg',
        quantity: 7,
        pointsRequirement: 6_000,
        amountRequirement: 0,
        bonusAmount: null,
      },
    ],
  },
  listRedemptions: {
    content: [
      {
        redeemId: 'C00000001',
        rewardId: 'taza',
        type: 'LIFESTYLE',
        name: 'Taza Tonalli',
        quantity: 1,
        points: 6_000,
        status: 'PROCESS',
        at: AT,
        reviewedAt: null,
      },
    ],
    pageNum: 1,
    totalPages: 1,
    totalRows: 1,
  },
  listPointEntries: {
    content: [
      {
        entryId: 'PT00000001',
        type: 'CONVERT',
        at: AT,
        changedPoints: -500,
        pointsBalance: 12_000,
        remark: { amount: 100, reward: null, quantity: null },
      },
    ],
    pageNum: 1,
    totalPages: 1,
    totalRows: 1,
  },
  redeemPointReward: { redeemId: 'C00000002', status: 'PROCESS', points: 6_000, pointsBalance: 6_000 },
  convertPoints: { amount: 100, pointsBalance: 11_500 },
} satisfies { readonly [Name in EndpointName]?: ValueOf<(typeof ENDPOINTS)[Name]> };
