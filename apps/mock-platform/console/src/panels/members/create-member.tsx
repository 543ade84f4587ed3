import type { MemberType } from '@tonalli/contracts/session/wire';
import { Button } from '@tonalli/ui/button/button';
import { Field } from '@tonalli/ui/field/field';
import { Select } from '@tonalli/ui/select/select';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { UserPlus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/section';
import { CommandHint } from '../../control/command-hint';
import { useAction } from '../../control/use-action';
import { MadeMember } from './made-member';

const TYPES = [0, 4, 1, 2, 41, 42, 3] as const satisfies readonly MemberType[];
const FIELDS = {
  username: { maxLength: 64 },
  balance: { maxLength: 16, inputMode: 'decimal', placeholder: '0.00' },
  uplineId: { maxLength: 32 },
  paymentPassword: { inputMode: 'numeric', pattern: '[0-9]{6}', maxLength: 6 },
} as const;
type FieldName = keyof typeof FIELDS;
const NAMES = Object.keys(FIELDS) as FieldName[];
const EMPTY: Record<FieldName, string> = { username: '', balance: '', uplineId: '', paymentPassword: '' };

/** Somebody new, ready to log in. */
export function CreateMember({ onMade }: { onMade: (id: string) => void }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(EMPTY);
  const [type, setType] = useState<MemberType>(0);
  const mint = useAction('mintMember');
  const given = Object.fromEntries(NAMES.flatMap((name) => (typed[name] ? [[name, typed[name]]] : [])));
  const input = type === 0 ? given : { ...given, type };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mint.mutate(input, {
      onSuccess: ({ id }) => {
        setTyped(EMPTY);
        onMade(id);
      },
    });
  };
  return (
    <Section title={t('members.create')} lead={t('members.createLead')}>
      <form onSubmit={submit} className="grid items-start gap-3 sm:grid-cols-2">
        {NAMES.map((name) => (
          <Field key={name} label={t(`members.field.${name}`)} hint={t(`members.hint.${name}`)}>
            <TextInput
              {...FIELDS[name]}
              spellCheck={false}
              autoCapitalize="none"
              autoComplete="off"
              value={typed[name]}
              onChange={(event) => setTyped((now) => ({ ...now, [name]: event.target.value.trim() }))}
            />
          </Field>
        ))}
        <Field label={t('members.kind')}>
          <Select
            value={type}
            options={TYPES.map((value) => ({ value: String(value), label: t(`members.type.${value}`) }))}
            onChange={(event) => setType(TYPES.find((value) => String(value) === event.target.value) ?? 0)}
          />
        </Field>
        <Button
          type="submit"
          className="sm:mt-7"
          loading={mint.isPending}
          iconStart={<UserPlus aria-hidden="true" className="size-4" />}
        >
          {t('members.make')}
        </Button>
      </form>
      {mint.data ? <MadeMember member={mint.data} /> : null}
      <CommandHint name="mintMember" input={input} />
    </Section>
  );
}
