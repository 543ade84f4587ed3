import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { Progress } from '@tonalli/ui/progress/progress';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/section';
import { CommandHint } from '../../control/command-hint';
import { useControlQuery } from '../../control/use-control-query';
import { BONUSES, DRAFT, PreviewFields, type PreviewForm } from './preview-fields';
import { PreviewResult } from './preview-result';
import { PREVIEW_PARTS, usePreview } from './use-preview';

const FIRST: PreviewForm = { id: BONUSES[0], draft: '', game: 'slot', money: '1000.00', members: '1000' };

/** What a campaign, or a draft of one, would cost, played through before members see it. */
export function CostPreview() {
  const { t } = useTranslation();
  const campaigns = useControlQuery('reportCampaigns', {});
  const [form, setForm] = useState(FIRST);
  const { preview, part } = usePreview();
  const { id, draft, game, money, members } = form;
  const input = { ...(id === DRAFT ? { draft } : { id }), game, money };
  const taken = (campaigns.data ?? []).filter(({ kind }) => kind !== 'information');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    preview.mutate(input);
  };
  return (
    <Section title={t('campaigns.preview')} lead={t('campaigns.previewLead')}>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <PreviewFields
          form={form}
          campaigns={taken.map(({ promotionId }) => promotionId)}
          onChange={(change) => setForm({ ...form, ...change })}
        />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" loading={preview.isPending}>
            {t('campaigns.run')}
          </Button>
          {preview.isPending ? (
            <Progress className="max-w-60" label={t('campaigns.progress')} value={part} max={PREVIEW_PARTS} />
          ) : null}
        </div>
      </form>
      {preview.error ? (
        <Alert tone="danger" announce title={t('campaigns.refused')}>
          <span className="whitespace-pre-wrap">{preview.error.message}</span>
        </Alert>
      ) : null}
      {preview.data ? (
        <PreviewResult preview={preview.data} members={Math.max(1, Math.floor(Number(members)) || 1)} />
      ) : null}
      <CommandHint name="previewCost" input={input} />
    </Section>
  );
}
