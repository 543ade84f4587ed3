import { getRouteApi, Link, Outlet } from '@tanstack/react-router';
import { Logo } from '@tonalli/ui/logo/logo';
import { SkipLink } from '@tonalli/ui/skip-link/skip-link';
import { Toaster } from '@tonalli/ui/toast/toaster';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CommandHint } from '../control/command-hint';
import { ControlContext, consoleClient, type RunRecord } from '../control/control-context';
import { useJournalLive } from '../control/use-journal-live';
import { PANEL_NAMES, PANELS } from '../panels';
import { LanguageChoice } from './language-choice';
import { WorldBar } from './world-bar';

const route = getRouteApi('__root__');

/** Menu, the world that is looked at, the panel, and the line that does the same as the last action. */
export function ConsoleFrame() {
  const { t } = useTranslation();
  const { world = 'default' } = route.useSearch();
  const [last, setLast] = useState<RunRecord | null>(null);
  const live = useJournalLive(world);
  const control = useMemo(
    () => ({ client: consoleClient(world), world, live, last, note: setLast }),
    [world, live, last],
  );
  return (
    <ControlContext value={control}>
      <SkipLink targetId="panel">{t('skip')}</SkipLink>
      <div className="flex min-h-dvh flex-col">
        <header className="sticky top-0 z-20 flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-b bg-ink/95 px-4 py-2 backdrop-blur-md">
          <span className="flex items-center gap-2">
            <Logo size="sm" />
            <span className="rounded-sm bg-marigold-soft px-1.5 font-bold text-2xs text-marigold-bright">QA</span>
          </span>
          <div className="ms-auto md:order-last">
            <LanguageChoice />
          </div>
          <WorldBar />
        </header>
        <div className="flex min-w-0 flex-1 max-md:flex-col">
          <nav
            aria-label={t('menu')}
            className="no-scrollbar shrink-0 overflow-x-auto border-line p-3 max-md:border-b md:sticky md:top-15 md:h-[calc(100dvh-3.75rem)] md:w-52 md:overflow-y-auto md:border-e"
          >
            <ul className="flex gap-1 md:flex-col">
              {PANEL_NAMES.map((name) => {
                const Icon = PANELS[name].icon;
                return (
                  <li key={name}>
                    <Link
                      to="/$panel"
                      params={{ panel: name }}
                      search={world === 'default' ? {} : { world }}
                      className="flex min-h-10 items-center gap-3 whitespace-nowrap rounded-md px-3 font-semibold text-muted text-sm no-underline hover:bg-overlay hover:text-text data-[status=active]:bg-marigold-soft data-[status=active]:text-marigold-bright [&_svg]:size-5"
                    >
                      <Icon aria-hidden="true" />
                      {t(`panels.${name}.menu`)}
                    </Link>
                  </li>
                );
              })}
            </ul>
          </nav>
          <main
            id="panel"
            tabIndex={-1}
            className="mx-auto flex w-full min-w-0 max-w-[96rem] flex-1 flex-col gap-5 p-4 sm:p-6"
          >
            <Outlet />
          </main>
        </div>
        {last ? (
          <footer className="sticky bottom-0 border-line border-t bg-ink/95 p-2 backdrop-blur-md">
            {last.error ? <p className="px-2 pb-1 text-danger text-sm">{last.error}</p> : null}
            <CommandHint key={last.name} name={last.name} input={last.input} />
          </footer>
        ) : null}
      </div>
      <Toaster regionLabel={t('toasts.region')} toastLabel={t('toasts.one')} closeLabel={t('close')} />
    </ControlContext>
  );
}
