import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { useTranslation } from 'react-i18next';
import { useBetting } from './betting-context';

/** Says that the draw takes no orders any more, and offers the next one: what was chosen is not moved by itself. */
export function DrawNotice() {
  const { t } = useTranslation('lottery');
  const { target } = useBetting();
  const { draw, next, isClosed, moveOn } = target;
  if (!isClosed) return null;
  return (
    <Alert
      tone="warning"
      title={draw ? t('betting.closed.title', { issue: draw.issue }) : t('betting.closed.none')}
      action={
        next ? (
          <Button size="sm" className="min-h-11" onClick={moveOn}>
            {t('betting.closed.next', { issue: next.issue })}
          </Button>
        ) : null
      }
    >
      {draw ? t(next ? 'betting.closed.text' : 'betting.closed.wait') : null}
    </Alert>
  );
}
