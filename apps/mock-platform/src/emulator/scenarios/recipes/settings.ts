import { z } from 'zod';
import { LOSS_RANKING } from '../../../features/agent-reports';
import { EXCLUSION_REGISTER } from '../../../features/breaks';
import {
  DEPOSIT_AUTO_CONFIRM,
  DEPOSIT_CHANNELS,
  WITHDRAWAL_AUTO_PAY,
  WITHDRAWAL_RULES,
} from '../../../features/cashier';
import { CHAT_RULES } from '../../../features/chat';
import { FINANCIAL_RECORDS } from '../../../features/finances';
import { HARM_MARKERS } from '../../../features/harm-markers';
import { IDENTITY_CHECK } from '../../../features/identity-check';
import { TRANSFER_RULES } from '../../../features/member-transfers';
import { JACKPOT_RULES, ROOM_SEPARATION, ROOM_WATCH } from '../../../features/play';
import { POINT_RULES } from '../../../features/points';
import { POLICY_PACK } from '../../../features/policy';
import { REBATE_RULES } from '../../../features/rebates';
import { REFERRAL_ON, REFERRAL_RATE } from '../../../features/referral';
import { HUMAN_CHECK, NETWORKS, UNREGISTERED_IP_STEP } from '../../../features/session';
import { GTAG_ID, MIRROR_SITES, REPRESENTATIVES, SERVICE_CHANNELS } from '../../../features/system';
import { VIP_ON } from '../../../features/vip';
import { WALLET_VENDORS } from '../../../features/wallet';
import { UNLINKED_IDENTITIES } from '../../../identity/unlinked-identities';
import { EXTERNAL_LOGINS, FIREBASE_SMS, MAXIMUM_RATES, MINIMUM_AGE } from '../../../people/people-settings';
import { DOMAINS, IMAGE_HOSTS, LAUNCH_HOSTS, PLATFORM_STATUS } from '../../../world/operator-settings';
import type { Setting } from '../../../world/settings';
import type { World } from '../../../world/world';

interface SettingOfFiles {
  input: z.ZodType;
  /** Takes what `input` has parsed. */
  set(world: World, given: unknown): void;
}

const setting = <Value>(summary: string, of: Setting<Value>): [name: string, SettingOfFiles] => [
  of.name,
  {
    input: partOf(of.schema).meta({ description: summary }),
    set({ settings }, given) {
      // The setting's own schema takes it or throws.
      settings.set(of, completed(settings.get(of), given) as Value);
    },
  },
];

/** Of a setting with fields a file says those that it changes. */
const partOf = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodObject ? z.strictObject(schema.partial().shape) : schema;

const completed = (present: unknown, given: unknown): unknown =>
  Array.isArray(given) || typeof given !== 'object' ? given : { ...Object(present), ...given };

/** What the operator can set, under the names that it is stored by; modules have steps of their own. */
const SETTINGS: Readonly<Record<string, SettingOfFiles>> = Object.fromEntries([
  setting('0 open, 1 maintenance, 2 closed to the region, and until when', PLATFORM_STATUS),
  setting('Hosts that the platform answers for; none: all', DOMAINS),
  setting('Hosts of pictures; none: the own address', IMAGE_HOSTS),
  setting('Hosts of games; none: the own address', LAUNCH_HOSTS),
  setting('How old a player has to be', MINIMUM_AGE),
  setting('Whose rules of play and protection hold', POLICY_PACK),
  setting('Which documents show who a member is, and what they are asked for before', IDENTITY_CHECK),
  setting('What is done about markers of harm', HARM_MARKERS),
  setting('What public records say of members, where the rules have them looked at', FINANCIAL_RECORDS),
  setting(
    'What the register of self-exclusion answers and whom it names, where the rules have it asked',
    EXCLUSION_REGISTER,
  ),
  setting('Who of the chat’s models is there, and whether they answer by themselves', CHAT_RULES),
  setting('Services by whose accounts one can log in, in their order', EXTERNAL_LOGINS),
  setting('People whose accounts at those services open nothing yet', UNLINKED_IDENTITIES),
  setting('Codes are sent and verified by Firebase', FIREBASE_SMS),
  setting('Work that a browser does before a login by password', HUMAN_CHECK),
  setting('A login from an address that is not registered asks for a second step', UNREGISTERED_IP_STEP),
  setting('Where addresses are', NETWORKS),
  setting('The ways to pay in', DEPOSIT_CHANNELS),
  setting('Seconds until a deposit confirms itself; 0: never', DEPOSIT_AUTO_CONFIRM),
  setting('Limits, fee and turnover of payouts', WITHDRAWAL_RULES),
  setting('Seconds until a payout is paid; 0: never', WITHDRAWAL_AUTO_PAY),
  setting('For how many days a member may claim the own rebate', REBATE_RULES),
  setting('How many players of a range an agent’s losses by user may have to be put in order', LOSS_RANKING),
  setting('Limits of transfers from member to member', TRANSFER_RULES),
  setting('Points for bets, and their value', POINT_RULES),
  setting('VIP is offered', VIP_ON),
  setting('The highest rate of a member, of 10,000, by category', MAXIMUM_RATES),
  setting('Inviting friends is offered', REFERRAL_ON),
  setting('What inviting pays, of 10,000', REFERRAL_RATE),
  setting('How the pool is fed and won', JACKPOT_RULES),
  setting('Accounts of one browser, address or person do not sit at one table of a room', ROOM_SEPARATION),
  setting('How far back hands of rooms are looked at, and what counts as dumped chips', ROOM_WATCH),
  setting('Vendors that keep a wallet of their own', WALLET_VENDORS),
  setting('Channels of the customer service that are closed or damaged', SERVICE_CHANNELS),
  setting('Who speaks for the operator', REPRESENTATIVES),
  setting('Sites that show the same', MIRROR_SITES),
  setting('The account of the analytics service; empty: none', GTAG_ID),
]);

export const Settings = z
  .strictObject(Object.fromEntries(Object.entries(SETTINGS).map(([name, { input }]) => [name, input.optional()])))
  .refine((given) => Object.keys(given).length > 0, 'has to name a setting')
  .meta({ minProperties: 1 });

/** Sets what `Settings` has parsed. */
export function setAll(world: World, given: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(given)) SETTINGS[name]?.set(world, value);
}
