import { BONUS_COMMANDS } from './bonuses';
import { CHAT_COMMANDS } from './chat';
import { CLOCK_COMMANDS } from './clock';
import { CLOSING_COMMANDS } from './closing';
import { CONTRACT_COMMANDS } from './contracts';
import type { ControlCommand } from './control-command';
import { COST_COMMANDS } from './cost';
import { ENVELOPE_COMMANDS } from './envelopes';
import { FAULT_COMMANDS } from './faults';
import { FEEDBACK_COMMANDS } from './feedback';
import { FINANCE_COMMANDS } from './finances';
import { HARM_COMMANDS } from './harm-markers';
import { IDENTITY_COMMANDS } from './identity';
import { INBOX_COMMANDS } from './inbox';
import { JOURNAL_COMMANDS } from './journal';
import { LEDGER_COMMANDS } from './ledger';
import { LOTTERY_COMMANDS } from './lotteries';
import { MEMBER_COMMANDS } from './members';
import { MESSAGE_COMMANDS } from './messages';
import { MISSION_COMMANDS } from './missions';
import { OPERATOR_COMMANDS } from './operator';
import { PAYMENT_COMMANDS } from './payments';
import { POINT_COMMANDS } from './points';
import { PROMO_COMMANDS } from './promo';
import { PROMOTION_COMMANDS } from './promotions';
import { PROTECTION_COMMANDS } from './protection';
import { RAFFLE_COMMANDS } from './raffles';
import { REGISTER_COMMANDS } from './register';
import { REWARD_COMMANDS } from './rewards';
import { ROOM_COMMANDS } from './rooms';
import { SCENARIO_COMMANDS } from './scenarios';
import { SIMULATOR_COMMANDS } from './simulator';
import { SLIP_COMMANDS } from './slips';
import { SNAPSHOT_COMMANDS } from './snapshots';
import { SPORTS_COMMANDS } from './sports';
import { TABLE_COMMANDS } from './tables';
import { TOURNAMENT_COMMANDS } from './tournaments';
import { VIP_COMMANDS } from './vip';
import { WHEEL_COMMANDS } from './wheel';
import { WORLD_COMMANDS } from './worlds';

/** Everything that a tester can do, by name: routes, client, command line, API document and console are made of this table. */
export const CONTROL_COMMANDS = {
  ...WORLD_COMMANDS,
  ...CLOCK_COMMANDS,
  ...SNAPSHOT_COMMANDS,
  ...SCENARIO_COMMANDS,
  ...FAULT_COMMANDS,
  ...JOURNAL_COMMANDS,
  ...MEMBER_COMMANDS,
  ...CLOSING_COMMANDS,
  ...PROTECTION_COMMANDS,
  ...FINANCE_COMMANDS,
  ...HARM_COMMANDS,
  ...REGISTER_COMMANDS,
  ...IDENTITY_COMMANDS,
  ...ENVELOPE_COMMANDS,
  ...TOURNAMENT_COMMANDS,
  ...INBOX_COMMANDS,
  ...LEDGER_COMMANDS,
  ...MESSAGE_COMMANDS,
  ...FEEDBACK_COMMANDS,
  ...OPERATOR_COMMANDS,
  ...PAYMENT_COMMANDS,
  ...BONUS_COMMANDS,
  ...POINT_COMMANDS,
  ...REWARD_COMMANDS,
  ...WHEEL_COMMANDS,
  ...RAFFLE_COMMANDS,
  ...CHAT_COMMANDS,
  ...MISSION_COMMANDS,
  ...SIMULATOR_COMMANDS,
  ...TABLE_COMMANDS,
  ...ROOM_COMMANDS,
  ...SPORTS_COMMANDS,
  ...SLIP_COMMANDS,
  ...LOTTERY_COMMANDS,
  ...VIP_COMMANDS,
  ...PROMO_COMMANDS,
  ...PROMOTION_COMMANDS,
  ...COST_COMMANDS,
  ...CONTRACT_COMMANDS,
} as const satisfies Record<string, ControlCommand>;

export type ControlCommands = typeof CONTROL_COMMANDS;
export type ControlName = keyof ControlCommands;
export const CONTROL_NAMES = Object.keys(CONTROL_COMMANDS) as ControlName[];

/** Below the platform's own address. */
export const CONTROL_PREFIX = '/qa/api';
