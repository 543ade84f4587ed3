import { LoginFailure } from '../../../components/login-failure';
import { readFailure } from '../../../trpc/platform-failure';

/** Why the points were not spent, with the time to wait when that is known. A wrong password is told at its field. */
export function SpendFailure({ error }: { error: unknown }) {
  if (!error || readFailure(error).code === 'PAYMENT_PASSWORD_WRONG') return null;
  return <LoginFailure error={error} />;
}
