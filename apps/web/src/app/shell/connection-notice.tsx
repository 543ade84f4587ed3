import { Unplug } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that the browser is offline; nothing on the page is lost meanwhile (SYS-12). */
export function ConnectionNotice() {
  const { t } = useTranslation('system');
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {online ? null : (
        <p className="flex items-center justify-center gap-2 bg-danger-soft px-4 py-2 font-medium text-danger text-sm">
          <Unplug aria-hidden="true" className="size-4" />
          {t('network.offline')}
        </p>
      )}
    </div>
  );
}
