import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEVELOPMENT_MERCHANT } from '@tonalli/contracts/merchant';
import { createPlatform } from '@tonalli/mock-platform/server';
import { serve } from './serve';

/** The platform with its database on disk, as it is when started for good. */
const dataDir = process.env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'tonalli-bench-'));
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));

const platform = await createPlatform({
  host: '127.0.0.1',
  port: 0,
  publicUrl: null,
  dataDir,
  merchant: DEVELOPMENT_MERCHANT,
  control: process.env.JOURNAL !== 'off',
  worlds: true,
  activity: false,
  logLevel: 'silent',
});

serve(await platform.start());
