import type { EXPORT_MAX_ROWS } from '@tonalli/contracts/records/api';

/** Said when a file was cut; the type holds it to the contract's figure without carrying its schemas to browsers. */
export const EXPORT_ROWS_SHOWN: typeof EXPORT_MAX_ROWS = 5_000;
