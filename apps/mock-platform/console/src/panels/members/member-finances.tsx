import { FINANCIAL_ANSWERS } from '@tonalli/contracts/finances/states';
import type { MemberProtection } from '@tonalli/qa/protection';
import { Badge } from '@tonalli/ui/badge/badge';
import { Button } from '@tonalli/ui/button/button';
import { Field } from '@tonalli/ui/field/field';
import { Select } from '@tonalli/ui/select/select';
import { useTranslation } from 'react-i18next';
import { CommandHint } from '../../control/command-hint';
import { useAction } from '../../control/use-action';
import { showTime } from '../../shell/use-world-time';

interface MemberFinancesProps {
  id: string;
  protection: Pick<MemberProtection, 'finances' | 'financialRecords'>;
}

const TONES = { PENDING: 'marigold', CLEAR: 'jade', VULNERABLE: 'danger' } as const;

/** The look at somebody's finances, what it will find, and the operator's word that they may go on. */
export function MemberFinances({ id, protection: { finances, financialRecords } }: MemberFinancesProps) {
  const { t, i18n } = useTranslation();
  const set = useAction('setFinancialRecords');
  const clear = useAction('clearFinances');
  return (
    <div className="flex flex-col gap-3 border-line border-t pt-4">
      <div className="flex flex-wrap items-center gap-2 text-sm">
        <h3 className="me-auto font-bold">{t('members.finances.title')}</h3>
        {finances ? (
          <>
            <Badge tone={TONES[finances.status]}>{t(`members.finances.state.${finances.status}`)}</Badge>
            <span className="text-faint text-xs">
              {t('members.finances.asked', { at: showTime(finances.askedAt, i18n.language) })}
            </span>
          </>
        ) : (
          <span className="text-muted">{t('members.finances.none')}</span>
        )}
      </div>
      <Field label={t('members.finances.records')} hint={t('members.finances.recordsLead')}>
        <Select
          value={financialRecords}
          options={FINANCIAL_ANSWERS.map((value) => ({ value, label: t(`members.finances.answer.${value}`) }))}
          onChange={({ target }) => {
            const answer = FINANCIAL_ANSWERS.find((each) => each === target.value);
            if (answer) set.mutate({ answer });
          }}
        />
      </Field>
      <CommandHint name="setFinancialRecords" input={set.variables ?? { answer: financialRecords }} />
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 flex-1 basis-48 text-muted text-sm">{t('members.finances.clearLead')}</p>
        <Button
          variant="secondary"
          size="sm"
          disabled={finances === null || finances.status === 'CLEAR'}
          loading={clear.isPending}
          onClick={() => clear.mutate({ memberId: id })}
        >
          {t('members.finances.clear')}
        </Button>
      </div>
      <CommandHint name="clearFinances" input={{ memberId: id }} />
    </div>
  );
}
