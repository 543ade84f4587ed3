import type { fetchPermission as endpoint } from '@tonalli/contracts/system/wire';
import { EXTERNAL_LOGINS } from '../../people/people-settings';
import { currentStatus } from '../../transport/availability';
import type { Verb } from '../../transport/verb';
import { JACKPOT_RULES } from '../play';
import { REFERRAL_ON } from '../referral';
import { askedOfRegistration } from '../registration';
import { VIP_LABEL, VIP_LEVELS, VIP_ON } from '../vip';
import { walletVendors } from '../wallet';
import { contactData } from './contact-data';
import { mirrorsOf } from './mirrors';
import { serviceChannels } from './service-channels';
import { GTAG_ID } from './system-settings';
import { whitelabelTree } from './whitelabel';

export const fetchPermission: Verb<typeof endpoint> = async ({ ctx: { world, request } }) => {
  const { status, endsAt } = currentStatus(world);
  const { mainDomain, resources } = contactData();
  return {
    info: {
      customerService: await serviceChannels(world),
      domainRoute: mirrorsOf(world),
      resources,
      whitelabel: whitelabelTree(world),
      register: askedOfRegistration(world),
      mainDomain,
      analytics: { gtagId: world.settings.get(GTAG_ID) },
      imageCDNs: [...request.imageHosts],
      launchGameCDNs: [...request.launchHosts],
      publicState: {
        hasVip: world.settings.get(VIP_ON),
        vipLabelName: VIP_LABEL[request.language],
        vipRankLevel: VIP_LEVELS.length - 1,
        availablePromo: { REFERRAL: { enabled: world.settings.get(REFERRAL_ON) } },
        jackpot: world.settings.get(JACKPOT_RULES).kind,
        walletVendors: walletVendors(world),
        externalLogins: world.settings.get(EXTERNAL_LOGINS),
      },
    },
    location: { ip: request.ip },
    maintenance: status === 1 ? { endsAt } : null,
    regionRestriction: status === 2,
  };
};
