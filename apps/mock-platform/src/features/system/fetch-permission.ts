import { sealUnderSharedKey } from '@tonalli/contracts/sealing';
import type { fetchPermission as endpoint } from '@tonalli/contracts/system/wire';
import { currentStatus } from '../../http/gate';
import type { Verb } from '../../http/verb';
import { registerRules } from '../registration';
import { VIP_LABEL, VIP_LEVELS } from '../vip';
import { CUSTOMER_SERVICE, MAIN_DOMAIN, MIRRORS, RESOURCES } from './operator';
import { serviceUrl } from './service-site';
import { whitelabelTree } from './whitelabel';

export const fetchPermission: Verb<typeof endpoint> = async ({ ctx: { world, request } }) => {
  const { status, endsAt } = currentStatus(world);
  const customerService = CUSTOMER_SERVICE.map(async ({ csType, title }) => ({
    csType,
    path: await sealUnderSharedKey(world.platform.merchant.key, serviceUrl(world, csType)),
    title,
  }));
  return {
    info: {
      customerService: await Promise.all(customerService),
      domainRoute: [...MIRRORS],
      resources: RESOURCES,
      whitelabel: whitelabelTree(world),
      register: registerRules(world),
      mainDomain: MAIN_DOMAIN,
      analytics: { gtagId: world.settings.get('gtagId') },
      imageCDNs: [...request.imageHosts],
      launchGameCDNs: [...request.launchHosts],
      publicState: {
        hasVip: world.settings.get('vipOn'),
        vipLabelName: VIP_LABEL[request.language],
        vipRankLevel: VIP_LEVELS.length - 1,
        availablePromo: { REFERRAL: { enabled: world.settings.get('referralOn') } },
      },
    },
    location: { ip: request.ip },
    maintenance: status === 1 ? { endsAt } : null,
    regionRestriction: status === 2,
  };
};
