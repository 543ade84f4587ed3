import { useMemberSearch } from '../../control/use-member-search';
import { ForceSpin } from './force-spin';
import { PaymentDelays } from './payment-delays';
import { Payments } from './payments';
import { Redemptions } from './redemptions';
import { ReverseDeposit } from './reverse-deposit';
import { RoomFlags } from './room-flags';
import { SettleBet } from './settle-bet';
import { Slips } from './slips';
import { SteerMatch } from './steer-match';
import { SteerTable } from './steer-table';

/** The parts that others play: the bank, the operator's desk, and chance. */
export default function SimulatorPanel() {
  const { member } = useMemberSearch();
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Payments />
      <ForceSpin member={member ?? 'demo'} />
      <SteerTable />
      <SettleBet member={member ?? 'M000041'} />
      <Slips member={member ?? 'demo'} />
      <SteerMatch />
      <RoomFlags />
      <Redemptions />
      <ReverseDeposit />
      <PaymentDelays />
    </div>
  );
}
