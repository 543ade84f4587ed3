import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import type { PageHashes } from '../first-view/page';
import type { ContentHosts, PageHosts } from './content-hosts';

const HSTS_SECONDS = 31_536_000;
const NOTHING_WITHIN: PageHashes = { styles: [], scripts: [] };

/** Names and values in the flat form that `writeHead` takes. */
export type FlatHeaders = readonly string[];

export interface SecurityHeaders {
  /** For pages; rebuilt when the hosts of a world change. */
  page(world: string | null): FlatHeaders;
  /** For data: only the few headers that mean something outside documents. */
  readonly data: FlatHeaders;
}

/**
 * Helmet's security headers, built once and not for every answer. Inline styles and scripts are allowed by these
 * hashes alone.
 */
export function createSecurityHeaders(hosts: ContentHosts, hashes: PageHashes = NOTHING_WITHIN): SecurityHeaders {
  const known = new WeakMap<PageHosts, FlatHeaders>();
  return {
    page(world) {
      const reached = hosts.of(world);
      const headers = known.get(reached) ?? computeHeaders(reached, hashes);
      known.set(reached, headers);
      return headers;
    },
    data: record(
      helmet({
        contentSecurityPolicy: {
          useDefaults: false,
          directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
        },
        strictTransportSecurity: { maxAge: HSTS_SECONDS },
        crossOriginOpenerPolicy: false,
        originAgentCluster: false,
        referrerPolicy: false,
        xDnsPrefetchControl: false,
        xDownloadOptions: false,
        xFrameOptions: false,
        xPermittedCrossDomainPolicies: false,
        xXssProtection: false,
      }),
    ),
  };
}

/** The hosts of the analytics service, as its documentation names them for a content security policy. */
const ANALYTICS_SCRIPT = 'https://www.googletagmanager.com';
const ANALYTICS_REPORTS = [ANALYTICS_SCRIPT, 'https://*.google-analytics.com', 'https://*.analytics.google.com'];

function computeHeaders(hosts: PageHosts, { styles, scripts }: PageHashes): FlatHeaders {
  const { images, games, mirrors, analytics } = hosts;
  const reports = analytics ? ANALYTICS_REPORTS : [];
  const apply = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scripts, ...(analytics ? [ANALYTICS_SCRIPT] : [])],
        styleSrc: ["'self'", ...styles],
        imgSrc: ["'self'", 'data:', 'blob:', ...images, ...reports],
        mediaSrc: ["'self'", 'blob:', ...images],
        connectSrc: ["'self'", ...new Set([...images, ...games, ...mirrors, ...reports])],
        frameSrc: ["'self'", ...games],
        fontSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // A customer-service window of another site keeps its opener, so that a blocked popup can be told from an open one.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    strictTransportSecurity: { maxAge: HSTS_SECONDS },
    xFrameOptions: { action: 'deny' },
  });
  return [...record(apply), 'permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()'];
}

function record(apply: ReturnType<typeof helmet>): FlatHeaders {
  const recorder = new ServerResponse(new IncomingMessage(new Socket()));
  apply(recorder.req, recorder, () => undefined);
  return Object.entries(recorder.getHeaders()).flatMap(([name, value]) => [name, String(value)]);
}
