import { MARKETING_CHANNELS, MARKETING_PRODUCTS } from '@tonalli/contracts/consents/choices';
import { toIso } from '../../clock/system-time';
import type { World } from '../../world/world';
import { policyOf } from '../policy';
import { type ConsentRow, consentsRepository } from './consents.repository';

const HISTORY_MAX = 50;

/** By the rules of the place nobody is advertised to who did not agree. */
export const asksForConsent = (world: World): boolean => policyOf(world).marketingConsent !== 'none';

/** What holds of each product and channel, and what the member said of them last. */
export function readConsents(world: World, memberId: string) {
  const store = consentsRepository(world);
  const said = store.latest(memberId);
  const isOptIn = asksForConsent(world);
  const stateOf = ({ product, channel }: Pick<ConsentRow, 'product' | 'channel'>) => {
    const row = said.find((one) => one.product === product && one.channel === channel);
    return { product, channel, isGiven: row?.isGiven ?? !isOptIn, since: row ? toIso(row.at) : null };
  };
  return {
    isOptIn,
    states: MARKETING_PRODUCTS.flatMap((product) => MARKETING_CHANNELS.map((channel) => stateOf({ product, channel }))),
    history: store
      .newest(memberId, HISTORY_MAX)
      .map(({ product, channel, isGiven, at }) => ({ product, channel, isGiven, at: toIso(at) })),
  };
}
