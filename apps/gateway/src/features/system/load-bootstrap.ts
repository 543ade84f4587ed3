import { enabledModules } from '@tonalli/contracts/modules';
import { CURRENCY } from '@tonalli/contracts/money';
import type { Bootstrap } from '@tonalli/contracts/system/api';
import { fetchMenu, fetchPermission, type Permission } from '@tonalli/contracts/system/wire';
import type { Context } from '../../trpc/context';
import { toCategories } from './categories';
import { openChannels, openMirrors } from './customer-service';

/** All that the first screen needs, in one answer (SYS-01). */
export async function loadBootstrap(ctx: Context): Promise<Bootstrap> {
  const { services } = ctx;
  const [asked, menuAsked] = await Promise.allSettled([ctx.call(fetchPermission, {}), ctx.call(fetchMenu, {})]);
  if (asked.status === 'rejected') throw asked.reason;
  const permission = asked.value;
  const { info, location, maintenance } = permission;
  const status = statusOf(permission);
  // A closed platform still says that it is closed and whom to ask, but shows no menu.
  if (menuAsked.status === 'rejected' && status === 0) throw menuAsked.reason;
  const menu = menuAsked.status === 'fulfilled' ? menuAsked.value.categories : [];
  services.contentHosts.learn(ctx.request.world, info);
  return {
    status,
    maintenanceEndsAt: maintenance?.endsAt ?? null,
    ip: location.ip,
    merchant: services.merchant.code,
    currencySymbol: CURRENCY.symbol,
    modules: [...enabledModules(info.whitelabel)],
    imageHosts: info.imageCDNs,
    launchHosts: info.launchGameCDNs,
    mainDomain: info.mainDomain,
    mirrors: openMirrors(info.domainRoute),
    gtagId: info.analytics.gtagId,
    jackpot: permission.info.publicState.jackpot === 'PROGRESSIVE' ? 'progressive' : 'ticker',
    walletVendors: permission.info.publicState.walletVendors ?? [],
    offers: {
      vip: info.publicState.hasVip,
      referral: info.publicState.availablePromo.REFERRAL.enabled,
    },
    externalLogins: services.loginServices.offered.filter((name) => info.publicState.externalLogins?.includes(name)),
    customerService: await openChannels(info.customerService, services),
    resources: info.resources,
    register: info.register,
    categories: toCategories(menu),
  };
}

/** Maintenance wins over the region restriction (SYS-02). */
function statusOf({ maintenance, regionRestriction }: Permission): Bootstrap['status'] {
  if (maintenance) return 1;
  return regionRestriction ? 2 : 0;
}
