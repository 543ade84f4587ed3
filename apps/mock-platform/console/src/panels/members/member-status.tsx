import type { MemberView } from '@tonalli/qa/members';
import { Button } from '@tonalli/ui/button/button';
import { Lock, LockOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CommandHint } from '../../control/command-hint';
import { useAction } from '../../control/use-action';

/** Shuts somebody out of their account, or lets them in again. */
export function MemberStatus({ id, status }: { id: string; status: Exclude<MemberView['status'], 'closed'> }) {
  const { t } = useTranslation();
  const set = useAction('setMemberStatus');
  const wanted = status === 'active' ? 'suspended' : 'active';
  const Icon = wanted === 'suspended' ? Lock : LockOpen;
  return (
    <div className="flex flex-col gap-3 border-line border-t pt-4">
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 flex-1 basis-48 text-muted text-sm">{t(`members.statusLead.${status}`)}</p>
        <Button
          variant={wanted === 'suspended' ? 'danger' : 'secondary'}
          size="sm"
          loading={set.isPending}
          iconStart={<Icon aria-hidden="true" className="size-4" />}
          onClick={() => set.mutate({ id, status: wanted })}
        >
          {t(`members.setStatus.${wanted}`)}
        </Button>
      </div>
      <CommandHint name="setMemberStatus" input={{ id, status: wanted }} />
    </div>
  );
}
