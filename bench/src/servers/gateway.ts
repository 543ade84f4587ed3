import { DEVELOPMENT_MERCHANT } from '@tonalli/contracts/merchant';
import { createServer } from '@tonalli/gateway/server';
import { serve } from './serve';

/** The gateway as it is in production, but that the address limit is out of the way of one generator. */
const gateway = await createServer({
  host: '127.0.0.1',
  port: 0,
  platformUrl: process.env.UPSTREAM ?? '',
  merchant: DEVELOPMENT_MERCHANT,
  sessionSecrets: ['a session secret for benches, long enough'],
  worlds: false,
  webDist: null,
  logLevel: 'silent',
  // The generator stands for a proxy, so that every request can come from an address of its own.
  trustedProxies: 1,
  addressRequestsPerSecond: 1_000_000,
  reference: false,
});

serve(await gateway.start());
