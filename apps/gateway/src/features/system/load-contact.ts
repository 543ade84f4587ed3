import type { Contact } from '@tonalli/contracts/system/api';
import { fetchContact } from '@tonalli/contracts/system/wire';
import type { Context } from '../../trpc/context';
import { openChannels, openMirrors } from './customer-service';

/** Whom to ask and where else to go; answered also while everything else is refused. */
export async function loadContact({ call, services, request }: Context): Promise<Contact> {
  const { customerService, domainRoute, helpLines, permit } = await call(fetchContact, {});
  services.contentHosts.learnMirrors(request.world, domainRoute);
  const channels = await openChannels(customerService, services);
  return { customerService: channels, mirrors: openMirrors(domainRoute), helpLines, permit };
}
