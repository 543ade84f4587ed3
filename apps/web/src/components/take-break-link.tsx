import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { PATHS } from '../paths';

interface TakeBreakLinkProps {
  className?: string;
  onClick?: () => void;
}

/** One press from wherever somebody plays or pays to the choice of a break (RG-03). */
export function TakeBreakLink({ className, onClick }: TakeBreakLinkProps) {
  const { t } = useTranslation('common');
  return (
    <Link
      to={PATHS.member}
      search={{ page: 'protection', open: 'break' }}
      {...(onClick && { onClick })}
      {...(className && { className })}
    >
      {t('actions.takeBreak')}
    </Link>
  );
}
