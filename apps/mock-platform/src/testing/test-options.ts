import { DEVELOPMENT_MERCHANT } from '@tonalli/contracts/merchant';
import type { PlatformOptions } from '../platform-options';

/**
 * All in memory, on a free port, with worlds and the control interface on. Default data have all that they always have, but fewer
 * rounds: each world of a test is audited, which takes as long as there are rounds.
 */
export const TEST_OPTIONS = {
  host: '127.0.0.1',
  port: 0,
  publicUrl: null,
  dataDir: null,
  merchant: DEVELOPMENT_MERCHANT,
  control: true,
  worlds: true,
  activity: false,
  historyPercent: 20,
  logLevel: 'silent',
} satisfies PlatformOptions;
