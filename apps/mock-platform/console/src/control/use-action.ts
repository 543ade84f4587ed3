import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ControlCommands, ControlName } from '@tonalli/qa/commands';
import type { AnswerOf, GivenTo } from '@tonalli/qa/control-command';
import { toast } from '@tonalli/ui/toast/toast-store';
import { useControl } from './control-context';

/** Runs a command, remembers it for the line that does the same, says so when it fails, and reads everything again. */
export function useAction<Name extends ControlName>(name: Name) {
  const { client, note } = useControl();
  const queries = useQueryClient();
  return useMutation<AnswerOf<ControlCommands[Name]>, Error, GivenTo<ControlCommands[Name]>>({
    mutationFn: (input) => client.run(name, input),
    onSuccess: (_answer, input) => note({ name, input: short(input), error: null }),
    onError: (error, input) => {
      note({ name, input: short(input), error: error.message });
      toast.danger(error.message);
    },
    onSettled: () => queries.invalidateQueries(),
  });
}

const LONG_CHARACTERS = 2_000;

/** A file's content says nothing in a line. */
const short = (input: unknown): unknown =>
  Object.fromEntries(
    Object.entries(Object(input)).map(([key, value]) =>
      typeof value === 'string' && value.length > LONG_CHARACTERS ? [key, `<${key}>`] : [key, value],
    ),
  );
