import { Button } from '@tonalli/ui/button/button';
import { Field } from '@tonalli/ui/field/field';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { toast } from '@tonalli/ui/toast/toast-store';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryResult } from '../../components/query-result';
import { CommandHint } from '../../control/command-hint';
import { useAction } from '../../control/use-action';
import { useControlQuery } from '../../control/use-control-query';
import { PayoutState } from './closed-members';

/** What the operator can do about an account that is closed: pay again what came back, or open it with a reason. */
export function ReopenMember({ id }: { id: string }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const read = useControlQuery('listClosedMembers', {});
  const pay = useAction('payClosedMember');
  const reopen = useAction('reopenMember');
  const reason = typed.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    reopen.mutate({ id, reason });
  };
  return (
    <div className="flex flex-col gap-3 border-line border-t pt-4">
      <p className="text-muted text-sm">{t('members.statusLead.closed')}</p>
      <QueryResult of={read} bone="h-10">
        {(closed) => {
          const account = closed.find(({ memberId }) => memberId === id);
          if (!account) return null;
          const { payout, balance, turnoverLeft } = account;
          return (
            <div className="flex flex-wrap items-center gap-3 text-sm">
              {payout ? <span>{t('members.closed.payout', { id: payout.withdrawalId })}</span> : null}
              <PayoutState payout={payout} />
              {turnoverLeft === '0.00' ? null : <span>{t('members.closed.turnover', { amount: turnoverLeft })}</span>}
              {balance === '0.00' ? null : (
                <>
                  <span>{t('members.closed.holds', { amount: balance })}</span>
                  <Button
                    size="sm"
                    variant="secondary"
                    loading={pay.isPending}
                    onClick={() =>
                      pay.mutate(
                        { id },
                        {
                          onSuccess: (paid) =>
                            toast.success(t('members.closed.paid', { id: paid.payout?.withdrawalId ?? '' })),
                        },
                      )
                    }
                  >
                    {t('members.closed.payAgain')}
                  </Button>
                </>
              )}
            </div>
          );
        }}
      </QueryResult>
      <CommandHint name="payClosedMember" input={{ id }} />
      <form onSubmit={submit} className="flex items-end gap-3">
        <Field label={t('members.closed.reason')} className="min-w-0 flex-1">
          <TextInput
            required
            minLength={3}
            maxLength={200}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="secondary" loading={reopen.isPending}>
          {t('members.closed.reopen')}
        </Button>
      </form>
      <CommandHint name="reopenMember" input={{ id, reason }} />
    </div>
  );
}
