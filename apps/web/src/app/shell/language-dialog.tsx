import { type CatalogueLanguage, findLanguages, languageNameIn } from '@tonalli/i18n/language-catalogue';
import type { Language } from '@tonalli/i18n/languages';
import { Dialog } from '@tonalli/ui/dialog/dialog';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { SearchField } from '@tonalli/ui/search-field/search-field';
import { VisuallyHidden } from '@tonalli/ui/visually-hidden/visually-hidden';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChangeLanguage } from '../../hooks/use-change-language';
import { useLanguage } from '../../hooks/use-language';

const ROW = 'flex min-h-11 w-full items-center justify-between gap-2 rounded-md px-3 py-1.5 text-start text-sm';

/** Every language of the catalogue by its own name; those that are not there yet say so (NAV-11). */
export default function LanguageDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['shell', 'common']);
  const language = useLanguage();
  const changeLanguage = useChangeLanguage();
  const [text, setText] = useState('');
  const found = findLanguages(text, language);
  const choose = (chosen: Language) => {
    void changeLanguage(chosen);
    onClose();
  };
  const offered = found.filter((one) => one.offered);
  const soon = found.filter((one) => !one.offered);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('shell:languages.title')}
      closeLabel={t('common:actions.close')}
    >
      <div className="flex flex-col gap-4 sm:min-h-[28rem]">
        <SearchField
          label={t('shell:languages.search')}
          placeholder={t('shell:languages.search')}
          clearLabel={t('shell:languages.clear')}
          value={text}
          onValueChange={setText}
        />
        <VisuallyHidden>
          <span role="status">{t('shell:languages.found', { count: found.length })}</span>
        </VisuallyHidden>
        {found.length === 0 ? (
          <EmptyState illustration="search" title={t('shell:languages.empty', { text: text.trim() })} />
        ) : null}
        {offered.length > 0 ? (
          <Group title={t('shell:languages.offered')}>
            {offered.map((one) => (
              <li key={one.tag}>
                <button
                  type="button"
                  aria-current={one.offered === language ? 'true' : undefined}
                  onClick={() => one.offered && choose(one.offered)}
                  className={`${ROW} bg-raised font-semibold ring-1 ring-line ring-inset hover:bg-overlay aria-[current]:text-marigold-bright aria-[current]:ring-marigold`}
                >
                  <Name one={one} reader={language} />
                  {one.offered === language ? <Check aria-hidden="true" className="size-5 shrink-0" /> : null}
                </button>
              </li>
            ))}
          </Group>
        ) : null}
        {soon.length > 0 ? (
          <Group title={t('shell:languages.soon')}>
            {soon.map((one) => (
              <li key={one.tag} className={`${ROW} text-muted`}>
                <Name one={one} reader={language} />
                <span className="shrink-0 text-faint text-xs">{t('shell:languages.soonOne')}</span>
              </li>
            ))}
          </Group>
        ) : null}
      </div>
    </Dialog>
  );
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section aria-label={title}>
      <h3 className="mb-1.5 font-semibold text-faint text-xs uppercase tracking-wider">{title}</h3>
      <ul className="grid gap-x-2 gap-y-1 sm:grid-cols-2">{children}</ul>
    </section>
  );
}

/** The name that its speakers know, with the reader's name for it below. */
function Name({ one, reader }: { one: CatalogueLanguage; reader: Language }) {
  return (
    <span className="flex min-w-0 flex-col leading-tight">
      <bdi lang={one.tag} className="truncate">
        {one.name}
      </bdi>
      {one.tag === reader ? null : (
        <span className="truncate font-normal text-faint text-xs">{languageNameIn(one.tag, reader)}</span>
      )}
    </span>
  );
}
