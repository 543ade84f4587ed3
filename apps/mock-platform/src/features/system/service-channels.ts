import { sealUnderSharedKey } from '@tonalli/contracts/sealing';
import type { Permission } from '@tonalli/contracts/system/wire';
import type { World } from '../../world/world';
import { contactData } from './contact-data';
import { serviceUrl } from './service-site';
import { SERVICE_CHANNELS } from './system-settings';

/** Cut off here, nothing opens a seal any more. */
const DAMAGE_CHARACTERS = 8;

/** The open channels of the customer service, each with its path sealed under the merchant's key (NAV-07). */
export function serviceChannels(world: World): Promise<Permission['info']['customerService']> {
  const { closed, damaged } = world.settings.get(SERVICE_CHANNELS);
  const open = contactData().customerService.filter(({ csType }) => !closed.includes(csType));
  return Promise.all(
    open.map(async ({ csType, title }) => {
      const path = await sealUnderSharedKey(world.platform.merchant.key, serviceUrl(world, csType));
      return { csType, path: damaged.includes(csType) ? path.slice(0, -DAMAGE_CHARACTERS) : path, title };
    }),
  );
}
