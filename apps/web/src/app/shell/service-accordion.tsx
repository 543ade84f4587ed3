import { clsx } from 'clsx';
import { ChevronDown, Headset } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCustomerService } from '../../features/system/hooks/use-customer-service';
import { useBootstrap } from '../../hooks/use-bootstrap';
import { MENU_ROW } from './menu-row';
import { ServiceMark } from './service-mark';

/** Every channel of the customer service, each in a window of its own; nothing where there is none (NAV-05, NAV-07). */
export function ServiceAccordion() {
  const { t } = useTranslation('shell');
  const { customerService } = useBootstrap();
  const openCustomerService = useCustomerService();
  const [open, setOpen] = useState(false);
  const id = useId();
  if (customerService.length === 0) return null;
  return (
    <li>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className={MENU_ROW}
      >
        <Headset aria-hidden="true" />
        {t('menu.support')}
        <ChevronDown
          aria-hidden="true"
          className={clsx('ms-auto transition-transform motion-reduce:transition-none', open && 'rotate-180')}
        />
      </button>
      {open ? (
        <div id={id} className="ms-5 border-line border-s ps-2">
          <ul aria-label={t('service.channels')}>
            {customerService.map(({ type, title, url }) => (
              <li key={type}>
                <button
                  type="button"
                  aria-label={t('service.open', { channel: title })}
                  onClick={() => openCustomerService(url)}
                  className="flex min-h-10 w-full min-w-0 items-center gap-2.5 rounded-sm px-2 text-start text-muted text-sm hover:bg-overlay hover:text-text"
                >
                  <ServiceMark type={type} />
                  <span className="truncate">{title}</span>
                </button>
              </li>
            ))}
          </ul>
          <p className="px-2 py-1.5 text-faint text-xs">{t('service.hint')}</p>
        </div>
      ) : null}
    </li>
  );
}
