import type { i18n } from 'i18next';
import type { RunningApp } from '../app';

interface Watched {
  readonly i18n: i18n;
  readonly router: Pick<RunningApp['router'], 'subscribe' | 'state'>;
}

/** Keeps description, manifest and canonical URL in step with language and route. */
export function syncHead({ i18n, router }: Watched): void {
  const write = () => {
    const t = i18n.getFixedT(null, 'install');
    set('meta[name="description"]', 'content', t('description'));
    set('link[rel="manifest"]', 'href', `/manifest.${i18n.language}.webmanifest`);
    set('link[rel="canonical"]', 'href', window.location.origin + router.state.location.pathname);
  };
  i18n.on('languageChanged', () => void i18n.loadNamespaces('install').then(write));
  router.subscribe('onRendered', write);
  write();
}

/** All but `canonical` are in the page from the start. */
function set(selector: string, attribute: string, value: string): void {
  const element = document.head.querySelector(selector) ?? document.head.appendChild(canonicalLink());
  if (element.getAttribute(attribute) !== value) element.setAttribute(attribute, value);
}

const canonicalLink = () => Object.assign(document.createElement('link'), { rel: 'canonical' });
