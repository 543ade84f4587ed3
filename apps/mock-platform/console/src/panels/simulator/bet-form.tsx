import { Button } from '@tonalli/ui/button/button';
import { Field } from '@tonalli/ui/field/field';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import type { FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type BetField = 'memberId' | 'stake' | 'payout';

interface BetFormProps<Typed extends Partial<Record<BetField, string>>> {
  /** What is typed, in the order of its fields. */
  typed: Typed;
  onType: (typed: Typed) => void;
  onSubmit: () => void;
  isPending: boolean;
  action: string;
  /** Further fields, before the button. */
  children?: ReactNode;
}

const FIELDS: readonly BetField[] = ['memberId', 'stake', 'payout'];

/** Whose bet it is, for how much, and whatever else it takes. */
export function BetForm<Typed extends Partial<Record<BetField, string>>>(props: BetFormProps<Typed>) {
  const { typed, onType, onSubmit, isPending, action, children } = props;
  const { t } = useTranslation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form onSubmit={submit} className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] items-end gap-3">
      {FIELDS.filter((name) => name in typed).map((name) => (
        <Field key={name} label={t(`simulator.betField.${name}`)}>
          <TextInput
            required
            maxLength={32}
            inputMode={name === 'memberId' ? 'text' : 'decimal'}
            value={typed[name] ?? ''}
            onChange={(event) => onType({ ...typed, [name]: event.target.value.trim() })}
          />
        </Field>
      ))}
      {children}
      <Button type="submit" variant="secondary" loading={isPending}>
        {action}
      </Button>
    </form>
  );
}
