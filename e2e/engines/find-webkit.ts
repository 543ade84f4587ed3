import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** WebKit as the system's packages install it. */
export interface WebKitInstallation {
  readonly driver: string;
  readonly browser: string;
  /** Xvfb, for machines without a screen; null where there is one. */
  readonly screen: string | null;
}

const BROWSERS = ['/usr/lib/*/webkit2gtk-4.*/MiniBrowser', '/usr/libexec/webkit2gtk-4.*/MiniBrowser'];

const onPath = (name: string): string | undefined =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(existsSync);

/** Where WebKit's engine is on this machine; null where it lacks a part. Nothing is installed for it. */
export function findWebKit(): WebKitInstallation | null {
  const driver = onPath('WebKitWebDriver');
  const [browser] = globSync(BROWSERS);
  const screen = process.env.DISPLAY ? null : onPath('Xvfb');
  return driver && browser && screen !== undefined ? { driver, browser, screen } : null;
}

/** For whoever reads what a run has proven. */
export const enginesLine = (webkit: WebKitInstallation | null): string =>
  webkit
    ? `Engines: Chromium, and WebKit for what is tagged so (${webkit.browser})`
    : 'Engines: Chromium. NOT RUN in WebKit: its driver is not here (on Debian: apt-get install webkit2gtk-driver xvfb)';
