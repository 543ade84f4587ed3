import { countCharacters } from '@tonalli/contracts/characters';
import { FEEDBACK_MAX_CHARACTERS } from '@tonalli/contracts/constants';
import { FEEDBACK_TOPICS } from '@tonalli/contracts/help/names';
import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { Field } from '@tonalli/ui/field/field';
import { Select } from '@tonalli/ui/select/select';
import { TextArea } from '@tonalli/ui/text-area/text-area';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';
import { ImagePicker } from '../../../components/image-picker/image-picker';
import { useImages } from '../../../components/image-picker/use-images';
import { useUploadCall } from '../../../components/image-picker/use-upload-call';
import { useDraft } from '../../../hooks/draft';
import { useFailureText } from '../../../hooks/use-failure-text';
import { readFailure } from '../../../trpc/platform-failure';
import { feedbackDraft } from '../feedback-draft';

/** Topic, text and pictures. What is typed and chosen stays until it was taken. */
export function FeedbackForm() {
  const { t } = useTranslation('help');
  const { client, queries } = useAppServices();
  const failureText = useFailureText();
  const { topic, content } = useDraft(feedbackDraft);
  const [asked, setAsked] = useState(false);
  const images = useImages();
  const send = useUploadCall(client.help.sendFeedback.mutate, () => queries.help.feedback.invalidate());
  const used = countCharacters(content.trim());
  const over = used - FEEDBACK_MAX_CHARACTERS;
  const fault =
    over > 0 ? t('feedback.contentLong', { count: over }) : asked && used === 0 ? t('feedback.contentMissing') : null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (send.isPending || used === 0 || over > 0 || !images.isReady) return;
    send.mutate(
      { fields: { content: content.trim(), topic }, images: images.files },
      {
        onSuccess: () => {
          feedbackDraft.reset();
          images.clear();
          setAsked(false);
        },
        onError: (error) => images.mark(readFailure(error).fields),
      },
    );
  };
  if (send.data) {
    return (
      <Alert tone="success" announce title={t('feedback.sent', { id: send.data.id })}>
        <p>{t('feedback.sentHint')}</p>
        <Button variant="secondary" size="sm" className="mt-3" onClick={() => send.reset()}>
          {t('feedback.another')}
        </Button>
      </Alert>
    );
  }
  return (
    <form noValidate onSubmit={submit} className="flex max-w-2xl flex-col gap-5">
      <Field label={t('feedback.topic')}>
        <Select
          options={FEEDBACK_TOPICS.map((value) => ({ value, label: t(`feedback.topics.${value}`) }))}
          value={topic}
          onChange={(event) => {
            const chosen = FEEDBACK_TOPICS.find((known) => known === event.currentTarget.value);
            if (chosen) feedbackDraft.change({ topic: chosen });
          }}
        />
      </Field>
      <Field label={t('feedback.content')} hint={t('feedback.contentHint')} error={fault ?? undefined} required>
        <TextArea
          value={content}
          onChange={(event) => feedbackDraft.change({ content: event.currentTarget.value })}
          count={{
            used,
            max: FEEDBACK_MAX_CHARACTERS,
            words: t('feedback.counter', { used, max: FEEDBACK_MAX_CHARACTERS }),
          }}
        />
      </Field>
      <ImagePicker label={t('feedback.images')} images={images} percent={send.percent} disabled={send.isPending} />
      {send.error ? (
        <Alert tone="danger" announce>
          {failureText(send.error)}
        </Alert>
      ) : null}
      <Button type="submit" className="self-start" loading={send.isPending}>
        {t('feedback.send')}
      </Button>
    </form>
  );
}
