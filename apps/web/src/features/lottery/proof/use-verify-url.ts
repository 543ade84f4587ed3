import { useLanguage } from '../../../hooks/use-language';
import { trpc } from '../../../trpc/trpc';
import type { ToldOrders } from '../results/told';

const LOOKED_AT = 50;

type Row = ToldOrders['rows'][number];

/** Whether an order is for a draw, as far as its row tells: names of draws of a lottery are of one length. */
function maybeFor(issue: string, { firstIssue, lastIssue, isChase }: Row): boolean {
  return firstIssue === issue || lastIssue === issue || (isChase && firstIssue < issue && issue < lastIssue);
}

/** Where the member checks an order of their own in a draw; null where there is none among the latest. */
export function useVerifyUrl(gameCode: string, issue: string): string | null {
  const language = useLanguage();
  const orders = trpc.lottery.orders.useQuery({ gameCode, pageSize: LOOKED_AT, language });
  const row = orders.data?.rows.find((one) => maybeFor(issue, one));
  const { data: order } = trpc.lottery.order.useQuery(
    { orderId: row?.orderId ?? '', language },
    { enabled: row !== undefined },
  );
  const isIn = order?.issues.some((one) => one.issue === issue) ?? false;
  return isIn && order && /^https?:/.test(order.verifyUrl) ? order.verifyUrl : null;
}
