import { clsx } from 'clsx';
import { MailOpen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { MessageDetail } from './message-detail';

interface OpenMessageProps {
  /** Undefined while none is open. */
  id: string | undefined;
  busy: boolean;
  onBack: () => void;
  onDelete: (id: string) => void;
}

/** The message beside the list, or what to do to see one. */
export function OpenMessage({ id, busy, onBack, onDelete }: OpenMessageProps) {
  const { t } = useTranslation('messages');
  return (
    <div className={clsx('min-w-0', id ? '' : 'max-lg:hidden')}>
      {id ? (
        <MessageDetail key={id} id={id} busy={busy} onBack={onBack} onDelete={() => onDelete(id)} />
      ) : (
        <p className="sticky top-24 flex h-136 max-h-[calc(100dvh-8rem)] flex-col items-center justify-center gap-3 p-8 text-center text-faint">
          <MailOpen aria-hidden="true" className="size-8" />
          {t('detail.choose')}
        </p>
      )}
    </div>
  );
}
