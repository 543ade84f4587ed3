import { Link } from '@tanstack/react-router';
import { Button } from '@tonalli/ui/button/button';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { useTranslation } from 'react-i18next';
import { PATHS } from '../../../paths';

interface NothingYetProps {
  title: string;
  /** What would fill the list. */
  text: string;
  /** Asks for more days, or without the filter that leaves nothing; left out where there is nothing more to ask for. */
  wider?: { label: string; onPress: () => void } | undefined;
}

/** An empty report: what would fill it, and the next step there. */
export function NothingYet({ title, text, wider }: NothingYetProps) {
  const { t } = useTranslation('agent-reports');
  return (
    <EmptyState
      illustration="inbox"
      title={title}
      description={text}
      action={
        <>
          {wider ? (
            <Button variant="secondary" onClick={wider.onPress}>
              {wider.label}
            </Button>
          ) : null}
          <Button variant="secondary" asChild>
            <Link to={PATHS.agentHome} search={{ page: 'registerCenter', way: 'links' }}>
              {t('nothing.invite')}
            </Link>
          </Button>
        </>
      }
    />
  );
}
