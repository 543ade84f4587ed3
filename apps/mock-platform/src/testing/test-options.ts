import { DEVELOPMENT_MERCHANT } from '@tonalli/contracts/merchant';
import type { PlatformOptions } from '../platform-options';

/** All in memory, on a free port, with worlds and the control interface on. */
export const TEST_OPTIONS = {
  host: '127.0.0.1',
  port: 0,
  publicUrl: null,
  dataDir: null,
  merchant: DEVELOPMENT_MERCHANT,
  control: true,
  worlds: true,
  activity: false,
  logLevel: 'silent',
} satisfies PlatformOptions;
