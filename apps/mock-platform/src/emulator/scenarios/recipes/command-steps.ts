import { CONTRACT_KINDS } from '@tonalli/contracts/agent-contracts/kinds';
import { BONUS_COMMANDS } from '@tonalli/qa/bonuses';
import { CHAT_COMMANDS } from '@tonalli/qa/chat';
import { CLOCK_COMMANDS } from '@tonalli/qa/clock';
import { CLOSING_COMMANDS } from '@tonalli/qa/closing';
import { CONTRACT_COMMANDS } from '@tonalli/qa/contracts';
import type { ControlCommand } from '@tonalli/qa/control-command';
import { ENVELOPE_COMMANDS } from '@tonalli/qa/envelopes';
import { FAULT_COMMANDS } from '@tonalli/qa/faults';
import { HARM_COMMANDS } from '@tonalli/qa/harm-markers';
import { LOTTERY_COMMANDS } from '@tonalli/qa/lotteries';
import { MEMBER_COMMANDS } from '@tonalli/qa/members';
import { MESSAGE_COMMANDS } from '@tonalli/qa/messages';
import { MISSION_COMMANDS } from '@tonalli/qa/missions';
import { OPERATOR_COMMANDS } from '@tonalli/qa/operator';
import { PAYMENT_COMMANDS } from '@tonalli/qa/payments';
import { POINT_COMMANDS } from '@tonalli/qa/points';
import { PROMO_COMMANDS } from '@tonalli/qa/promo';
import { PROMOTION_COMMANDS } from '@tonalli/qa/promotions';
import { RAFFLE_COMMANDS } from '@tonalli/qa/raffles';
import { REWARD_COMMANDS } from '@tonalli/qa/rewards';
import { SIMULATOR_COMMANDS } from '@tonalli/qa/simulator';
import { SLIP_COMMANDS } from '@tonalli/qa/slips';
import { SPORTS_COMMANDS } from '@tonalli/qa/sports';
import { TABLE_COMMANDS } from '@tonalli/qa/tables';
import { TOURNAMENT_COMMANDS } from '@tonalli/qa/tournaments';
import { VIP_COMMANDS } from '@tonalli/qa/vip';
import { WHEEL_COMMANDS } from '@tonalli/qa/wheel';
import { contractOf } from '../../../features/agent-contracts';
import { findMemberByUsername } from '../../../people/find-member';
import type { World } from '../../../world/world';
import { bonusVerbs } from '../../control/bonus-commands';
import { chatVerbs } from '../../control/chat-commands';
import { closingVerbs } from '../../control/closing-commands';
import type { CommandCall, ControlParts } from '../../control/command';
import { contractVerbs } from '../../control/contract-commands';
import { envelopeVerbs } from '../../control/envelope-commands';
import { faultVerbs } from '../../control/fault-commands';
import { harmVerbs } from '../../control/harm-commands';
import { lotteryVerbs } from '../../control/lottery-commands';
import { memberVerbs } from '../../control/member-commands';
import { messageVerbs } from '../../control/message-commands';
import { missionVerbs } from '../../control/mission-commands';
import { operatorVerbs } from '../../control/operator-commands';
import { paymentVerbs } from '../../control/order-commands';
import { pointVerbs } from '../../control/point-commands';
import { promoVerbs } from '../../control/promo-commands';
import { promotionVerbs } from '../../control/promotion-commands';
import { raffleVerbs } from '../../control/raffle-commands';
import { rewardVerbs } from '../../control/reward-commands';
import { simulatorVerbs } from '../../control/simulator-commands';
import { slipVerbs } from '../../control/slip-commands';
import { sportsVerbs } from '../../control/sports-commands';
import { tableVerbs } from '../../control/table-commands';
import { tournamentVerbs } from '../../control/tournament-commands';
import { vipVerbs } from '../../control/vip-commands';
import { wheelVerbs } from '../../control/wheel-commands';
import type { Recipe } from '../scenario';
import { type Named, named } from './named';

/** Of commands that look at the world alone, as all of `FROM_TABLES` do. */
const NO_PARTS = {} as ControlParts;

const doing = (work: (world: World) => unknown): Recipe => ({
  cook(world) {
    work(world);
    return [];
  },
});

/** Inputs that say who. */
export const WHO: ReadonlySet<string> = new Set(['id', 'member', 'memberId', 'uplineId']);

/** A contract by whose it is and of which kind, such as `olivia daily`; null for any other name. */
function contractNamed(world: World, name: string): string | null {
  const [username = '', kind] = name.split(' ');
  const member = findMemberByUsername(world, username);
  const known = CONTRACT_KINDS.find((one) => one === kind);
  return member && known ? contractOf(world, member.id, known) : null;
}

/** A file says user names, which every world has; not every command takes them. */
const withIds = (world: World, input: unknown): unknown =>
  Object.fromEntries(
    Object.entries(Object(input)).map(([key, value]) => {
      if (typeof value !== 'string') return [key, value];
      if (key === 'contractId') return [key, contractNamed(world, value) ?? value];
      return [key, (WHO.has(key) && findMemberByUsername(world, value)?.id) || value];
    }),
  );

type Verbs<Name extends string> = Record<Name, (call: CommandCall<never>) => unknown>;

/** Commands as they stand in the testers' table, with the same names and inputs. */
function fromTable<Name extends string>(
  commands: Record<Name, ControlCommand>,
  verbs: Verbs<Name>,
  names: readonly Name[],
): [Name, Named<Recipe>][] {
  return names.map((name) => {
    const { summary, input } = commands[name];
    // The file was parsed by this command's own schema.
    const recipe = (given: unknown) =>
      doing((world) => verbs[name]({ world, input: withIds(world, given) as never, parts: NO_PARTS }));
    return [name, named(summary, input, recipe)];
  });
}

const FROM_TABLES = Object.fromEntries([
  ...fromTable(CONTRACT_COMMANDS, contractVerbs, [
    ...(['offerFromHouse', 'offerContract', 'acceptContract', 'suspendContract', 'resumeContract'] as const),
    ...(['endContract', 'clearCarry', 'settleContracts', 'setUplinesPay'] as const),
  ]),
  ...fromTable(ENVELOPE_COMMANDS, envelopeVerbs, ['announceRain', 'closeRain', 'takeEnvelope']),
  ...fromTable(TOURNAMENT_COMMANDS, tournamentVerbs, ['announceTournament', 'joinTournament', 'closeTournament']),
  ...fromTable(FAULT_COMMANDS, faultVerbs, ['addFault', 'clearFaults', 'applyFaultSet', 'removeFaultSet']),
  ...fromTable(HARM_COMMANDS, harmVerbs, ['forceHarmScore']),
  ...fromTable(LOTTERY_COMMANDS, lotteryVerbs, [
    ...(['forceDraw', 'skipToDraw', 'suspendDraw', 'resumeDraw'] as const),
    ...(['cancelDraw', 'correctDraw', 'orderLottery'] as const),
  ]),
  ...fromTable(MEMBER_COMMANDS, memberVerbs, ['endSessions', 'setMemberStatus', 'moveMember', 'setRate']),
  ...fromTable(CLOSING_COMMANDS, closingVerbs, ['closeMember', 'payClosedMember', 'reopenMember']),
  ...fromTable(MESSAGE_COMMANDS, messageVerbs, ['sendNotice']),
  ...fromTable(OPERATOR_COMMANDS, operatorVerbs, [
    'setModules',
    'setOffers',
    'setStatus',
    'setDomains',
    'setHosts',
    'setRegistrationField',
    'setMinimumAge',
  ]),
  ...fromTable(PAYMENT_COMMANDS, paymentVerbs, ['setPaymentDelays']),
  ...fromTable(BONUS_COMMANDS, bonusVerbs, ['grantBonus', 'grantFree']),
  ...fromTable(CHAT_COMMANDS, chatVerbs, ['sayAsModel', 'typeAsModel', 'setModelStatus', 'setChatScript']),
  ...fromTable(POINT_COMMANDS, pointVerbs, ['grantPoints', 'multiplyPoints', 'setPointRatios']),
  ...fromTable(RAFFLE_COMMANDS, raffleVerbs, ['announceRaffle', 'giveTickets', 'drawRaffle', 'lapseRaffle']),
  ...fromTable(VIP_COMMANDS, vipVerbs, ['setVipQuarter']),
  ...fromTable(WHEEL_COMMANDS, wheelVerbs, ['grantSpins', 'spinWheel']),
  ...fromTable(MISSION_COMMANDS, missionVerbs, ['completeMission', 'claimMissionFor']),
  ...fromTable(REWARD_COMMANDS, rewardVerbs, ['grantReward']),
  ...fromTable(PROMO_COMMANDS, promoVerbs, ['settleBet', 'setReferralRate']),
  ...fromTable(PROMOTION_COMMANDS, promotionVerbs, [
    ...(['publishCampaign', 'pauseCampaign', 'setCampaignBudget'] as const),
    ...(['holdRewards', 'releaseRewards'] as const),
  ]),
  ...fromTable(SIMULATOR_COMMANDS, simulatorVerbs, ['forceNext', 'forceRound']),
  ...fromTable(SPORTS_COMMANDS, sportsVerbs, [
    ...(['forceMatch', 'breakOffMatch', 'cancelMatch'] as const),
    ...(['postponeMatch', 'silenceMatch', 'jumpOdds'] as const),
  ]),
  ...fromTable(SLIP_COMMANDS, slipVerbs, ['placeSlip', 'cashOutSlip', 'forceSlip']),
  ...fromTable(TABLE_COMMANDS, tableVerbs, [
    ...(['forceTable', 'skipTablePhase', 'holdTable', 'releaseTable'] as const),
    ...(['withholdReveal', 'cancelTableRound', 'correctTableRound'] as const),
  ]),
]);

const { freezeClock, resumeClock, setClock, advanceClock, runNextJob, retryJobs } = CLOCK_COMMANDS;

/** Without the checkpoints of the commands: the whole scenario leaves one. */
const TIME = {
  freezeClock: named(freezeClock.summary, freezeClock.input, ({ at }) => doing(({ clock }) => clock.freeze(at))),
  resumeClock: named(resumeClock.summary, resumeClock.input, () => doing(({ clock }) => clock.resume())),
  setClock: named(setClock.summary, setClock.input, ({ at }) => doing(({ clock }) => clock.set(at))),
  advanceClock: named(advanceClock.summary, advanceClock.input, ({ by }) => doing(({ clock }) => clock.advance(by))),
  runNextJob: named(runNextJob.summary, runNextJob.input, () => doing(({ clock }) => clock.advanceToNextJob())),
  retryJobs: named(retryJobs.summary, retryJobs.input, () => doing(({ clock }) => clock.retryFailed())),
} as const;

/** Commands of testers that a file can do as well. */
export const COMMAND_STEPS: Readonly<Record<string, Named<Recipe>>> = { ...TIME, ...FROM_TABLES };
