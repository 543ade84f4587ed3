import './styles.css';
import { resolveLanguage } from '@tonalli/i18n/language-storage';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, type RunningApp, startApp } from './app/app';
import { createAppServices } from './app/app-services';
import { reloadOnceOnStaleChunk } from './app/chunks/stale-chunk';
import { holdIdleWorkWhile, whenIdle } from './app/chunks/when-idle';
import { yieldToMain } from './app/chunks/yield-to-main';
import { deferInstallPrompt } from './app/install/deferred-prompt';
import { reportCaught } from './app/report-caught';
import { ensureStorage } from './app/storage/ensure-storage';
import { env } from './env';

/** Nothing of it may stand beside what the visitor came for. */
const INSTALL_AFTER_MS = 4_000;
async function install(app: RunningApp): Promise<void> {
  // Whoever is offline by then has it at the next visit.
  const part = await import('./app/install/start-install').catch(() => null);
  await part?.startInstall(app);
}

function installLater(app: RunningApp): void {
  const stop = app.router.subscribe('onRendered', () => {
    stop();
    setTimeout(() => whenIdle(() => install(app)), INSTALL_AFTER_MS);
  });
}

async function start(root: HTMLElement): Promise<void> {
  const services = await createAppServices(resolveLanguage(window.localStorage));
  await yieldToMain();
  const app = startApp(services);
  await yieldToMain();
  holdIdleWorkWhile(() => app.services.queryClient.isFetching() > 0);
  createRoot(root, { onCaughtError: reportCaught }).render(
    <StrictMode>
      <App {...app} />
    </StrictMode>,
  );
  // A development server has no worker, and its pages change too often for one.
  if (!env.development) installLater(app);
}

/** What the page began with goes once the app's own first picture is there (decision 016). */
function endFirstView(root: HTMLElement): void {
  const end = ({ target }: Event) => {
    if (target instanceof HTMLImageElement && target.fetchPriority === 'high')
      document.querySelector('.first-view')?.remove();
  };
  root.addEventListener('load', end, true);
}

ensureStorage(window);
reloadOnceOnStaleChunk(window);
deferInstallPrompt(window);
const root = document.getElementById('root');
if (root) {
  endFirstView(root);
  void start(root);
}
