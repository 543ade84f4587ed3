import { EXECUTIONS, LINK_TYPES } from '@tonalli/contracts/content/wire';
import { MODULE_IDS } from '@tonalli/contracts/modules';
import { RegistrationField } from '@tonalli/contracts/registration/wire';
import { FAULT_SET_NAMES } from '@tonalli/qa/fault-sets';
import { z } from 'zod';
import { DEPOSIT_CHANNELS } from '../../../features/cashier';
import { Stranger } from '../../../identity/unlinked-identities';
import type { Recipe } from '../scenario';
import { agent } from './agent';
import { COMMAND_STEPS } from './command-steps';
import { announced } from './content';
import { BeforeClose, frozenBeforeClose } from './lottery';
import { member, officeWorker, type PersonRecipe } from './member';
import { Amount, Count, type Named, named, Words, Yes } from './named';
import { makeOne, oneOf } from './one-of';
import { faults, frozenAhead, frozenBeforeMidnight, frozenClock, operator } from './operator';
import { roomHands } from './room-hands';
import { Settings } from './settings';
import { AtTable, Crowd, crowdAt, RoomHands, tableTakesBets } from './tables';
import { TRAITS } from './traits';
import { trial } from './trial';

type Step = Named<Recipe>;

/** What a user name begins with. */
const UserName = z.string().regex(/^[\w.-]{2,40}$/, 'has to be 2 to 40 letters, digits, -, _ and .');
const Traits = z.array(oneOf(TRAITS)).meta({ id: 'traits' }).default([]);
const Somebody = z.strictObject({ name: UserName, with: Traits });
/** `upline` is the user name of an agent further up in the file. */
const Below = Somebody.extend({ upline: UserName.optional() });

const belowUpline = <Person extends PersonRecipe>(person: Person, upline: string | undefined): Person =>
  upline === undefined ? person : person.below(upline);

const withTraits = (person: PersonRecipe, traits: z.output<typeof Traits>): PersonRecipe =>
  traits.reduce((known, trait) => makeOne(TRAITS, trait)(known), person);

const PEOPLE = {
  member: named('A player, with nothing unless a trait says so', Below, ({ name, upline, with: traits }) =>
    withTraits(belowUpline(member(name), upline), traits),
  ),
  agent: named(
    'An agent, with nobody below unless there is a downline',
    Below.extend({
      downline: z.strictObject({ depth: z.int().min(1).max(10), members: z.int().min(0).max(500) }).optional(),
    }),
    ({ name, upline, downline, with: traits }) => {
      const person = belowUpline(agent(name), upline);
      return withTraits(downline === undefined ? person : person.withDownline(downline), traits);
    },
  ),
  trial: named('A trial account with a password', Somebody, (given) => withTraits(trial(given.name), given.with)),
  officeWorker: named('Somebody who works for the operator', Somebody, (given) =>
    withTraits(officeWorker(given.name), given.with),
  ),
} as const;

const CHANNEL_IDS = DEPOSIT_CHANNELS.initial.map(({ id }) => id);
const Modules = z.array(z.enum(MODULE_IDS)).min(1);

const OPERATOR = {
  maintenance: named(
    'Closed for so many minutes, or until somebody opens it',
    z.strictObject({ minutes: z.int().min(1).optional() }),
    ({ minutes }) => operator.maintenance(minutes),
  ),
  regionBlocked: named('Closed to where the visitor comes from', Yes, () => operator.regionBlocked()),
  domains: named('Answers for these hosts alone', z.array(Words).min(1), (hosts) => operator.domains(...hosts)),
  modulesOff: named('Switches modules off', Modules, (ids) => operator.modulesOff(...ids)),
  modulesOn: named('Switches modules on', Modules, (ids) => operator.modulesOn(...ids)),
  registrationField: named(
    'What the registration asks for',
    z.strictObject({ field: RegistrationField, use: z.enum(['required', 'optional', 'off']) }),
    ({ field, use }) => operator.registrationField(field, use),
  ),
  settings: named('What the operator has set, under its names', Settings, (given) => operator.settings(given)),
  channelsClosed: named('Ways to pay in that are closed', z.array(z.enum(CHANNEL_IDS)).min(1), (ids) =>
    operator.channelsClosed(...ids),
  ),
  stranger: named('Somebody with accounts at the services and none here', Stranger.strict(), (somebody) =>
    operator.stranger(somebody),
  ),
  mirrorDown: named('Beside the mirrors that answer, one that does not', Yes, () => operator.mirrorDown()),
  hostDown: named('The first host of pictures and of games does not answer', Yes, () => operator.hostDown()),
  jackpot: named('The pool holds so much', Amount, (amount) => operator.jackpot(amount)),
  withoutHelp: named('The help centre has no topics', Yes, () => operator.withoutHelp()),
  longHelp: named('Help is so many times as long', z.int().min(1).max(50), (times) => operator.longHelp(times)),
  vendors: named('The first so many vendors of the catalogue', Count, (count) => operator.vendors(count)),
  faults: named('A ready-made set of faults', z.enum(FAULT_SET_NAMES), (set) => faults(set)),
} as const;

const CLOCK = {
  frozenClock: named('Time stands still at this moment', z.iso.datetime(), (at) => frozenClock(at)),
  frozenAhead: named('Time stands still so many days from now', z.int().min(0).max(36_500), (days) =>
    frozenAhead(days),
  ),
  frozenBeforeMidnight: named("Time stands still a second before the operator's day ends", Yes, () =>
    frozenBeforeMidnight(),
  ),
  frozenBeforeClose: named('Time stands still so many seconds before a lottery closes a draw', BeforeClose, (given) =>
    frozenBeforeClose(given),
  ),
  tableTakesBets: named('Time passes until a table takes bets', AtTable, (given) => tableTakesBets(given)),
} as const;

const TABLES = {
  roomHands: named('One loses so many hands of niu niu to another, alone at a table', RoomHands, (given) =>
    roomHands(given),
  ),
  crowd: named('So many people bet at a table, in the round that takes bets', Crowd, (given) => crowdAt(given)),
} as const;

const Text = z.strictObject({ title: Words, content: z.string() });

const CONTENT = {
  banners: named(
    'The banners of home, in the place of all before',
    z.array(
      z.strictObject({
        es: Words,
        en: Words,
        linkType: z.enum(LINK_TYPES).default('NONE'),
        url: z.string().default(''),
      }),
    ),
    (banners) => announced.banners(...banners),
  ),
  notices: named('The notices, in the place of all before', z.array(Text), (notices) => announced.notices(...notices)),
  popups: named(
    'The popups, in the place of all before',
    z.array(Text.extend({ execution: z.enum(EXECUTIONS) })),
    (popups) => announced.popups(...popups),
  ),
} as const;

/** Everything that a file's step can be, by name. */
export const RECIPES: Readonly<Record<string, Step>> = {
  ...CLOCK,
  ...OPERATOR,
  ...CONTENT,
  ...PEOPLE,
  ...TABLES,
  ...COMMAND_STEPS,
};
