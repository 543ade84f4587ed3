import type { LotteryCard, OrderDetail, OrderRow, PlacedOrder } from '@tonalli/contracts/lottery/api';
import type { OrderSummary } from '@tonalli/contracts/lottery/shapes';
import type { LotteryGame, LotteryOrder, PlacedLotteryOrder } from '@tonalli/contracts/lottery/wire';

export const toLotteryCard = (game: LotteryGame): LotteryCard => ({
  gameCode: game.gameCode,
  family: game.family,
  prizeMode: game.prizeMode,
  area: game.area,
  id: game.nodeId,
  vendor: game.vassalage,
  type: game.gameType,
  name: game.gameName,
  icon: game.iconUrl,
  isOpen: game.isOpen,
  everySeconds: game.everySeconds,
  current: game.current,
  last: game.last,
});

export function toOrderRow({ stake, held, payout, rebate, ...order }: OrderSummary): OrderRow {
  return { ...order, stakeMinor: stake, heldMinor: held, payoutMinor: payout, rebateMinor: rebate };
}

export function toPlacedOrder(placed: PlacedLotteryOrder): PlacedOrder {
  const { issues, stop, prizeGroup, odds, balance, verifyUrl, ...summary } = placed;
  return {
    ...toOrderRow(summary),
    issues: issues.map(({ stake, payout, won, ...issue }) => ({
      ...issue,
      ...{ stakeMinor: stake, payoutMinor: payout },
      won: won.map((line) => ({ line: line.line, payoutMinor: line.payout })),
    })),
    ...{ stop, prizeGroup, odds, balanceMinor: balance, verifyUrl },
  };
}

export function toOrderDetail({ lines, ...placed }: LotteryOrder): OrderDetail {
  return {
    ...toPlacedOrder(placed),
    lines: lines.map(({ stake, maxPayout, payout, ...line }) => ({
      ...line,
      ...{ stakeMinor: stake, maxPayoutMinor: maxPayout, payoutMinor: payout },
    })),
  };
}
