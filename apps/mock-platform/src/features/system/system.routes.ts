import * as system from '@tonalli/contracts/system/wire';
import { currentStatus } from '../../http/gate';
import { type Route, route } from '../../http/verb';
import { listMenuCategories } from '../lobby';
import { countries } from './countries';
import { fetchPermission } from './fetch-permission';
import { MIRRORS } from './operator';
import { whitelabelTree } from './whitelabel';

export const systemRoutes: Route[] = [
  route(system.fetchPermission, fetchPermission),
  route(system.fetchMenu, ({ ctx }) => ({ categories: listMenuCategories(ctx.world, ctx.request.language) })),
  route(system.fetchCountries, ({ ctx }) => ({ list: countries(ctx.request.language) })),
  route(system.fetchWhitelabel, ({ ctx }) => whitelabelTree(ctx.world)),
  route(system.fetchStatus, ({ ctx }) => currentStatus(ctx.world)),
  route(system.fetchDomainRoute, () => [...MIRRORS]),
];
