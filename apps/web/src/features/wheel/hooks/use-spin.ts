import type { WheelSpin } from '@tonalli/contracts/wheel/api';
import { toast } from '@tonalli/ui/toast/toast-store';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';
import { useFailureText } from '../../../hooks/use-failure-text';
import { useIdempotentCall } from '../../../hooks/use-idempotent-call';

const SEED_BYTES = 8;
const newSeed = (): string =>
  [...crypto.getRandomValues(new Uint8Array(SEED_BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Spins once for a press. The browser's seed is kept until the platform has answered, so that a repeat is the same spin. */
export function useSpin(wheelId: string, onSpun: (spin: WheelSpin) => void) {
  const { t } = useTranslation('wheel');
  const { client, queries } = useAppServices();
  const failureText = useFailureText();
  const seed = useRef<string | null>(null);
  const { mutate, isPending } = useIdempotentCall(
    (input: { wheelId: string; clientSeed: string }, options) => client.wheel.spin.mutate(input, options),
    ({ spin }) => {
      seed.current = null;
      onSpun(spin);
    },
  );
  const spin = () => {
    seed.current ??= newSeed();
    mutate(
      { wheelId, clientSeed: seed.current },
      {
        onError: (error) => {
          toast.danger(t('failed'), { description: failureText(error) });
          void queries.wheel.invalidate();
        },
      },
    );
  };
  return { spin, isPending };
}
