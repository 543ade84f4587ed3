import type * as wire from '@tonalli/contracts/cashier/wire';
import { pageCount } from '@tonalli/contracts/paging';
import type { Verb } from '../../transport/verb';
import { activeBonusMinor } from '../bonuses';
import { WITHDRAWAL_RULES } from './cashier-settings';
import { requestsOfDay } from './create-withdrawal';
import { turnoverOf } from './turnover';
import { toWireWithdrawal } from './wire-withdrawal';
import { withdrawalRepository } from './withdrawal.repository';

export const fetchWithdrawalRules: Verb<typeof wire.fetchWithdrawalRules> = ({ ctx: { world, member, now } }) => {
  const { minMinor, maxMinor, fee, dailyCount, receiptMinutes } = world.settings.get(WITHDRAWAL_RULES);
  const { requiredMinor, doneMinor } = turnoverOf(world, member.id);
  return {
    min: minMinor,
    max: maxMinor,
    fee: { fixed: fee.fixedMinor, basisPoints: fee.basisPoints },
    dailyCount,
    usedToday: requestsOfDay(world, member.id, now),
    turnover: { required: requiredMinor, done: doneMinor },
    bonusLeft: activeBonusMinor(world, member.id),
    receiptMinutes,
  };
};

export const listWithdrawals: Verb<typeof wire.listWithdrawals> = ({ ctx: { world, member }, input }) => {
  const store = withdrawalRepository(world);
  const totalRows = store.count(member.id);
  const rows = store.page(member.id, input.pageSize, (input.pageNo - 1) * input.pageSize);
  return {
    content: rows.map((row) => toWireWithdrawal(world, row)),
    pageNum: input.pageNo,
    totalPages: pageCount(totalRows, input.pageSize),
    totalRows,
  };
};
