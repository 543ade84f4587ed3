import { Money } from '@tonalli/contracts/money';
import { POLICY_IDS } from '@tonalli/contracts/policy/choices';
import { RegistrationField } from '@tonalli/contracts/registration/wire';
import { z } from 'zod';
import { controlCommand } from './control-command';
import { Nothing, Time } from './values';

const ModuleStates = z.record(z.string(), z.boolean());
const FieldUse = z.enum(['required', 'optional', 'off']);
/** `until`: when the next rule of it begins or ends; null: none that is known. */
const Policy = z.object({ pack: z.enum(POLICY_IDS), until: z.iso.datetime().nullable() });
const Offers = z.object({ vip: z.boolean(), referral: z.boolean() });
const Status = z.object({ status: z.int(), endsAt: z.iso.datetime().nullable() });

export const OperatorState = z.object({
  status: Status,
  offers: Offers,
  /** Hosts that the platform answers for; none: all. */
  domains: z.array(z.string()),
  /** None: the platform's own address. */
  hosts: z.object({ image: z.array(z.string()), launch: z.array(z.string()) }),
  policy: Policy,
  /** In years. */
  minimumAge: z.int(),
  registration: z.array(z.object({ field: RegistrationField, use: FieldUse })),
  referralBasisPoints: z.int(),
  points: z.object({ exchangeRatio: z.int(), minConvertPoints: z.int(), validBetPerPoint: Money }),
  /** How long the bank waits before it decides by itself; 0: it never does. */
  payments: z.object({ depositSeconds: z.int(), withdrawalSeconds: z.int() }),
});
export type OperatorState = z.input<typeof OperatorState>;

export const OPERATOR_COMMANDS = {
  fetchOperator: controlCommand({
    at: 'GET /operator',
    cli: 'operator show',
    summary: 'What the operator has decided: status, offers, addresses, registration, rates and delays',
    input: Nothing,
    output: OperatorState,
  }),
  listModules: controlCommand({
    at: 'GET /modules',
    cli: 'operator modules',
    summary: 'The whitelabel modules and whether each is on',
    input: Nothing,
    output: ModuleStates,
  }),
  setModules: controlCommand({
    at: 'POST /modules',
    cli: 'operator set-modules',
    summary: 'Switches modules on or off, such as --FREEPLAY3 false',
    input: ModuleStates,
    output: ModuleStates,
  }),
  setOffers: controlCommand({
    at: 'POST /offers',
    cli: 'operator offers',
    summary: 'Switches VIP and inviting friends on or off',
    input: z.strictObject({ vip: z.boolean().optional(), referral: z.boolean().optional() }),
    output: Offers,
  }),
  setStatus: controlCommand({
    at: 'POST /status',
    cli: 'operator status <status>',
    summary: '0 open, 1 maintenance, 2 closed to the region',
    input: z.strictObject({
      status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
      endsAt: Time.nullish(),
    }),
    output: Status,
  }),
  setDomains: controlCommand({
    at: 'POST /domains',
    cli: 'operator domains',
    summary: 'The hosts that the platform answers for; none: all',
    input: z.strictObject({ domains: z.array(z.string().max(253)) }),
    output: z.null(),
  }),
  setHosts: controlCommand({
    at: 'POST /hosts',
    cli: 'operator hosts',
    summary: 'The hosts of pictures and games',
    input: z.strictObject({ image: z.array(z.url()).optional(), launch: z.array(z.url()).optional() }),
    output: z.null(),
  }),
  setRegistrationField: controlCommand({
    at: 'POST /registration',
    cli: 'operator field <field> <use>',
    summary: 'Whether a field of the registration is required, optional or off',
    input: z.strictObject({ field: z.string(), use: FieldUse }),
    output: z.null(),
  }),
  setMinimumAge: controlCommand({
    at: 'POST /registration/age',
    cli: 'operator age <years>',
    summary: 'How old a player has to be',
    input: z.strictObject({ years: z.int().min(18).max(99) }),
    output: z.null(),
  }),
  setPolicy: controlCommand({
    at: 'POST /policy',
    cli: 'operator policy <pack>',
    summary: `Whose rules of play and protection hold: ${POLICY_IDS.join(' or ')}`,
    input: z.strictObject({ pack: z.enum(POLICY_IDS) }),
    output: Policy,
  }),
  rotateKeys: controlCommand({
    at: 'POST /keys/rotate',
    cli: 'operator rotate-keys',
    summary: 'A new sealing key; the last one still works for a while',
    input: Nothing,
    output: z.object({ keys: z.array(z.object({ kid: z.string().optional() })) }),
    global: true,
  }),
} as const;
