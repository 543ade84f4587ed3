import { MARKETING_CHANNELS, MARKETING_PRODUCTS } from '@tonalli/contracts/consents/choices';
import type { ClosedAccount } from '../../events/facts';
import type { World } from '../../world/world';
import { keepConsent } from './keep-consents';

/** Whoever closes the account wants no advertising any more, by no channel. */
export function withdrawConsents(world: World, { memberId, at }: ClosedAccount): void {
  for (const product of MARKETING_PRODUCTS)
    for (const channel of MARKETING_CHANNELS) keepConsent(world, { memberId, product, channel, isGiven: false, at });
}
