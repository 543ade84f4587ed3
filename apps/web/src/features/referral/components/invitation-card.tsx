import type { ReferralView } from '@tonalli/contracts/referral/api';
import { Button } from '@tonalli/ui/button/button';
import { Card } from '@tonalli/ui/card/card';
import { Skeleton } from '@tonalli/ui/skeleton/skeleton';
import { toast } from '@tonalli/ui/toast/toast-store';
import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { QrCode } from '../../../components/qr-code';
import { CopyField } from './copy-field';

/** QR code, code and link, to copy or to share. */
export function InvitationCard({ referral }: { referral: ReferralView | undefined }) {
  const { t } = useTranslation('referral');
  const { code, link } = referral ?? { code: '', link: '' };
  return (
    <Card>
      <section
        aria-label={t('invite.title')}
        className="grid items-center gap-6 sm:grid-cols-[auto_minmax(0,34rem)] sm:justify-start sm:gap-8"
      >
        <figure className="flex flex-col items-center gap-2">
          {link ? (
            <QrCode value={link} label={t('invite.qr')} className="rounded-lg" />
          ) : (
            <Skeleton className="size-[200px] rounded-lg" />
          )}
          <figcaption className="text-center text-faint text-xs">{t('invite.qrHint')}</figcaption>
        </figure>
        <div className="flex min-w-0 flex-col gap-4">
          <CopyField
            label={t('invite.code')}
            value={code}
            copyLabel={t('invite.copyCode')}
            copied={t('invite.codeCopied')}
          />
          <CopyField
            label={t('invite.link')}
            value={link}
            copyLabel={t('invite.copyLink')}
            copied={t('invite.linkCopied')}
          />
          <ShareButton link={link} />
        </div>
      </section>
    </Card>
  );
}

/** The device's own way of sharing, where it has one. */
function ShareButton({ link }: { link: string }) {
  const { t } = useTranslation('referral');
  if (!('share' in navigator)) return null;
  const share = async () => {
    try {
      await navigator.share({ title: t('invite.shareTitle'), text: t('invite.shareText'), url: link });
    } catch (error) {
      // Whoever closes the sheet has changed their mind.
      if (!(error instanceof DOMException && error.name === 'AbortError')) {
        toast.warning(t('invite.copyFailed'), { id: 'copied' });
      }
    }
  };
  return (
    <Button
      block
      disabled={!link}
      iconStart={<Share2 aria-hidden="true" className="size-4" />}
      onClick={() => void share()}
    >
      {t('invite.share')}
    </Button>
  );
}
