import { Suspense } from 'react';
import { lazyPart } from '../../app/chunks/lazy-screen';

const PasswordStrength = lazyPart(() => import('./password-strength'));

interface PasswordMeterProps {
  password: string;
  username?: string | undefined;
}

/** Stands below a new password from its first character on; what it judges by is fetched then. */
export function PasswordMeter({ password, username }: PasswordMeterProps) {
  if (password === '') return null;
  return (
    <Suspense fallback={null}>
      <PasswordStrength password={password} username={username} />
    </Suspense>
  );
}
