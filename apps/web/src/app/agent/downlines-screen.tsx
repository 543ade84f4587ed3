import { Button } from '@tonalli/ui/button/button';
import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DownlinesScreen } from '../../features/downlines/downlines-screen';
import DownlineTransferDialog from '../../features/member-transfers/downline-transfer-dialog';
import { OfferContract } from './offer-contract';

/** The agent's tree, with what other features let an agent do with a direct downline (AG-04). */
export default function AgentDownlinesScreen() {
  return (
    <DownlinesScreen
      actions={({ memberId, kind }) => (
        <>
          <Transfer key={memberId} downlineId={memberId} />
          {kind === 'agent' ? <OfferContract memberId={memberId} /> : null}
        </>
      )}
    />
  );
}

function Transfer({ downlineId }: { downlineId: string }) {
  const { t } = useTranslation('member-transfers');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" iconStart={<ArrowLeftRight aria-hidden="true" />} onClick={() => setOpen(true)}>
        {t('downline.title')}
      </Button>
      <DownlineTransferDialog downlineId={downlineId} open={open} onOpenChange={setOpen} />
    </>
  );
}
