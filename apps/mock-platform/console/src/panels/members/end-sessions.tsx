import { Button } from '@tonalli/ui/button/button';
import { toast } from '@tonalli/ui/toast/toast-store';
import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CommandHint } from '../../control/command-hint';
import { useAction } from '../../control/use-action';

/** Sends somebody back to the login, wherever they are. */
export function EndSessions({ id }: { id: string }) {
  const { t } = useTranslation();
  const end = useAction('endSessions');
  return (
    <div className="flex flex-col gap-3 border-line border-t pt-4">
      <div className="flex flex-wrap items-center gap-3">
        <p className="min-w-0 flex-1 basis-48 text-muted text-sm">{t('members.endLead')}</p>
        <Button
          variant="danger"
          size="sm"
          loading={end.isPending}
          iconStart={<LogOut aria-hidden="true" className="size-4" />}
          onClick={() =>
            end.mutate({ id }, { onSuccess: ({ ended }) => toast.success(t('members.ended', { count: ended })) })
          }
        >
          {t('members.end')}
        </Button>
      </div>
      <CommandHint name="endSessions" input={{ id }} />
    </div>
  );
}
