/** What of a day's play and deposits may be a sign of harm; no imports, since it ships to browsers. */
export const MARKERS = [
  'depositCount',
  'depositGrowth',
  'failedDeposits',
  'depositsAfterLoss',
  'stakeGrowth',
  'nightPlay',
  'longPlay',
  'everyDay',
  'chasing',
] as const;
export type Marker = (typeof MARKERS)[number];

/** What a score asks for: nothing, a word in the inbox, a check-in before the member goes on, or a pause and a person. */
export const HARM_BANDS = ['none', 'inform', 'interact', 'protect'] as const;
export type HarmBand = (typeof HARM_BANDS)[number];

/** What a member says at a check-in. */
export const CHECK_IN_ANSWERS = ['fine', 'limits', 'break', 'talk'] as const;
export type CheckInAnswer = (typeof CHECK_IN_ANSWERS)[number];

/** What the platform does about them: nothing, keep the scores, or act on them too. */
export const HARM_MODES = ['off', 'identify', 'act'] as const;
export type HarmMode = (typeof HARM_MODES)[number];
