import DepositScreen from '../../features/cashier/deposit-screen';
import { FirstDeposit } from '../../features/limits/components/first-deposit';

/** Paying in, behind the question for a limit before the first time. */
export default function MemberDepositScreen() {
  return <DepositScreen Before={FirstDeposit} />;
}
