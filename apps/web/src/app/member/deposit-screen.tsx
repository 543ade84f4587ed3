import type { ReactNode } from 'react';
import DepositScreen from '../../features/cashier/deposit-screen';
import { FinancesReview } from '../../features/finances/finances-review';
import { CheckInFirst } from '../../features/harm-markers/check-in-card';
import { DepositNotice } from '../../features/identity-check/components/deposit-notice';
import { FirstDeposit } from '../../features/limits/components/first-deposit';

const Before = ({ children }: { children: ReactNode }) => (
  <FinancesReview>
    <CheckInFirst>
      <DepositNotice>
        <FirstDeposit>{children}</FirstDeposit>
      </DepositNotice>
    </CheckInFirst>
  </FinancesReview>
);

/** Paying in, behind a look at the member's finances or a check-in where one is in the way, what will be asked before a withdrawal, and the question for a limit before the first time. */
export default function MemberDepositScreen() {
  return <DepositScreen Before={Before} />;
}
