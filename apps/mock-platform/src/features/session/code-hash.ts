import { createHmac, timingSafeEqual } from 'node:crypto';
import type { World } from '../../world/world';

/** What a code was sent for: it is good for nothing else. */
interface Sent {
  by: 'mail' | 'sms';
  /** As it is kept: in lower case, or E.164. */
  to: string;
  purpose: string;
}

/** Six digits have too little chance in them for a plain hash. */
export const codeHash = (world: World, { by, to, purpose }: Sent, code: string): string =>
  createHmac('sha256', world.platform.merchant.key).update(`${by}|${purpose}|${to}|${code}`).digest('hex');

/** Both are of one length. */
export const isSameHash = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(one), Buffer.from(other));
