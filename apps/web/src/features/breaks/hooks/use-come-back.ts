import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useAppServices } from '../../../app/app-services-context';
import { useIdempotentCall } from '../../../hooks/use-idempotent-call';
import { PATHS } from '../../../paths';

const NOTHING = {};

/** The steps of the way back; after the last one the session may do everything again. */
export function useComeBack() {
  const { client, queries, session } = useAppServices();
  const navigate = useNavigate();
  const leave = useMutation({
    mutationFn: () => client.breaks.leave.mutate(),
    onSuccess: (view) => {
      session.start(view);
      // Limits come first, whoever was away.
      void navigate({ to: PATHS.member, search: { page: 'protection' } });
    },
  });
  const refresh = () => void queries.breaks.mine.invalidate();
  const ask = useIdempotentCall(
    (_: typeof NOTHING, options) => client.breaks.askForReturn.mutate(undefined, options),
    refresh,
  );
  const confirm = useIdempotentCall(
    (_: typeof NOTHING, options) => client.breaks.confirmReturn.mutate(undefined, options),
    () => leave.mutate(),
  );
  return {
    ask: () => ask.mutate(NOTHING),
    confirm: () => confirm.mutate(NOTHING),
    leave: () => leave.mutate(),
    busy: ask.isPending || confirm.isPending || leave.isPending,
    error: ask.error ?? confirm.error ?? leave.error,
  };
}
