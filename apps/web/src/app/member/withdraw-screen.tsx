import WithdrawScreen from '../../features/cashier/withdraw-screen';
import { WithdrawGate } from '../../features/identity-check/components/withdraw-gate';

/** Taking money out, behind the check of who the member is where the operator asks for it. */
export default function MemberWithdrawScreen() {
  return <WithdrawScreen Before={WithdrawGate} />;
}
