import { z } from 'zod';
import { MAX_PAGE_SIZE } from './constants';

/** A whole number that travels in a query string. */
export const QueryInt = (min: number, max: number) =>
  z.codec(z.string().regex(/^\d{1,9}$/), z.int().min(min).max(max), {
    decode: Number,
    encode: String,
  });

export const PageNumber = QueryInt(1, 1_000_000);
export const PageSize = QueryInt(1, MAX_PAGE_SIZE);

/** Pages needed for so many rows; an empty list has one page. */
export const pageCount = (rows: number, pageSize: number): number => Math.max(1, Math.ceil(rows / pageSize));
