import { Link } from '@tanstack/react-router';
import type { OddsTable } from '@tonalli/lottery/odds';
import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { formatAmount } from '@tonalli/ui/money/format-amount';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../hooks/use-failure-text';
import { useLanguage } from '../../../hooks/use-language';
import { PATHS } from '../../../paths';
import { useBetting } from './betting-context';
import { changedOdds } from './order-of';
import { type OrderLimit, type Refusal, readRefusal } from './refusal';
import { useOddsText } from './use-odds-text';

interface OrderFailureProps {
  error: unknown;
  /** The odds that the order was sent with. */
  sentAt: OddsTable | null;
  /** Back to the slip. */
  onClose: () => void;
}

/** Why an order was refused, and the way on. */
export function OrderFailure({ error, sentAt, onClose }: OrderFailureProps) {
  const { t } = useTranslation('lottery');
  const failureText = useFailureText();
  const refusal = readRefusal(error);
  const { code, requestId } = refusal;
  const reason = useReason(refusal);
  return (
    <Alert
      tone="danger"
      announce
      title={failureText(error)}
      action={<WayOn code={code} refusal={refusal} onClose={onClose} />}
    >
      {reason}
      {code === 'ODDS_CHANGED' && sentAt ? <NewOdds sentAt={sentAt} /> : null}
      {requestId ? (
        <span className="money mt-1 block select-all text-xs">{t('betting.reference', { id: requestId })}</span>
      ) : null}
    </Alert>
  );
}

function useReason({ code, limit, availableMinor, number, line, nextIssue }: Refusal): ReactNode {
  const { t } = useTranslation('lottery');
  const language = useLanguage();
  if (code === 'LOTTERY_LIMIT_REACHED') {
    const which: OrderLimit = limit ?? 'order';
    const why = t(`betting.refused.limit.${which}`, { number: number ?? '' });
    if (availableMinor === null) return why;
    const free = t('betting.refused.free', { amount: formatAmount(availableMinor, { language }) });
    return [why, free].join(' ');
  }
  if (code === 'BET_INVALID' && line !== null) return t('betting.refused.line', { line: line + 1 });
  if (code === 'ISSUE_CLOSED') return t(nextIssue ? 'betting.closed.text' : 'betting.closed.wait');
  return null;
}

function WayOn({ code, refusal, onClose }: { code: Refusal['code']; refusal: Refusal; onClose: () => void }) {
  const { t } = useTranslation('lottery');
  const { target } = useBetting();
  if (code === 'ISSUE_CLOSED' && target.next) {
    return (
      <Button size="sm" className="min-h-11" onClick={target.moveOn}>
        {t('betting.closed.next', { issue: target.next.issue })}
      </Button>
    );
  }
  if (code === 'INSUFFICIENT_FUNDS') {
    return (
      <Button asChild size="sm" className="min-h-11">
        <Link to={PATHS.member} search={{ page: 'depositv2' }}>
          {t('betting.refused.deposit')}
        </Link>
      </Button>
    );
  }
  if (code === 'LIMIT_REACHED') {
    return (
      <Button asChild size="sm" variant="secondary" className="min-h-11">
        <Link to={PATHS.member} search={{ page: 'protection' }}>
          {t('betting.refused.limits')}
        </Link>
      </Button>
    );
  }
  return code === 'BET_INVALID' || refusal.limit !== null ? (
    <Button size="sm" variant="secondary" className="min-h-11" onClick={onClose}>
      {t('betting.refused.change')}
    </Button>
  ) : null;
}

function NewOdds({ sentAt }: { sentAt: OddsTable }) {
  const { t } = useTranslation('lottery');
  const { desk, odds, texts } = useBetting();
  const oddsText = useOddsText();
  const changes = changedOdds(desk.slip.lines, sentAt, odds);
  return (
    <ul className="money mt-1">
      {changes.map(({ play, kind, prize, before, now }) => (
        <li key={`${play}/${kind}/${prize}`}>
          {t('betting.refused.odds', {
            play: texts.play(play),
            kind: texts.kind(kind),
            before: oddsText(before),
            now: oddsText(now),
          })}
        </li>
      ))}
    </ul>
  );
}
