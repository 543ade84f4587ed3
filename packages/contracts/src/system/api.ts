import { z } from 'zod';
import { REPRESENTATIVE_HANDLE_MAX_CHARACTERS } from '../constants';
import { Language } from '../language';
import type { GameType } from '../lobby/wire';
import type { ModuleId } from '../modules';
import type { RegisterRules } from '../registration/wire';
import type { ExternalProvider } from '../session/external-names';
import { REPRESENTATIVE_CHANNELS, type RepresentativeVerdict } from './representatives';
import type { CUSTOMER_SERVICE_TYPES, HelpLine } from './wire';

export const LanguageInput = z.strictObject({ language: Language });

export const VerifyRepresentativeInput = z.strictObject({
  channel: z.enum(REPRESENTATIVE_CHANNELS),
  handle: z.string().trim().min(1).max(REPRESENTATIVE_HANDLE_MAX_CHARACTERS),
});

export interface RepresentativeAnswer {
  verdict: RepresentativeVerdict;
  /** Who it is, when official. */
  name: string | null;
}

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
  /** Services by whose accounts one can log in, in the order in which they are shown (AUTH-09). */
  externalLogins: ExternalProvider[];
  /** A pool that is fed and won, or a ticker. */
  jackpot: 'progressive' | 'ticker';
  /** Codes of the vendors that keep wallets of their own; all others play from the main one (GAME-07). */
  walletVendors: string[];
  /** Channels whose path could be decrypted; `url` is plain. */
  customerService: { type: (typeof CUSTOMER_SERVICE_TYPES)[number]; title: string; url: string }[];
  resources: Record<string, { labelNameEn: string; labelNameCn: string; url: string }>;
  register: RegisterRules;
  categories: { type: GameType; vendors: MenuVendor[] }[];
}

export interface PlatformClock {
  /** ISO 8601: the platform's time. */
  now: string;
}

export interface BankLogo {
  id: string;
  name: string;
  /** A path below one of the bootstrap's `imageHosts`. */
  logo: string;
}

/** Ways to the operator that are there whatever else is closed (SYS-04, SYS-11). */
export interface Contact extends Pick<Bootstrap, 'customerService' | 'mirrors'> {
  helpLines: HelpLine[];
  /** Under which the operator works. */
  permit: string;
}

/** What a failed procedure carries in `error.data.platform`. */
export type { ErrorExtra } from '../envelope';
