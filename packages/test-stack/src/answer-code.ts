import { type ErrorCode, isErrorCode } from '@tonalli/contracts/errors';
import { z } from 'zod';

const Failure = z.union([
  z.object({ error: z.object({ data: z.object({ platform: z.object({ code: z.string() }) }) }) }),
  z.object({ success: z.literal(false), code: z.string() }),
]);

/** The catalogue's code in a raw answer of the gateway or of the platform; `OK` when there is none. */
export async function codeIn(response: Response): Promise<ErrorCode | 'OK'> {
  const failure = Failure.safeParse(await response.json());
  if (!failure.success) return 'OK';
  const code = 'error' in failure.data ? failure.data.error.data.platform.code : failure.data.code;
  return isErrorCode(code) ? code : 'OK';
}
