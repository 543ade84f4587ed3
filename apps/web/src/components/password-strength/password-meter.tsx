import { Suspense } from 'react';
import { lazyPart } from '../../app/chunks/lazy-screen';
import { useBootstrap } from '../../hooks/use-bootstrap';

const PasswordStrength = lazyPart(() => import('./password-strength'));

interface PasswordMeterProps {
  password: string;
  username?: string | undefined;
}

/** Stands below a new password from its first character on; what it judges by is fetched then. */
export function PasswordMeter({ password, username }: PasswordMeterProps) {
  const { register } = useBootstrap();
  if (password === '') return null;
  return (
    <Suspense fallback={null}>
      <PasswordStrength
        password={password}
        username={username}
        rule={register.rules.find(({ field }) => field === 'password')}
      />
    </Suspense>
  );
}
