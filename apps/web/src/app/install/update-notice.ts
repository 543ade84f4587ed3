import { toast, toastStore } from '@tonalli/ui/toast/toast-store';
import type { i18n } from 'i18next';

const ID = 'update';

/** Announces a new version until it is taken or dismissed; follows the language. */
export function showUpdate(texts: i18n, take: () => void): void {
  const show = () => {
    const t = texts.getFixedT(null, 'install');
    toast.info(t('update.title'), {
      id: ID,
      description: t('update.text'),
      durationMs: Number.POSITIVE_INFINITY,
      action: { label: t('update.act'), onAct: take },
    });
  };
  texts.on('languageChanged', () => {
    if (toastStore.read().some(({ id, open }) => id === ID && open)) show();
  });
  show();
}
