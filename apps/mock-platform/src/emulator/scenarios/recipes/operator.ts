import { OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';
import type { ModuleId } from '@tonalli/contracts/modules';
import { parseMoney } from '@tonalli/contracts/money';
import type { RegistrationField } from '@tonalli/contracts/registration/wire';
import type { FaultSetName } from '@tonalli/qa/fault-sets';
import { FAULT_SETS } from '@tonalli/qa/fault-sets';
import { dayInZone } from '../../../clock/system-time';
import { addDays, dayStartInZone } from '../../../clock/zone-days';
import { DEPOSIT_CHANNELS } from '../../../features/cashier';
import { clearHelp, lengthenHelp } from '../../../features/help';
import { keepVendors } from '../../../features/lobby';
import { fillPool } from '../../../features/play';
import { MIRROR_SITES, mirrorsOf } from '../../../features/system';
import { type Stranger, UNLINKED_IDENTITIES } from '../../../identity/unlinked-identities';
import { setFieldUse } from '../../../people/registration-rules';
import { DOMAINS, IMAGE_HOSTS, LAUNCH_HOSTS, MODULES_OFF, PLATFORM_STATUS } from '../../../world/operator-settings';
import type { World } from '../../../world/world';
import { faultsOf } from '../../faults/fault-list';
import type { Recipe } from '../scenario';
import { setAll } from './settings';

/** Something that nobody logs in to see; open tabs are told to look again. */
const change = (apply: (world: World) => void): Recipe => ({
  cook(world) {
    apply(world);
    world.events.publish({ type: 'status' });
    return [];
  },
});

const MINUTE_MS = 60_000;
/** Of this machine, where nothing listens (the discard port). */
const CLOSED_HOST = 'http://127.0.0.1:9';

/** What the operator does to the whole platform. */
export const operator = {
  /** Closed for so many minutes; left out: until somebody opens it. */
  maintenance: (minutes?: number) =>
    change(({ settings, clock }) => {
      const endsAtMs = minutes === undefined ? null : clock.now() + minutes * MINUTE_MS;
      settings.set(PLATFORM_STATUS, { status: 1, endsAtMs });
    }),
  regionBlocked: () => change(({ settings }) => settings.set(PLATFORM_STATUS, { status: 2, endsAtMs: null })),
  /** Answers for these hosts alone. */
  domains: (...hosts: string[]) => change(({ settings }) => settings.set(DOMAINS, hosts)),
  modulesOff: (...ids: ModuleId[]) =>
    change(({ settings }) => settings.set(MODULES_OFF, [...new Set([...settings.get(MODULES_OFF), ...ids])])),
  modulesOn: (...ids: ModuleId[]) =>
    change(({ settings }) => {
      settings.set(
        MODULES_OFF,
        settings.get(MODULES_OFF).filter((id) => !ids.includes(id)),
      );
    }),
  settings: (given: Readonly<Record<string, unknown>>) => change((world) => setAll(world, given)),
  channelsClosed: (...ids: string[]) =>
    change(({ settings }) => {
      const channels = settings.get(DEPOSIT_CHANNELS);
      settings.set(
        DEPOSIT_CHANNELS,
        channels.map((channel) => (ids.includes(channel.id) ? { ...channel, isOpen: false } : channel)),
      );
    }),
  /** Has accounts at the services, and none here. */
  stranger: (somebody: Stranger) =>
    change(({ settings }) => settings.set(UNLINKED_IDENTITIES, [somebody, ...settings.get(UNLINKED_IDENTITIES)])),
  registrationField: (field: RegistrationField, use: 'required' | 'optional' | 'off') =>
    change((world) => setFieldUse(world, field, use)),
  /** Beside the mirrors that answer, one that does not. */
  mirrorDown: () =>
    change((world) =>
      world.settings.set(MIRROR_SITES, [
        ...mirrorsOf(world),
        { name: 'Tonalli Sur', url: 'https://sur.tonalli.example' },
      ]),
    ),
  /** The first host of pictures and of games does not answer, the second does. */
  hostDown: () =>
    change(({ settings, platform }) => {
      settings.set(IMAGE_HOSTS, [CLOSED_HOST, platform.publicUrl]);
      settings.set(LAUNCH_HOSTS, [CLOSED_HOST, platform.publicUrl]);
    }),
  /** The pool holds so much, as a decimal. */
  jackpot: (amount: string) => change((world) => fillPool(world, parseMoney(amount))),
  withoutHelp: () => change(clearHelp),
  /** So many times as long as it is written, with titles that do not fit. */
  longHelp: (times: number) => change((world) => lengthenHelp(world, times)),
  /** The first so many of the catalogue. */
  vendors: (count: number) => change((world) => keepVendors(world, count)),
} as const;

/** A ready-made set of faults. */
export const faults = (set: FaultSetName): Recipe =>
  change((world) => {
    const list = faultsOf(world);
    list.removeSet(set);
    for (const fault of FAULT_SETS[set].faults) list.add({ ...fault, set });
  });

/** Stands still at a time (ISO 8601 UTC). Name it first, as the others: what follows happens then. */
export const frozenClock = (at: string): Recipe => change(({ clock }) => clock.freeze(Date.parse(at)));

/** Stands still so many days from now. */
export const frozenAhead = (days: number): Recipe =>
  change(({ clock }) => clock.freeze(clock.now() + days * 24 * 60 * MINUTE_MS));

/** Stands still a second before the operator's day ends. */
export const frozenBeforeMidnight = (): Recipe =>
  change(({ clock }) => {
    const tomorrow = addDays(dayInZone(clock.now(), OPERATOR_TIME_ZONE), 1);
    clock.freeze(dayStartInZone(tomorrow, OPERATOR_TIME_ZONE) - 1_000);
  });
