import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import type { ContentHosts } from './content-hosts';

const HSTS_SECONDS = 31_536_000;

/** Names and values in the flat form that `writeHead` takes. */
export type FlatHeaders = readonly string[];

export interface SecurityHeaders {
  /** Of pages and whatever else a browser may show, worked out again when the hosts of pictures or games change. */
  page(): FlatHeaders;
  /** Of data: what a policy says about documents means nothing there, so that these are few. */
  readonly data: FlatHeaders;
}

/** The security headers as helmet words them, worked out once and not with every answer. */
export function createSecurityHeaders(hosts: ContentHosts): SecurityHeaders {
  let version = -1;
  let headers: FlatHeaders = [];
  return {
    page() {
      if (version !== hosts.version) {
        version = hosts.version;
        headers = computeHeaders(hosts);
      }
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

function computeHeaders({ images, games }: ContentHosts): FlatHeaders {
  const apply = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...images],
        mediaSrc: ["'self'", 'blob:', ...images],
        connectSrc: ["'self'", ...new Set([...images, ...games])],
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
