import { z } from 'zod';
import type { TestPlatform } from './test-platform';

/** The code that a call of a test was refused with, or `OK`. */
export async function code(answer: ReturnType<TestPlatform['call']>): Promise<string> {
  const { envelope } = await answer;
  return envelope.success ? 'OK' : envelope.code;
}

/** The code in a refusal that a test fetched by hand. Throws when the body is no refusal. */
export async function codeOf(response: Response): Promise<string> {
  return z.object({ code: z.string() }).parse(await response.json()).code;
}
