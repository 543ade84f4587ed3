import { Button } from '@tonalli/ui/button/button';
import { Field } from '@tonalli/ui/field/field';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { UserSearch } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/empty-state';
import { Section } from '../../components/section';
import { MemberDetail } from './member-detail';

interface FindMemberProps {
  member: string | null;
  onAsk: (member: string) => void;
}

/** Somebody by their id or user name. */
export function FindMember({ member, onAsk }: FindMemberProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(member ?? '');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onAsk(typed);
  };
  return (
    <Section title={t('members.find')} lead={t('members.findLead')}>
      <form onSubmit={submit} className="flex items-end gap-3">
        <Field label={t('members.who')} className="min-w-0 flex-1">
          <TextInput
            required
            maxLength={64}
            spellCheck={false}
            autoCapitalize="none"
            value={typed}
            onChange={(event) => setTyped(event.target.value.trim())}
          />
        </Field>
        <Button type="submit">{t('members.look')}</Button>
      </form>
      {member ? <MemberDetail id={member} /> : <EmptyState icon={UserSearch}>{t('members.empty')}</EmptyState>}
    </Section>
  );
}
