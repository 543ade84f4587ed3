import { ForceSpin } from './force-spin';
import { PaymentDelays } from './payment-delays';
import { Payments } from './payments';
import { Redemptions } from './redemptions';
import { SettleBet } from './settle-bet';

/** The parts that others play: the bank, the operator's desk, and chance. */
export default function SimulatorPanel() {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Payments />
      <ForceSpin />
      <SettleBet />
      <Redemptions />
      <PaymentDelays />
    </div>
  );
}
