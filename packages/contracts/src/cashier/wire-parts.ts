import { z } from 'zod';
import { Money } from '../money';
import { PageNumber, PageSize } from '../paging';

export const OrderId = z.string().max(32);
export const AccountId = z.string().max(32);
export const Page = { pageNo: PageNumber, pageSize: PageSize };
export const Paged = { pageNum: z.int(), totalPages: z.int(), totalRows: z.int() };

export const WireFee = z.object({ fixed: Money, basisPoints: z.int().min(0) });
