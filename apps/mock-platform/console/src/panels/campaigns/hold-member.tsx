import type { ClusterView } from '@tonalli/qa/promotions';
import { Badge } from '@tonalli/ui/badge/badge';
import { Button } from '@tonalli/ui/button/button';
import { Field } from '@tonalli/ui/field/field';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../control/use-action';
import { showTime } from '../../shell/use-world-time';

/** Holds what the house gives a member, for a reason that is kept, or releases it. */
export function HoldMember({ member: { memberId, username, hold } }: { member: ClusterView['members'][number] }) {
  const { t, i18n } = useTranslation();
  const [reason, setReason] = useState('');
  const holding = useAction('holdRewards');
  const releasing = useAction('releaseRewards');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    holding.mutate({ memberId, reason });
  };
  if (hold)
    return (
      <div className="flex flex-wrap items-center gap-3">
        <Badge tone="danger">{t('campaigns.heldUntil', { until: showTime(hold.until, i18n.language) })}</Badge>
        <span className="break-words text-muted text-sm">{hold.reason}</span>
        <Button
          variant="jade"
          aria-label={t('campaigns.releaseOf', { who: username })}
          loading={releasing.isPending}
          onClick={() => releasing.mutate({ memberId })}
        >
          {t('campaigns.release')}
        </Button>
      </div>
    );
  return (
    <form onSubmit={submit} className="grid w-full items-center gap-2 sm:w-auto sm:grid-cols-[16rem_auto]">
      <Field label={t('campaigns.reasonToHold')} labelHidden>
        <TextInput
          required
          maxLength={500}
          placeholder={t('campaigns.reasonToHold')}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
      <Button
        type="submit"
        variant="secondary"
        aria-label={t('campaigns.holdOf', { who: username })}
        loading={holding.isPending}
      >
        {t('campaigns.hold')}
      </Button>
    </form>
  );
}
