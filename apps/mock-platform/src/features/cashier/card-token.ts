import { createHmac, timingSafeEqual } from 'node:crypto';
import type { World } from '../../world/world';

const MAC_CHARACTERS = 32;

/** Nobody without the merchant's key can name another order's page. */
const macOf = (world: World, id: number): string =>
  createHmac('sha256', Buffer.from(world.platform.merchant.key, 'base64url'))
    .update(`card-page|${world.name}|${id}`)
    .digest('base64url')
    .slice(0, MAC_CHARACTERS);

/** The payment page of one order, for browsers. */
export const cardUrlOf = (world: World, id: number): string =>
  `${world.platform.publicUrl}/pay/card/${world.name}/${id}.${macOf(world, id)}`;

/** The order that a token stands for, or null when it is none of ours. */
export function orderOfCardToken(world: World, token: string): number | null {
  const match = /^(\d{1,15})\.([\w-]{32})$/.exec(token);
  if (!match) return null;
  const [, id = '', mac = ''] = match;
  const right = macOf(world, Number(id));
  return timingSafeEqual(Buffer.from(mac), Buffer.from(right)) ? Number(id) : null;
}
