import type { ControlName } from '@tonalli/qa/commands';
import { Button } from '@tonalli/ui/button/button';
import { Field } from '@tonalli/ui/field/field';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { type FormEvent, useState } from 'react';
import { CommandHint } from '../../control/command-hint';

interface GiftFormProps<Input> {
  label: string;
  /** What the button says. */
  action: string;
  initial: string;
  inputMode: 'decimal' | 'numeric';
  command: ControlName;
  inputOf: (typed: string) => Input;
  give: { isPending: boolean; mutate: (input: Input) => void };
}

/** One amount or number of something to give to somebody, with the command that does it. */
export function GiftForm<Input>({ label, action, initial, inputMode, command, inputOf, give }: GiftFormProps<Input>) {
  const [typed, setTyped] = useState(initial);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    give.mutate(inputOf(typed));
  };
  return (
    <div className="flex flex-col gap-3 border-line border-t pt-4">
      <form onSubmit={submit} className="flex items-end gap-3">
        <Field label={label} className="min-w-0 flex-1">
          <TextInput inputMode={inputMode} required value={typed} onChange={(event) => setTyped(event.target.value)} />
        </Field>
        <Button type="submit" variant="secondary" loading={give.isPending}>
          {action}
        </Button>
      </form>
      <CommandHint name={command} input={inputOf(typed)} />
    </div>
  );
}
