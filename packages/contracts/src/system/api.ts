import { z } from 'zod';
import { Language } from '../language';
import type { GameType } from '../lobby/wire';
import type { ModuleId } from '../modules';
import type { RegisterRules } from '../registration/wire';
import type { CUSTOMER_SERVICE_TYPES } from './wire';

export const LanguageInput = z.strictObject({ language: Language });

export interface MenuVendor {
  code: string;
  name: string;
  /** A path below one of `imageHosts`. */
  icon: string;
  opensList: boolean;
  gameCount: number;
}

/** All that the first screen needs to know what to draw (SYS-01). */
export interface Bootstrap {
  /** 0 normal, 1 maintenance, 2 region restriction; maintenance wins. */
  status: 0 | 1 | 2;
  maintenanceEndsAt: string | null;
  ip: string;
  merchant: string;
  currencySymbol: string;
  modules: ModuleId[];
  imageHosts: string[];
  launchHosts: string[];
  mainDomain: string;
  mirrors: { name: string; url: string }[];
  gtagId: string;
  /** VIP levels and inviting friends are offered (NAV-06). */
  offers: { vip: boolean; referral: boolean };
  /** Channels whose path could be decrypted; `url` is plain. */
  customerService: { type: (typeof CUSTOMER_SERVICE_TYPES)[number]; title: string; url: string }[];
  resources: Record<string, { labelNameEn: string; labelNameCn: string; url: string }>;
  register: RegisterRules;
  categories: { type: GameType; vendors: MenuVendor[] }[];
}

/** What a failed procedure carries in `error.data.platform`. */
export type { ErrorExtra } from '../envelope';
