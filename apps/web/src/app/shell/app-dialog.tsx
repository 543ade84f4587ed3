import { Link } from '@tanstack/react-router';
import { Button } from '@tonalli/ui/button/button';
import { Dialog } from '@tonalli/ui/dialog/dialog';
import { useTranslation } from 'react-i18next';
import { QrCode } from '../../components/qr-code';
import { useBootstrap } from '../../hooks/use-bootstrap';
import { PATHS } from '../../paths';

const APP_PLATFORMS = ['ios', 'android'] as const;
type AppPlatform = (typeof APP_PLATFORMS)[number];

/** The guide to installing the app on one kind of phone, at the main domain: what its QR code says. */
export const appUrl = (mainDomain: string, platform: AppPlatform): string =>
  `https://${mainDomain}${PATHS.appDownload}?device=${platform}`;

/** The app for both kinds of phones: a code to scan from a computer, a way to the guide on the phone itself (NAV-05). */
export default function AppDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['shell', 'common']);
  const { mainDomain } = useBootstrap();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('shell:app.title')}
      description={t('shell:app.intro')}
      closeLabel={t('common:actions.close')}
    >
      <ul className="grid gap-4 sm:grid-cols-2">
        {APP_PLATFORMS.map((platform) => {
          const name = t(`shell:app.${platform}`);
          return (
            <li key={platform} className="flex flex-col items-center gap-3 rounded-lg bg-raised p-4 text-center">
              <h3 className="font-semibold">{name}</h3>
              <QrCode
                value={appUrl(mainDomain, platform)}
                label={t('shell:app.qr', { platform: name })}
                className="h-auto max-w-full rounded-md"
              />
              <Button asChild variant="secondary" size="sm" block>
                <Link to={PATHS.appDownload} search={{ device: platform }} onClick={onClose}>
                  {t('shell:app.open', { platform: name })}
                </Link>
              </Button>
            </li>
          );
        })}
      </ul>
      <p className="mt-4 text-faint text-sm">{t('shell:app.safe', { domain: mainDomain })}</p>
    </Dialog>
  );
}
