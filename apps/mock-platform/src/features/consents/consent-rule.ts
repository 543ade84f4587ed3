import { MARKETING_PRODUCTS } from '@tonalli/contracts/consents/choices';
import type { GuardRule, MarketingAct, Refusal } from '../../world/guard-rules';
import type { World } from '../../world/world';
import { policyOf } from '../policy';
import { consentsRepository } from './consents.repository';

/** Whether the member agreed to all that is advertised: what is about no product in particular is about each of them. */
function isAgreed(world: World, { memberId, product, channel }: MarketingAct): boolean {
  const mode = policyOf(world).marketingConsent;
  const said = consentsRepository(world).latest(memberId);
  const once = mode === 'none' || (mode === 'once' && said.some(({ isGiven }) => isGiven));
  const about = product === null ? MARKETING_PRODUCTS : [product];
  return about.every((each) => said.find((row) => row.product === each && row.channel === channel)?.isGiven ?? once);
}

/** Nobody is advertised to who did not agree where the rules ask for it, nor anywhere who withdrew their consent. */
export const consentRule: GuardRule<World> = {
  about: ['marketing'],
  refuse: (world, action): Refusal | null =>
    action.do === 'marketing' && !isAgreed(world, action) ? { code: 'MARKETING_NOT_AGREED' } : null,
};
