import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { PATHS } from '../../paths';
import type { AppServices } from '../app-services';

interface Visit {
  context: Pick<AppServices, 'session'>;
  location: Pick<ParsedLocation, 'href'>;
}

/** Guard of a route: a visitor logs in first and comes back (AUTH-16). */
export async function requireMember({ context: { session }, location }: Visit): Promise<void> {
  await session.settled();
  if (session.get().status === 'guest') throw redirect({ to: PATHS.login, search: { returnTo: location.href } });
}
