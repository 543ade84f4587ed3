/** Where somebody may say that they speak for the operator. */
export const REPRESENTATIVE_CHANNELS = [
  'WHATSAPP',
  'TELEGRAM',
  'PHONE',
  'EMAIL',
  'WEBSITE',
  'FACEBOOK',
  'IG',
  'TWITTER',
  'LINE',
] as const;
export type RepresentativeChannel = (typeof REPRESENTATIVE_CHANNELS)[number];

/** `reported`: known, as somebody who only pretends. `unknown`: nobody of the operator's, as far as it knows. */
export const REPRESENTATIVE_VERDICTS = ['official', 'reported', 'unknown'] as const;
export type RepresentativeVerdict = (typeof REPRESENTATIVE_VERDICTS)[number];
