import type { ProcessedContract } from '@tonalli/contracts/agent-contracts/api';
import { Button } from '@tonalli/ui/button/button';
import { Checkbox } from '@tonalli/ui/checkbox/checkbox';
import { Dialog } from '@tonalli/ui/dialog/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EndingList } from './ending-list';

interface EndingConfirmProps {
  ending: ProcessedContract['ending'];
  busy: boolean;
  onCancel: () => void;
  onConfirm: () => void;
}

/** The second word before contracts below end: read, ticked, and only then confirmed (CON-03). */
export function EndingConfirm({ ending, busy, onCancel, onConfirm }: EndingConfirmProps) {
  const { t } = useTranslation('agent-contracts');
  const [understood, setUnderstood] = useState(false);
  const [missing, setMissing] = useState(false);
  const count = ending.length;
  return (
    <Dialog
      open
      role="alertdialog"
      dismissable={!busy}
      onOpenChange={(open) => (open ? null : onCancel())}
      title={t('ending.title', { count })}
      description={t('ending.text')}
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onCancel}>
            {t('act.cancel')}
          </Button>
          <Button variant="danger" loading={busy} onClick={() => (understood ? onConfirm() : setMissing(true))}>
            {t('ending.confirm')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <EndingList ending={ending} />
        <Checkbox
          label={t('ending.understood', { count })}
          checked={understood}
          error={missing && !understood ? t('ending.missing') : undefined}
          onChange={(event) => setUnderstood(event.currentTarget.checked)}
        />
      </div>
    </Dialog>
  );
}
