import type { InputOf } from '@tonalli/contracts/endpoint';
import { toWireLanguage } from '@tonalli/contracts/language';
import type { ExportBetsInput } from '@tonalli/contracts/records/api';
import type { listBets } from '@tonalli/contracts/records/wire';
import type { z } from 'zod';

type BetsFilter = z.output<typeof ExportBetsInput>;

/** The platform's query for one page of what the member filtered for. */
export function toBetsQuery(filter: BetsFilter, page: number, pageSize: number): InputOf<typeof listBets> {
  return {
    from: filter.from,
    to: filter.to,
    gameType: filter.type,
    vassalage: filter.vendor,
    status: filter.status,
    pageNo: page,
    pageSize,
    language: toWireLanguage(filter.language),
  };
}
