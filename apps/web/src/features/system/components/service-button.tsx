import type { Bootstrap } from '@tonalli/contracts/system/api';
import { Alert } from '@tonalli/ui/alert/alert';
import { Button, type ButtonVariant } from '@tonalli/ui/button/button';
import { Headset } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { channelOf, openCustomerService } from '../customer-service';

interface ServiceButtonProps {
  channels: Bootstrap['customerService'];
  variant?: ButtonVariant;
}

/** Opens the service desk from pages that have no place for toasts; nothing where there is no channel. */
export function ServiceButton({ channels, variant = 'primary' }: ServiceButtonProps) {
  const { t } = useTranslation(['site', 'errors']);
  const channel = channelOf(channels, 'LIVECHAT');
  const [blocked, setBlocked] = useState(false);
  if (!channel) return null;
  return (
    <>
      <Button
        variant={variant}
        onClick={() => setBlocked(!openCustomerService(channel.url))}
        iconStart={<Headset aria-hidden="true" className="size-5" />}
      >
        {t('site:reach.support')}
      </Button>
      {blocked ? (
        <Alert tone="warning" announce className="w-full text-start">
          {t('errors:POPUP_BLOCKED')}
        </Alert>
      ) : null}
    </>
  );
}
