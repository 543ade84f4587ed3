import { Link } from '@tanstack/react-router';
import type { Contact } from '@tonalli/contracts/system/api';
import { Alert } from '@tonalli/ui/alert/alert';
import { Card } from '@tonalli/ui/card/card';
import { ChevronRight, Headset, type LucideIcon, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PATHS } from '../../../paths';
import { channelOf, openCustomerService } from '../customer-service';

interface OtherChannelsProps {
  channels: Contact['customerService'];
  /** Its page is there while the platform is open. */
  withApp: boolean;
}

const ROW =
  'flex min-h-16 w-full items-center gap-3 rounded-md px-3 py-2 text-start text-text no-underline hover:bg-overlay';

/** What is left while the site is closed: the app and customer service (SYS-04). */
export function OtherChannels({ channels, withApp }: OtherChannelsProps) {
  const { t } = useTranslation(['site', 'errors']);
  const channel = channelOf(channels, 'LIVECHAT');
  const [blocked, setBlocked] = useState(false);
  return (
    <Card>
      <h2 className="text-xl">{t('site:elsewhere.title')}</h2>
      <div className="-mx-3 mt-2 flex flex-col">
        {withApp ? (
          <Link to={PATHS.appDownload} className={ROW}>
            <RowContent icon={Smartphone} title={t('site:elsewhere.app')} text={t('site:elsewhere.appText')} />
          </Link>
        ) : null}
        {channel ? (
          <button type="button" className={ROW} onClick={() => setBlocked(!openCustomerService(channel.url))}>
            <RowContent icon={Headset} title={t('site:elsewhere.contact')} text={t('site:elsewhere.contactText')} />
          </button>
        ) : null}
      </div>
      {blocked ? (
        <Alert tone="warning" announce className="mt-2">
          {t('errors:POPUP_BLOCKED')}
        </Alert>
      ) : null}
      <p className="mt-2 text-pretty text-muted text-sm">{t('site:elsewhere.bookmark')}</p>
    </Card>
  );
}

function RowContent({ icon: Icon, title, text }: { icon: LucideIcon; title: string; text: string }) {
  return (
    <>
      <Icon aria-hidden="true" className="size-6 shrink-0 text-marigold" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{title}</span>
        <span className="block text-pretty text-muted text-sm">{text}</span>
      </span>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-faint" />
    </>
  );
}
