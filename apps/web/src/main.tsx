import './styles.css';
import { resolveLanguage } from '@tonalli/i18n/language-storage';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, startApp } from './app/app';
import { createAppServices } from './app/app-services';
import { reloadOnceOnStaleChunk } from './app/chunks/stale-chunk';

async function start(root: HTMLElement): Promise<void> {
  const app = startApp(await createAppServices(resolveLanguage(window.localStorage)));
  createRoot(root).render(
    <StrictMode>
      <App {...app} />
    </StrictMode>,
  );
}

reloadOnceOnStaleChunk(window);
const root = document.getElementById('root');
if (root) void start(root);
