import { Link } from '@tanstack/react-router';
import { Button } from '@tonalli/ui/button/button';
import { Dialog } from '@tonalli/ui/dialog/dialog';
import { type MouseEvent, type ReactNode, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PATHS } from '../../paths';
import { HelpBrowser } from './components/help-browser';
import type { TopicLinkProps } from './components/topic-list';

interface HelpDialogProps {
  /** The topic to begin with. */
  topic: string | undefined;
  contact: ReactNode;
  onClose: () => void;
}

/** The help centre over whatever page one is on; a link in it that leads elsewhere closes it (HELP-01). */
export function HelpDialog({ topic, contact, onClose }: HelpDialogProps) {
  const { t } = useTranslation(['help', 'common']);
  const [topicId, setTopicId] = useState(topic);
  const TopicButton = useCallback(
    ({ id, className, children }: TopicLinkProps) => (
      <button type="button" className={className} onClick={() => setTopicId(id)}>
        {children}
      </button>
    ),
    [],
  );
  const leave = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a[href]:not([target])')) onClose();
  };
  return (
    <Dialog
      open
      size="xl"
      onOpenChange={(open) => !open && onClose()}
      title={t('help:title')}
      closeLabel={t('common:actions.close')}
      footer={
        <Button asChild variant="secondary">
          <Link to={PATHS.help} {...(topicId === undefined ? {} : { hash: topicId })} onClick={onClose}>
            {t('help:openPage')}
          </Link>
        </Button>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the links in it are what is pressed */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link is a click */}
      <div onClick={leave}>
        <HelpBrowser
          topicId={topicId}
          TopicLink={TopicButton}
          onBack={() => setTopicId(undefined)}
          contact={contact}
          heading="h3"
        />
      </div>
    </Dialog>
  );
}
