/** The operator's zone, in which the console shows and takes times. */
export const ZONE = 'America/Mexico_City';

const PARTS = new Intl.DateTimeFormat('sv-SE', {
  timeZone: ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** A moment as a `datetime-local` field wants it, such as `2026-07-01T10:30:00`. */
export const toField = (at: number): string => PARTS.format(at).replace(' ', 'T');

/** What a `datetime-local` field holds, as milliseconds since epoch; null when it holds no time. */
export function fromField(text: string): number | null {
  const asUtc = Date.parse(`${text}Z`);
  if (Number.isNaN(asUtc)) return null;
  const offset = Date.parse(`${toField(asUtc)}Z`) - asUtc;
  return asUtc - offset;
}
