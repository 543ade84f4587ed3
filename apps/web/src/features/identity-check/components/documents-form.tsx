import type { IdentityCheckView } from '@tonalli/contracts/identity-check/api';
import { type DocumentPart, PHOTO_IDS, partsAsked } from '@tonalli/contracts/identity-check/parts';
import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { Card } from '@tonalli/ui/card/card';
import { SegmentedControl } from '@tonalli/ui/segmented-control/segmented-control';
import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../hooks/use-failure-text';
import { useSubmitCheck } from '../hooks/use-submit-check';
import { DocumentSlot } from './document-slot';
import { TypedFields } from './typed-fields';

/** Everything that is asked, on one page: pictures are sent as they are chosen, and handed over together. */
export function DocumentsForm({ check }: { check: IdentityCheckView }) {
  const { t } = useTranslation('identity-check');
  const failureText = useFailureText();
  const form = useSubmitCheck(check);
  const { asks, documents, faults } = check;
  const wanted = form.draft.photoId ?? check.photoId;
  const photoId = asks.photoIds.find((each) => each === wanted) ?? asks.photoIds[0] ?? PHOTO_IDS[0];
  const parts = partsAsked(asks, photoId);
  const isSent = (part: DocumentPart) => documents.some((document) => document.part === part);
  const left = parts.filter((part) => !isSent(part) || faults[part] !== undefined).length;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.submit(photoId, left === 0);
  };
  return (
    <Card>
      <form noValidate onSubmit={submit} className="flex flex-col gap-6">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div>
            <h2 className="text-xl">{t('form.title')}</h2>
            <p className="max-w-prose text-muted text-sm">{t('form.lead')}</p>
          </div>
          {asks.photoIds.length > 1 ? (
            <SegmentedControl
              label={t('form.photoId')}
              options={asks.photoIds.map((value) => ({ value, label: t(`photoId.${value}`) }))}
              value={photoId}
              onValueChange={(chosen) => form.change({ photoId: chosen })}
            />
          ) : null}
        </div>
        <div className="grid gap-4 lg:grid-cols-2">
          {parts.map((part) => (
            <DocumentSlot key={part} part={part} isSent={isSent(part)} fault={faults[part]} isMissing={form.isAsked} />
          ))}
        </div>
        <TypedFields check={check} form={form} />
        {form.error ? (
          <Alert tone="danger" announce>
            {failureText(form.error)}
          </Alert>
        ) : null}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-line border-t pt-5">
          <Button type="submit" size="lg" loading={form.isPending}>
            {t('form.submit')}
          </Button>
          <p role="status" className="text-muted text-sm">
            {left > 0 ? t('form.left', { count: left }) : t('form.complete')}
          </p>
        </div>
      </form>
    </Card>
  );
}
