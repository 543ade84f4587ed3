import { DEVELOPMENT_MERCHANT } from '@tonalli/contracts/merchant';
import { createServer } from '@tonalli/gateway/server';
import { createPlatform } from '@tonalli/mock-platform/server';
import { serve } from './serve';

/** The whole product with its default data, serving the build in `WEB_DIST`, as `npm start` does. */
const platform = await createPlatform({
  host: '127.0.0.1',
  port: 0,
  publicUrl: null,
  dataDir: null,
  merchant: DEVELOPMENT_MERCHANT,
  control: false,
  worlds: false,
  activity: true,
  logLevel: 'silent',
});

const gateway = await createServer({
  host: '127.0.0.1',
  port: 0,
  platformUrl: await platform.start(),
  merchant: DEVELOPMENT_MERCHANT,
  sessionSecrets: ['a session secret for benches, long enough'],
  worlds: false,
  webDist: process.env.WEB_DIST ?? null,
  logLevel: 'silent',
  trustedProxies: 0,
  addressRequestsPerSecond: 1_000_000,
  reference: false,
});

// Another site than the platform's, as in production.
serve((await gateway.start()).replace('127.0.0.1', 'localhost'));
