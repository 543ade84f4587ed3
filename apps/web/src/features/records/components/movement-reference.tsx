import type { MovementRow } from '@tonalli/contracts/records/api';
import { useTranslation } from 'react-i18next';

interface MovementReferenceProps {
  movement: MovementRow;
  onOpen: (betId: string) => void;
}

/** What a movement was for; that of a bet opens its round. */
export function MovementReference({ movement: { betId, reference }, onOpen }: MovementReferenceProps) {
  const { t } = useTranslation('records');
  const text = <span className="block max-w-44 truncate">{reference}</span>;
  if (betId === null) return <span className="text-muted text-xs">{text}</span>;
  return (
    <button
      type="button"
      aria-label={t('movements.table.openRound', { round: reference })}
      onClick={() => onOpen(betId)}
      className="-my-1.5 inline-flex min-h-8 items-center rounded-xs text-marigold text-xs underline-offset-4 hover:text-marigold-bright hover:underline"
    >
      {text}
    </button>
  );
}
