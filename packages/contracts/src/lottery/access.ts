import type { AccessOf } from '../access-row';
import type * as wire from './wire';

const menu = { device: 'WEB', language: 'ES' } as const;
const opened = { gameCode: 'of-nobody', pageSize: '20' } as const;
const own = { orderId: 'NNNNNNNNNNNNN', language: 'ES' } as const;

export const lotteryAccess: AccessOf<typeof wire> = {
  listLotteries: { may: 'everybody', input: menu },
  listRecentLotteries: { may: 'signed in', input: menu },
  listOpenedNumbersVn: { may: 'everybody', input: opened },
  listOpenedNumbers: { may: 'signed in', input: opened },
  launchLottery: {
    may: 'signed in',
    input: {
      lottoArea: 'VN',
      launchMode: 'LOTT',
      prizeMode: 'ELOTT',
      gameCode: 'of-nobody',
      view: 'betting',
      device: 'WEB',
      backUrl: 'https://tonalli.test/',
      language: 'ES',
    },
  },
  fetchLottery: { may: 'everybody', input: { gameCode: 'of-nobody', language: 'ES' } },
  listIssues: { may: 'everybody', input: { gameCode: 'of-nobody', most: '20' } },
  placeLotteryOrder: {
    may: 'signed in',
    input: {
      gameCode: 'of-nobody',
      oddsVersion: 'none',
      prizeGroup: null,
      lines: [{ play: 'none', selection: [['1']], unitMinor: 200, multiple: 1 }],
      issues: [{ issue: '20300102-0001', multiple: 1 }],
      stop: { onWin: true, onProfitMinor: null, onCancelled: false },
    },
  },
  cancelLotteryOrder: { may: 'signed in', owns: 'orderId', input: own },
  stopLotteryChase: { may: 'signed in', owns: 'orderId', input: own },
  listLotteryOrders: { may: 'signed in', onBreak: 'allowed', input: { pageSize: '20', language: 'ES' } },
  fetchLotteryOrder: { may: 'signed in', owns: 'orderId', onBreak: 'allowed', input: own },
  fetchIssueProof: { may: 'everybody', input: { gameCode: 'of-nobody', issue: '20300102-0001' } },
};
