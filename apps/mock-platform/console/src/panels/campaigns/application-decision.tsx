import type { ApplicationView } from '@tonalli/qa/promotions';
import { Button } from '@tonalli/ui/button/button';
import { Field } from '@tonalli/ui/field/field';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../control/use-action';

/** Takes an application up, approves it, or rejects it for a reason that its member reads. */
export function ApplicationDecision({ application: { applicationId, state } }: { application: ApplicationView }) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const take = useAction('takeApplication');
  const approve = useAction('approveApplication');
  const reject = useAction('rejectApplication');
  const of = { id: applicationId };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    reject.mutate({ applicationId, reason });
  };
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="jade"
          aria-label={t('campaigns.approveOf', of)}
          loading={approve.isPending}
          onClick={() => approve.mutate({ applicationId })}
        >
          {t('campaigns.approve')}
        </Button>
        {state === 'APPLIED' ? (
          <Button
            size="sm"
            variant="secondary"
            aria-label={t('campaigns.takeOf', of)}
            loading={take.isPending}
            onClick={() => take.mutate({ applicationId })}
          >
            {t('campaigns.take')}
          </Button>
        ) : null}
      </div>
      <form onSubmit={submit} className="grid items-end gap-2 sm:grid-cols-[1fr_auto]">
        <Field label={t('campaigns.reasonToReject')}>
          <TextInput required maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
        <Button
          type="submit"
          size="sm"
          variant="danger"
          aria-label={t('campaigns.rejectOf', of)}
          loading={reject.isPending}
        >
          {t('campaigns.reject')}
        </Button>
      </form>
    </>
  );
}
