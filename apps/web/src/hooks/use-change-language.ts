import { storeLanguage } from '@tonalli/i18n/language-storage';
import type { Language } from '@tonalli/i18n/languages';
import { useCallback } from 'react';
import { useAppServices } from '../app/app-services-context';
import { BOOTSTRAP_KEY } from './use-bootstrap';

/** Changes the language without a reload: texts, stored choice, server, and every answer that names things (I18N-03). */
export function useChangeLanguage(): (language: Language) => Promise<void> {
  const { i18n, client, queryClient, session } = useAppServices();
  return useCallback(
    async (language) => {
      const previous = i18n.language;
      if (previous === language) return;
      await i18n.changeLanguage(language);
      storeLanguage(window.localStorage, language);
      queryClient.removeQueries({ type: 'inactive', predicate: ({ queryKey }) => namesLanguage(queryKey, previous) });
      // Personal answers carry no language in their keys, but names within them: rewards, games, levels.
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => !namesLanguage(queryKey) });
      // The choice already holds in this browser; the account learns it as soon as it can.
      if (session.get().status === 'member') await client.account.updateLanguage.mutate({ language }).catch(() => null);
    },
    [i18n, client, queryClient, session],
  );
}

function namesLanguage(queryKey: readonly unknown[], language = ''): boolean {
  // The old bootstrap is shown until that of the new language has loaded.
  if (String(queryKey[0]) === String(BOOTSTRAP_KEY[0])) return language === '';
  return JSON.stringify(queryKey).includes(`"language":"${language}`);
}
