import * as session from '@tonalli/contracts/session/wire';
import type { serveMember } from '../../testing/stage';

/** What a login is answered, as fields that may be there. */
interface Answer {
  status: number;
  code?: string;
  captcha?: boolean;
  retryAfterSeconds?: number;
  value?: session.LoginAnswer;
}

/** Logs Ana in, or tries to with what is typed in place of her name and password. */
export async function enter(
  { platform, here, ana }: Awaited<ReturnType<typeof serveMember>>,
  over: Record<string, string> = {},
): Promise<Answer> {
  const wire = { username: ana.username, password: ana.password, type: 'username', ...over };
  const { status, envelope } = await platform.call(session.login, wire, here);
  // Tests compare what is there field by field.
  return { status, ...envelope } as Answer;
}

export async function times<T>(count: number, run: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let done = 0; done < count; done += 1) results.push(await run());
  return results;
}
