import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../app/app-services-context';
import { PATHS } from '../paths';

interface TakeBreakLinkProps {
  /** Within a sentence it looks like the links of one. */
  className?: string;
}

/** One press from wherever somebody pays to the choice of a break (RG-03); nothing for who is on one. */
export function TakeBreakLink({
  className = 'font-semibold text-marigold hover:text-marigold-bright',
}: TakeBreakLinkProps) {
  const { t } = useTranslation('common');
  const { session } = useAppServices();
  if (session.get().session?.onBreak) return null;
  return (
    <Link to={PATHS.member} search={{ page: 'protection', open: 'break' }} className={className}>
      {t('actions.takeBreak')}
    </Link>
  );
}
