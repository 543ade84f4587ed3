import { useQuery } from '@tanstack/react-query';
import type { ControlCommands, ControlName } from '@tonalli/qa/commands';
import type { AnswerOf, GivenTo } from '@tonalli/qa/control-command';
import { useControl } from './control-context';

/** While somebody looks, what others do to the world shows up within this time. */
const REFRESH_MS = 2_000;

/** What a command that changes nothing answers, read again every two seconds and after every action. */
export function useControlQuery<Name extends ControlName>(name: Name, input: GivenTo<ControlCommands[Name]>) {
  const { client, world } = useControl();
  return useQuery<AnswerOf<ControlCommands[Name]>>({
    queryKey: [world, name, input],
    queryFn: () => client.run(name, input),
    refetchInterval: REFRESH_MS,
    placeholderData: (previous) => previous,
    retry: false,
  });
}
