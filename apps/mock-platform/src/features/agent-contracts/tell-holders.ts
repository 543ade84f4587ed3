import type { ContractKind, EndReason } from '@tonalli/contracts/agent-contracts/kinds';
import { OPERATOR_TIME_ZONE } from '@tonalli/contracts/constants';
import { formatAmount, formatDay } from '@tonalli/i18n/format';
import { dayInZone } from '../../clock/system-time';
import { nicknameOf } from '../../people/find-member';
import type { World } from '../../world/world';
import { sendMessage } from '../messages';
import { contractIdOf } from './contract-ids';
import type { ContractRow, HistoryRow } from './contracts.repository';

const KIND: Record<ContractKind, { ES: string; EN: string }> = {
  dividend: { ES: 'dividendo', EN: 'dividend' },
  daily: { ES: 'salario diario', EN: 'daily salary' },
  hourly: { ES: 'salario por hora', EN: 'hourly salary' },
  realtime: { ES: 'salario en tiempo real', EN: 'real-time salary' },
};

const WHY: Record<EndReason, { ES: string; EN: string }> = {
  NOTICE: { ES: 'La otra parte avisó que termina.', EN: 'The other side gave notice.' },
  CONSENT: { ES: 'Ambas partes lo acordaron.', EN: 'Both sides agreed on it.' },
  CASCADE: {
    ES: 'Las condiciones de tu superior cambian, y las tuyas quedarían por encima de las suyas.',
    EN: 'The terms of your upline change, and yours would be above theirs.',
  },
  REPLACED: { ES: 'Otro contrato lo sustituye.', EN: 'Another contract takes its place.' },
  MOVED: { ES: 'El agente pasa a otro superior.', EN: 'The agent moves below another upline.' },
  OPERATOR: { ES: 'El operador lo terminó.', EN: 'The operator ended it.' },
};

interface Notice {
  title: { ES: string; EN: string };
  body: { ES: string; EN: string };
}

const notify = (world: World, memberId: string, params: Notice): void =>
  void sendMessage(world, { memberId, kind: 'notice', purpose: 'service', params });

interface Ending {
  contract: ContractRow;
  reason: EndReason;
  endsAt: number;
  /** Whoever ended it knows. */
  by: HistoryRow['by'];
}

/** Tells the agent whose contract ends why, and when; and the upline where it was not them. */
export function tellEnding(world: World, { contract, reason, endsAt, by }: Ending): void {
  const { kind, downlineId, uplineId } = contract;
  const day = dayInZone(endsAt, OPERATOR_TIME_ZONE);
  const id = contractIdOf(contract.id);
  const name = nicknameOf(world, downlineId);
  const params: Notice = {
    title: { ES: `Termina el contrato de ${KIND[kind].ES} ${id}`, EN: `The ${KIND[kind].EN} contract ${id} ends` },
    body: {
      ES: `El contrato de ${KIND[kind].ES} de ${name} rige hasta el final del periodo en curso (${formatDay(day, 'es')}), que se liquida completo. ${WHY[reason].ES}`,
      EN: `The ${KIND[kind].EN} contract of ${name} holds until the running period is over (${formatDay(day, 'en')}), which is settled in full. ${WHY[reason].EN}`,
    },
  };
  if (by !== 'downline') notify(world, downlineId, params);
  if (uplineId !== null && by !== 'upline') notify(world, uplineId, params);
}

interface Owed {
  payerId: string;
  payeeId: string;
  kind: ContractKind;
  period: string;
  owedMinor: number;
}

/** Tells both sides that a payer has not the money: nobody is unpaid in silence (CON-08). */
export function tellOwed(world: World, { payerId, payeeId, kind, period, owedMinor }: Owed): void {
  const [payer, payee] = [nicknameOf(world, payerId), nicknameOf(world, payeeId)];
  const title = {
    ES: `Falta pagar ${formatAmount(owedMinor, 'es')} de ${KIND[kind].ES}`,
    EN: `${formatAmount(owedMinor, 'en')} of ${KIND[kind].EN} are still owed`,
  };
  notify(world, payerId, {
    title,
    body: {
      ES: `Le debes ${formatAmount(owedMinor, 'es')} a ${payee} por ${period}. Lo pagamos de lo próximo que recibas; hasta entonces no puedes retirar ni transferir esa cantidad.`,
      EN: `You owe ${payee} ${formatAmount(owedMinor, 'en')} for ${period}. It is paid from what you receive next; until then you cannot withdraw or transfer that amount.`,
    },
  });
  notify(world, payeeId, {
    title,
    body: {
      ES: `${payer} aún te debe ${formatAmount(owedMinor, 'es')} por ${period}. Lo intentamos otra vez en cada liquidación y en cuanto reciba dinero.`,
      EN: `${payer} still owes you ${formatAmount(owedMinor, 'en')} for ${period}. We try again with every settlement, and as soon as they receive money.`,
    },
  });
}
