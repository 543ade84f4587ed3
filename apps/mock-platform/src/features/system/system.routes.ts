import * as system from '@tonalli/contracts/system/wire';
import { currentStatus } from '../../transport/availability';
import { type Route, route } from '../../transport/verb';
import { listMenuCategories } from '../lobby';
import { contactData, helpLines } from './contact-data';
import { countries } from './countries';
import { fetchClock } from './fetch-clock';
import { fetchPermission } from './fetch-permission';
import { listBankLogos } from './list-bank-logos';
import { mirrorsOf } from './mirrors';
import { serviceChannels } from './service-channels';
import { verifyRepresentative } from './verify-representative';
import { whitelabelTree } from './whitelabel';

export const systemRoutes: Route[] = [
  route(system.fetchPermission, fetchPermission),
  route(system.fetchMenu, ({ ctx }) => ({ categories: listMenuCategories(ctx.world, ctx.request.language) })),
  route(system.fetchCountries, ({ ctx }) => ({ list: countries(ctx.request.language) })),
  route(system.listBankLogos, listBankLogos),
  route(system.fetchWhitelabel, ({ ctx }) => whitelabelTree(ctx.world)),
  route(system.fetchClock, fetchClock),
  route(system.fetchStatus, ({ ctx }) => currentStatus(ctx.world)),
  route(system.fetchDomainRoute, ({ ctx }) => mirrorsOf(ctx.world)),
  route(system.fetchContact, async ({ ctx: { world } }) => ({
    customerService: await serviceChannels(world),
    helpLines: helpLines(),
    permit: contactData().permit,
    domainRoute: mirrorsOf(world),
  })),
  route(system.verifyRepresentative, verifyRepresentative),
];
