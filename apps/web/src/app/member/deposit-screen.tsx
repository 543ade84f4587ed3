import type { ReactNode } from 'react';
import DepositScreen from '../../features/cashier/deposit-screen';
import { FinancesReview } from '../../features/finances/finances-review';
import { FirstDeposit } from '../../features/limits/components/first-deposit';

const Before = ({ children }: { children: ReactNode }) => (
  <FinancesReview>
    <FirstDeposit>{children}</FirstDeposit>
  </FinancesReview>
);

/** Paying in, behind a look at the member's finances where one is in the way, and the question for a limit before the first time. */
export default function MemberDepositScreen() {
  return <DepositScreen Before={Before} />;
}
