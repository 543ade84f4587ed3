import { useBetting } from './betting-context';
import { ConfirmOrder } from './confirm-order';
import { type Placed, Receipt } from './receipt';
import type { SlipTotals } from './slip-totals';

interface OrderDialogsProps {
  totals: SlipTotals;
  placed: Placed | null;
  /** The order is to be confirmed. */
  isOpen: boolean;
  onClose: () => void;
  onFault: (line: number | null) => void;
  onPlaced: (placed: Placed | null) => void;
}

/** Asks before an order is placed, and says what was placed. */
export default function OrderDialogs({ totals, placed, isOpen, onClose, onFault, onPlaced }: OrderDialogsProps) {
  const { desk, dispatch, target } = useBetting();
  const keep = ({ orderId }: { orderId: string }) => {
    const { costMinor, greatestMinor, chase } = totals;
    onPlaced({
      ...{ orderId, costMinor, greatestMinor },
      issue: target.draw?.issue ?? '',
      draws: chase?.multiples.length ?? 1,
      bets: desk.slip.lines.map(({ id: _id, ...bet }) => bet),
    });
    dispatch({ do: 'clear' });
    onClose();
  };
  if (isOpen) return <ConfirmOrder totals={totals} onClose={onClose} onPlaced={keep} onFault={onFault} />;
  if (!placed) return null;
  const close = () => onPlaced(null);
  const repeat = () => {
    dispatch({ do: 'add-all', bets: placed.bets });
    close();
  };
  return <Receipt placed={placed} onRepeat={repeat} onClose={close} />;
}
