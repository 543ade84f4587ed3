import type { ProcessedContract } from '@tonalli/contracts/agent-contracts/api';
import { Button } from '@tonalli/ui/button/button';
import { Dialog } from '@tonalli/ui/dialog/dialog';
import { useTranslation } from 'react-i18next';
import { EndingList } from './ending-list';

/** Tells of contracts below that end by what was just done. */
export function EndedNote({ ended, onClose }: { ended: ProcessedContract['ending']; onClose: () => void }) {
  const { t } = useTranslation('agent-contracts');
  return (
    <Dialog
      open
      onOpenChange={(open) => (open ? null : onClose())}
      title={t('ending.done', { count: ended.length })}
      description={t('ending.text')}
      footer={<Button onClick={onClose}>{t('ending.read')}</Button>}
    >
      <EndingList ending={ended} />
    </Dialog>
  );
}
