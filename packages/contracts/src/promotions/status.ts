/** How a promotion is taken part in. `information` asks for nothing: what it tells of is found elsewhere. */
export const PROMOTION_KINDS = ['information', 'join', 'claim', 'application', 'calendar', 'cashback'] as const;
export type PromotionKind = (typeof PROMOTION_KINDS)[number];

/** Where a promotion stands, the same for everybody. `STOPPED`: within its period, but its budget is spent or the operator has paused it. */
export const PROMOTION_PHASES = ['COMING_SOON', 'OPEN', 'STOPPED', 'CLOSED'] as const;
export type PromotionPhase = (typeof PROMOTION_PHASES)[number];

/** Where a member stands in a promotion. */
export const TAKING_STATES = [
  'NONE',
  'CLAIMABLE',
  'JOINED',
  'SIGNED_TODAY',
  'APPLIED',
  'IN_PROCESS',
  'REJECTED',
  'ISSUED',
  'CLAIMED',
] as const;
export type TakingState = (typeof TAKING_STATES)[number];

export const PROMOTION_STATUSES = [
  'join',
  'claim',
  'applying',
  'close',
  'rejected',
  'issued',
  'claimed',
  'process',
  'joined',
  'comingSoon',
  'signed',
  'closed',
] as const;
export type PromotionStatus = (typeof PROMOTION_STATUSES)[number];

/** What was sent, decided or given: it stays to be seen when the promotion is over. */
const LASTING = {
  APPLIED: 'applying',
  IN_PROCESS: 'process',
  REJECTED: 'rejected',
  ISSUED: 'issued',
  CLAIMED: 'claimed',
} as const satisfies Partial<Record<TakingState, PromotionStatus>>;

/** What only counts while it is open. */
const OPEN = {
  NONE: 'join',
  CLAIMABLE: 'claim',
  JOINED: 'joined',
  SIGNED_TODAY: 'signed',
} as const satisfies Partial<Record<TakingState, PromotionStatus>>;

const ELSE = { COMING_SOON: 'comingSoon', STOPPED: 'close', CLOSED: 'closed' } as const satisfies Record<
  Exclude<PromotionPhase, 'OPEN'>,
  PromotionStatus
>;

type Lasting = keyof typeof LASTING;
const isLasting = (state: TakingState): state is Lasting => Object.hasOwn(LASTING, state);

/** What a member is shown of a promotion, by nothing but where it stands and where they do. */
export function promotionStatus(phase: PromotionPhase, state: TakingState): PromotionStatus {
  if (isLasting(state)) return LASTING[state];
  return phase === 'OPEN' ? OPEN[state] : ELSE[phase];
}

export const TAKING_ACTIONS = ['join', 'claim', 'apply', 'sign'] as const;
export type TakingAction = (typeof TAKING_ACTIONS)[number];

const FIRST_ACTIONS: Record<PromotionKind, TakingAction | null> = {
  information: null,
  join: 'join',
  cashback: 'join',
  claim: 'claim',
  application: 'apply',
  calendar: 'sign',
};

/** What a member can do about a promotion of that status; null: nothing, or nothing now. What was issued waits to be claimed. */
export function actionOf(kind: PromotionKind, status: PromotionStatus): TakingAction | null {
  if (status === 'join') return FIRST_ACTIONS[kind];
  return status === 'claim' || status === 'issued' ? 'claim' : null;
}
