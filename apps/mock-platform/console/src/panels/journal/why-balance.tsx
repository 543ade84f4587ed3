import { Button } from '@tonalli/ui/button/button';
import { Field } from '@tonalli/ui/field/field';
import { SegmentedControl } from '@tonalli/ui/segmented-control/segmented-control';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { Scale } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/empty-state';
import { Section } from '../../components/section';
import { BalanceStory, type MemberAccount } from './balance-story';
import { useJournalSearch } from './use-journal-search';

/** Why a member's balance is what it is. */
export function WhyBalance({ member }: { member: string }) {
  const { t } = useTranslation();
  const { ask } = useJournalSearch();
  const [typed, setTyped] = useState(member);
  const [account, setAccount] = useState<MemberAccount>('member.main');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    ask(typed);
  };
  return (
    <Section title={t('journal.why.title')} lead={t('journal.why.lead')}>
      <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <Field label={t('journal.why.member')} className="min-w-0 flex-1 sm:max-w-sm">
          <TextInput required maxLength={64} value={typed} onChange={(event) => setTyped(event.target.value.trim())} />
        </Field>
        <SegmentedControl
          label={t('journal.why.account')}
          options={(['member.main', 'member.trial'] as const).map((value) => ({
            value,
            label: t(value === 'member.main' ? 'journal.why.main' : 'journal.why.trial'),
          }))}
          value={account}
          onValueChange={setAccount}
        />
        <Button type="submit">{t('journal.why.ask')}</Button>
      </form>
      {member === '' ? (
        <EmptyState icon={Scale}>{t('journal.why.empty')}</EmptyState>
      ) : (
        <BalanceStory member={member} account={account} />
      )}
    </Section>
  );
}
