import { z } from 'zod';
import { REPRESENTATIVE_HANDLE_MAX_CHARACTERS } from '../constants';
import { JackpotKind } from '../content/wire';
import { endpoint } from '../endpoint';
import { WhitelabelNode } from '../modules';
import { RegisterRules } from '../registration/wire';
import { REPRESENTATIVE_CHANNELS, REPRESENTATIVE_VERDICTS } from './representatives';

export const CUSTOMER_SERVICE_TYPES = [
  'LIVECHAT',
  'TELEGRAM',
  'TELEGRAM2',
  'IG',
  'WHATSAPP',
  'TWITTER',
  'FACEBOOK',
  'LINE',
] as const;

export const CustomerServiceChannel = z.object({
  csType: z.enum(CUSTOMER_SERVICE_TYPES),
  /** A compact JWE (`dir`, A256GCM) of the URL under the merchant's shared key. */
  path: z.string(),
  title: z.string(),
});

export const DomainRoute = z.object({ name: z.string(), url: z.url() });

export const SystemStatus = z.object({
  /** 0 normal, 1 maintenance, 2 region restriction. */
  status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  endsAt: z.iso.datetime().nullable(),
});
export type SystemStatus = z.infer<typeof SystemStatus>;

/** Vendors of one category, in the order in which they are shown. */
export const MenuCategory = z.object({
  gameCategory: z.string(),
  vendors: z.array(
    z.object({
      vassalage: z.string(),
      name: z.string(),
      icon: z.string(),
      isGame: z.enum(['VASSALAGE', 'GAME']),
      gameCount: z.int(),
    }),
  ),
});
export type MenuCategory = z.infer<typeof MenuCategory>;

export const Permission = z.object({
  info: z.object({
    customerService: z.array(CustomerServiceChannel),
    domainRoute: z.array(DomainRoute),
    resources: z.record(z.string(), z.object({ labelNameEn: z.string(), labelNameCn: z.string(), url: z.string() })),
    whitelabel: z.array(WhitelabelNode),
    register: RegisterRules,
    mainDomain: z.string(),
    analytics: z.object({ gtagId: z.string() }),
    imageCDNs: z.array(z.url()),
    launchGameCDNs: z.array(z.url()),
    /** What the operator has switched on beside the whitelabel's modules. */
    publicState: z.object({
      hasVip: z.boolean(),
      /** What the operator calls it, and the highest level that there is. */
      vipLabelName: z.string(),
      vipRankLevel: z.int().min(0),
      availablePromo: z.object({ REFERRAL: z.object({ enabled: z.boolean() }) }),
      /** Left out by a platform without a pool: its jackpot is a ticker. */
      jackpot: JackpotKind.optional(),
      /** Vendors that keep wallets of their own; left out: none does. */
      walletVendors: z.array(z.string()).optional(),
      /** Services by whose accounts members log in, in the order in which they are shown; left out: none. */
      externalLogins: z.array(z.string()).optional(),
    }),
  }),
  location: z.object({ ip: z.string() }),
  /** Null while the platform is open; `endsAt` is null when the end is not known. */
  maintenance: z.object({ endsAt: z.iso.datetime().nullable() }).nullable(),
  regionRestriction: z.boolean(),
});
export type Permission = z.infer<typeof Permission>;

export const fetchPermission = endpoint({
  method: 'GET',
  path: '/wps/system/permission',
  summary: 'Everything that the first screen needs to know what to draw',
  extension: true,
  request: z.strictObject({}),
  value: Permission,
});

export const fetchMenu = endpoint({
  method: 'GET',
  path: '/wps/system/menu',
  summary: 'Categories of the navigation with their vendors',
  extension: true,
  request: z.strictObject({}),
  value: z.object({ categories: z.array(MenuCategory) }),
});

export const fetchCountries = endpoint({
  method: 'GET',
  path: '/wps/system/countries',
  summary: 'Country codes with dialling codes',
  extension: true,
  request: z.strictObject({}),
  value: z.object({
    list: z.array(z.object({ countryCode: z.string(), countryDialingCode: z.string(), name: z.string() })),
  }),
});

export const listBankLogos = endpoint({
  method: 'GET',
  path: '/wps/system/banks',
  summary: 'The banks that the operator works with, for the footer',
  extension: true,
  request: z.strictObject({}),
  /** `logo`: a path below one of the permission's `imageCDNs`. */
  value: z.object({ list: z.array(z.object({ bankId: z.string(), name: z.string(), logo: z.string() })) }),
});

export const fetchWhitelabel = endpoint({
  method: 'GET',
  path: '/wps/system/whitelabel',
  summary: 'The tree of module flags',
  request: z.strictObject({}),
  value: z.array(WhitelabelNode),
});

export const fetchStatus = endpoint({
  method: 'GET',
  path: '/wps/system/status',
  summary: 'Whether the platform is open',
  request: z.strictObject({}),
  value: SystemStatus,
});

export const fetchDomainRoute = endpoint({
  method: 'GET',
  path: '/wps/system/domainRoute',
  summary: 'Mirror sites',
  request: z.strictObject({}),
  value: z.array(DomainRoute),
});

const InBoth = z.object({ es: z.string(), en: z.string() });

/** Who helps with playing too much. */
export const HelpLine = z.object({
  names: InBoth,
  phone: z.string(),
  hours: InBoth,
  /** Where more is said. */
  url: z.url({ protocol: /^https$/ }).optional(),
});
export type HelpLine = z.infer<typeof HelpLine>;

export const fetchContact = endpoint({
  method: 'GET',
  path: '/wps/system/contact',
  summary: 'Ways to reach the operator; answered while it is closed, and for any domain',
  extension: true,
  request: z.strictObject({}),
  value: z.object({
    customerService: z.array(CustomerServiceChannel),
    domainRoute: z.array(DomainRoute),
    helpLines: z.array(HelpLine),
    /** Under which the operator works. */
    permit: z.string(),
  }),
});

export const verifyRepresentative = endpoint({
  method: 'POST',
  path: '/wps/system/representative',
  summary: 'Whether somebody who claims to speak for the operator does',
  extension: true,
  request: z.strictObject({
    channel: z.enum(REPRESENTATIVE_CHANNELS),
    handle: z.string().min(1).max(REPRESENTATIVE_HANDLE_MAX_CHARACTERS),
  }),
  value: z.object({
    verdict: z.enum(REPRESENTATIVE_VERDICTS),
    /** Who it is, when official. */
    name: z.string().nullable(),
  }),
});

export const fetchClock = endpoint({
  method: 'GET',
  path: '/wps/relay/SYS_clock',
  summary: "The platform's time, by which pages know the operator's day",
  token: 'required',
  extension: true,
  request: z.strictObject({}),
  value: z.object({ now: z.iso.datetime() }),
});
