import { CONTROL_COMMANDS, CONTROL_NAMES } from '@tonalli/qa/commands';
import { bonusVerbs } from './bonus-commands';
import { chatVerbs } from './chat-commands';
import { clockVerbs } from './clock-commands';
import { closingVerbs } from './closing-commands';
import { type AllVerbs, bindCommand, type Command, type CommandCall } from './command';
import { contractVerbs } from './contract-commands';
import { costVerbs } from './cost-commands';
import { envelopeVerbs } from './envelope-commands';
import { faultVerbs } from './fault-commands';
import { feedbackVerbs } from './feedback-commands';
import { financeVerbs } from './finance-commands';
import { harmVerbs } from './harm-commands';
import { identityVerbs } from './identity-commands';
import { journalVerbs } from './journal-commands';
import { ledgerVerbs } from './ledger-commands';
import { lotteryVerbs } from './lottery-commands';
import { inboxVerbs, memberVerbs } from './member-commands';
import { messageVerbs } from './message-commands';
import { missionVerbs } from './mission-commands';
import { operatorVerbs } from './operator-commands';
import { paymentVerbs } from './order-commands';
import { pointVerbs } from './point-commands';
import { promoVerbs } from './promo-commands';
import { promotionVerbs } from './promotion-commands';
import { protectionVerbs } from './protection-commands';
import { raffleVerbs } from './raffle-commands';
import { registerVerbs } from './register-commands';
import { rewardVerbs } from './reward-commands';
import { roomVerbs } from './room-commands';
import { scenarioVerbs } from './scenario-commands';
import { simulatorVerbs } from './simulator-commands';
import { slipVerbs } from './slip-commands';
import { snapshotVerbs } from './snapshot-commands';
import { sportsVerbs } from './sports-commands';
import { tableVerbs } from './table-commands';
import { tournamentVerbs } from './tournament-commands';
import { vipVerbs } from './vip-commands';
import { wheelVerbs } from './wheel-commands';
import { worldVerbs } from './world-commands';

/** What every command of the table does. */
const VERBS: AllVerbs = {
  ...worldVerbs,
  ...clockVerbs,
  ...snapshotVerbs,
  ...scenarioVerbs,
  ...faultVerbs,
  ...journalVerbs,
  ...memberVerbs,
  ...closingVerbs,
  ...inboxVerbs,
  ...ledgerVerbs,
  ...messageVerbs,
  ...feedbackVerbs,
  ...protectionVerbs,
  ...financeVerbs,
  ...harmVerbs,
  ...registerVerbs,
  ...identityVerbs,
  ...envelopeVerbs,
  ...tournamentVerbs,
  ...operatorVerbs,
  ...paymentVerbs,
  ...bonusVerbs,
  ...pointVerbs,
  ...rewardVerbs,
  ...wheelVerbs,
  ...raffleVerbs,
  ...chatVerbs,
  ...missionVerbs,
  ...simulatorVerbs,
  ...tableVerbs,
  ...roomVerbs,
  ...sportsVerbs,
  ...slipVerbs,
  ...lotteryVerbs,
  ...vipVerbs,
  ...promoVerbs,
  ...promotionVerbs,
  ...costVerbs,
  ...contractVerbs,
};

export const COMMANDS: readonly Command[] = CONTROL_NAMES.map((name) => ({
  name,
  // `bindCommand` decodes with this command's own schema before its verb runs.
  ...bindCommand(CONTROL_COMMANDS[name], VERBS[name] as (call: CommandCall<unknown>) => unknown),
}));
