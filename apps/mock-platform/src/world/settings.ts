import { MINIMUM_AGE_YEARS } from '@tonalli/contracts/constants';
import { isModuleId, type ModuleId } from '@tonalli/contracts/modules';
import { ExternalProvider } from '@tonalli/contracts/session/external';
import { EXTERNAL_PROVIDERS } from '@tonalli/contracts/session/external-names';
import { CUSTOMER_SERVICE_TYPES } from '@tonalli/contracts/system/wire';
import { AppliedScenario } from '@tonalli/qa/scenarios';
import type { Database } from 'better-sqlite3';
import { z } from 'zod';
import { CASHIER_SETTINGS } from './cashier-settings';
import { CONTACT_SETTINGS } from './contact-settings';
import { GAME_SETTINGS } from './game-settings';
import { OUTSIDE_SETTINGS } from './outside-settings';

const ServiceChannel = z.enum(CUSTOMER_SERVICE_TYPES);
const ModuleIdSchema = z.custom<ModuleId>((value) => typeof value === 'string' && isModuleId(value));

/** What the operator can change while the platform runs, with what holds until then. */
const SETTINGS = {
  status: {
    schema: z.object({
      /** 0 normal, 1 maintenance, 2 region restriction. */
      status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
      endsAtMs: z.int().nullable(),
    }),
    initial: { status: 0, endsAtMs: null },
  },
  /** Modules that are switched off; all others are on. */
  modulesOff: { schema: z.array(ModuleIdSchema), initial: ['REGMOBVERF3'] },
  /** Hosts that the platform answers for; empty: all. */
  domains: { schema: z.array(z.string()), initial: [] },
  /** Hosts that serve art and games; empty: the platform's own public address. */
  imageHosts: { schema: z.array(z.url()), initial: [] },
  launchHosts: { schema: z.array(z.url()), initial: [] },
  minimumAgeYears: { schema: z.int().min(MINIMUM_AGE_YEARS).max(99), initial: MINIMUM_AGE_YEARS },
  /** Work that a browser does before a login by password; `auto`: where the platform was started with it. */
  humanCheck: {
    schema: z.object({
      mode: z.enum(['auto', 'on', 'off']),
      /** Iterations of one try. */
      cost: z.int().min(1).max(1_000_000),
      /** The most tries that it takes. */
      tries: z.int().min(1).max(100_000),
    }),
    initial: { mode: 'auto', cost: 5_000, tries: 300 },
  },
  /** A login from an address that is not registered asks for a second step. */
  unregisteredIpStep: { schema: z.boolean(), initial: false },
  /** Services by whose accounts members can log in, in the order in which they are shown. */
  externalLogins: { schema: z.array(ExternalProvider), initial: [...EXTERNAL_PROVIDERS] },
  firebaseSms: { schema: z.boolean(), initial: false },
  /** `exchangeRatio`: points for 1.00 of money. `validBetPerPointMinor`: what has to be bet for one point. */
  points: {
    schema: z.object({
      exchangeRatio: z.int().min(1),
      minConvertPoints: z.int().min(1),
      validBetPerPointMinor: z.int().min(1),
    }),
    initial: { exchangeRatio: 500, minConvertPoints: 500, validBetPerPointMinor: 100 },
  },
  /** VIP levels and inviting friends are offered (NAV-06). */
  vipOn: { schema: z.boolean(), initial: true },
  referralOn: { schema: z.boolean(), initial: true },
  /** What a member earns of the valid bets of those they invited. */
  referralRateBasisPoints: { schema: z.int().min(0).max(1_000), initial: 50 },
  /** Channels of the customer service that are closed, and those whose sealed path arrives damaged. */
  serviceChannels: {
    schema: z.object({ closed: z.array(ServiceChannel), damaged: z.array(ServiceChannel) }),
    initial: { closed: [], damaged: [] },
  },
  gtagId: { schema: z.string(), initial: '' },
  ...CONTACT_SETTINGS,
  ...CASHIER_SETTINGS,
  ...GAME_SETTINGS,
  ...OUTSIDE_SETTINGS,
  /** Scenarios that were applied, in their order. */
  scenarios: { schema: z.array(AppliedScenario), initial: [] },
  /** The time that the default data end at, from which this world goes on; null: nobody wrote it down. */
  dataEndAt: { schema: z.int().nullable(), initial: null },
  clock: {
    schema: z.discriminatedUnion('mode', [
      z.object({ mode: z.literal('live'), offsetMs: z.int() }),
      z.object({ mode: z.literal('frozen'), atMs: z.int() }),
    ]),
    initial: { mode: 'live', offsetMs: 0 },
  },
} as const satisfies { [Name in string]: { schema: z.ZodType; initial: unknown } };

export type SettingName = keyof typeof SETTINGS;
export type SettingValue<Name extends SettingName> = z.output<(typeof SETTINGS)[Name]['schema']>;

export interface WorldSettings {
  get<Name extends SettingName>(name: Name): SettingValue<Name>;
  set<Name extends SettingName>(name: Name, value: SettingValue<Name>): void;
}

/** The names of the scenarios that were applied to a world, in their order. */
export const scenarioNames = (settings: WorldSettings): string[] => settings.get('scenarios').map(({ name }) => name);

/** The settings of one world, kept in its database and read from memory. */
export function createSettings(sqlite: Database): WorldSettings {
  const read = sqlite.prepare<[string], { value: string }>('SELECT value FROM settings WHERE name = ?');
  const write = sqlite.prepare<[string, string]>(
    'INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
  );
  const known = new Map<SettingName, unknown>();

  return {
    get(name) {
      const cached = known.get(name);
      // Only what this setting's own schema accepted, or its initial value, is kept under its name.
      if (cached !== undefined) return cached as SettingValue<typeof name>;
      const row = read.get(name);
      const value = row ? SETTINGS[name].schema.parse(JSON.parse(row.value)) : SETTINGS[name].initial;
      // What a transaction sees may still be undone.
      if (!sqlite.inTransaction) known.set(name, value);
      return value as SettingValue<typeof name>;
    },
    set(name, value) {
      write.run(name, JSON.stringify(SETTINGS[name].schema.parse(value)));
      known.delete(name);
    },
  };
}
