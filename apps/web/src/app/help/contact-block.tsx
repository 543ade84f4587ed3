import { Link } from '@tanstack/react-router';
import { Button } from '@tonalli/ui/button/button';
import { Headset, MessageSquareText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCustomerService } from '../../features/system/hooks/use-customer-service';
import { useBootstrap } from '../../hooks/use-bootstrap';
import { PATHS } from '../../paths';
import { ServiceMark } from '../shell/service-mark';

/** How to reach people: every open channel of the customer service, and feedback where this is not its own page. */
export function ContactBlock({ withFeedback = true }: { withFeedback?: boolean }) {
  const { t } = useTranslation('help');
  const { customerService } = useBootstrap();
  const openCustomerService = useCustomerService();
  return (
    <section
      aria-labelledby="help-contact"
      className="mt-4 flex flex-col gap-4 rounded-xl bg-surface p-5 ring-1 ring-line ring-inset sm:p-6 print:hidden"
    >
      <div className="flex items-start gap-4">
        <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-full bg-marigold-soft text-marigold-bright">
          <Headset aria-hidden="true" className="size-6" />
        </span>
        <div>
          <h2 id="help-contact" className="text-lg">
            {t('contact.title')}
          </h2>
          <p className="mt-1 max-w-prose text-pretty text-muted">
            {customerService.length > 0 ? t('contact.text') : t('contact.none')}
          </p>
        </div>
      </div>
      <ul className="flex flex-wrap gap-2.5">
        {customerService.map(({ type, title, url }) => (
          <li key={type}>
            <Button
              variant="secondary"
              aria-label={t('contact.open', { channel: title })}
              iconStart={<ServiceMark type={type} />}
              onClick={() => openCustomerService(url)}
            >
              {title}
            </Button>
          </li>
        ))}
        {withFeedback ? (
          <li>
            <Button asChild variant="ghost" iconStart={<MessageSquareText />}>
              <Link to={PATHS.feedback}>{t('contact.feedback')}</Link>
            </Button>
          </li>
        ) : null}
      </ul>
    </section>
  );
}
