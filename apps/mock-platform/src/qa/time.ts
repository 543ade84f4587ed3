import { z } from 'zod';
import { toIso } from '../clock/wall';

/** ISO 8601 UTC on the wire, milliseconds since epoch inside. */
export const Time = z.codec(z.iso.datetime(), z.int(), { decode: (iso) => Date.parse(iso), encode: toIso });
