import type { IdentityReview } from '@tonalli/qa/identity';
import { Badge } from '@tonalli/ui/badge/badge';
import { useTranslation } from 'react-i18next';
import { showDay, showTime } from '../../shell/use-world-time';

const TONES = { NONE: 'neutral', PENDING: 'info', APPROVED: 'jade', REJECTED: 'danger', EXPIRED: 'marigold' } as const;

interface CheckFactsProps {
  check: IdentityReview;
  /** The CURP has the birthday of the account. */
  isSameDay: boolean;
}

/** Whose check it is, where it stands, and what the documents have to agree with. */
export function CheckFacts({ check, isSameDay }: CheckFactsProps) {
  const { t, i18n } = useTranslation();
  const { memberId, username, status, submittedAt, birthday, addressIssuedOn, validUntil, sameCurp } = check;
  const shownDay = (day: string | null) => (day === null ? null : showDay(day, i18n.language));
  const facts = {
    sent: submittedAt === null ? null : showTime(submittedAt, i18n.language),
    birthday: shownDay(birthday),
    address: shownDay(addressIssuedOn),
    until: shownDay(validUntil),
  };
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-2">
        <span className="break-all font-bold">{username}</span>
        <code className="font-mono text-faint text-xs">{memberId}</code>
        <Badge tone={TONES[status]}>{t(`identity.state.${status}`)}</Badge>
        {sameCurp.length > 0 ? (
          <Badge tone="danger">{t('identity.sameCurp', { who: sameCurp.join(', ') })}</Badge>
        ) : null}
        {birthday !== null && !isSameDay ? <Badge tone="danger">{t('identity.otherDay')}</Badge> : null}
      </p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        {(['sent', 'birthday', 'address', 'until'] as const).map((name) =>
          facts[name] === null ? null : (
            <div key={name} className="contents">
              <dt className="text-faint">{t(`identity.fact.${name}`)}</dt>
              <dd>{facts[name]}</dd>
            </div>
          ),
        )}
      </dl>
    </div>
  );
}
