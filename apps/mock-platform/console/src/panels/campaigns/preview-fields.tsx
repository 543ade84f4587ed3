import { MOST_DRAFT_CHARACTERS, PREVIEW_GAMES } from '@tonalli/qa/cost';
import { Field } from '@tonalli/ui/field/field';
import { Select } from '@tonalli/ui/select/select';
import { TextArea } from '@tonalli/ui/text-area/text-area';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { useTranslation } from 'react-i18next';

/** Terms of bonuses stand in a file, whichever world it is. */
export const BONUSES = ['first-deposit', 'weekday-reload', 'code-fiesta', 'gift'] as const;
/** In place of the name of a campaign. */
export const DRAFT = '';

export interface PreviewForm {
  id: string;
  draft: string;
  game: (typeof PREVIEW_GAMES)[number];
  money: string;
  members: string;
}

interface PreviewFieldsProps {
  form: PreviewForm;
  campaigns: readonly string[];
  onChange: (change: Partial<PreviewForm>) => void;
}

/** What is previewed, and how members are thought to play. */
export function PreviewFields({ form: { id, draft, game, money, members }, campaigns, onChange }: PreviewFieldsProps) {
  const { t } = useTranslation();
  const named = [...BONUSES, ...campaigns].map((value) => ({ value, label: value }));
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <Field label={t('campaigns.of')}>
          <Select
            value={id}
            onChange={({ target }) => onChange({ id: target.value })}
            options={[{ value: DRAFT, label: t('campaigns.draft') }, ...named]}
          />
        </Field>
        <Field label={t('campaigns.game')}>
          <Select
            value={game}
            onChange={({ target }) => onChange({ game: PREVIEW_GAMES.find((one) => one === target.value) ?? 'slot' })}
            options={PREVIEW_GAMES.map((value) => ({ value, label: value }))}
          />
        </Field>
        <Field label={t('campaigns.money')}>
          <TextInput
            inputMode="decimal"
            required
            value={money}
            onChange={({ target }) => onChange({ money: target.value })}
          />
        </Field>
        <Field label={t('campaigns.members')}>
          <TextInput
            inputMode="numeric"
            required
            value={members}
            onChange={({ target }) => onChange({ members: target.value })}
          />
        </Field>
      </div>
      {id === DRAFT ? (
        <Field label={t('campaigns.draftText')} hint={t('campaigns.draftHint')}>
          <TextArea
            required
            rows={8}
            spellCheck={false}
            maxLength={MOST_DRAFT_CHARACTERS}
            className="font-mono"
            value={draft}
            onChange={({ target }) => onChange({ draft: target.value })}
          />
        </Field>
      ) : null}
    </>
  );
}
