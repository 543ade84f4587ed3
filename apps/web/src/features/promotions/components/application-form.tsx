import { countCharacters } from '@tonalli/contracts/characters';
import { ACTIVITY_REMARK_MAX_CHARACTERS } from '@tonalli/contracts/constants';
import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { Field } from '@tonalli/ui/field/field';
import { TextArea } from '@tonalli/ui/text-area/text-area';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';
import { ImagePicker } from '../../../components/image-picker/image-picker';
import { useImages } from '../../../components/image-picker/use-images';
import { useUploadCall } from '../../../components/image-picker/use-upload-call';
import { useDraft } from '../../../hooks/draft';
import { useFailureText } from '../../../hooks/use-failure-text';
import { useLanguage } from '../../../hooks/use-language';
import { readFailure } from '../../../trpc/platform-failure';
import { applicationDraft } from '../application-draft';
import { useTaken } from '../hooks/use-take';

const MAX = ACTIVITY_REMARK_MAX_CHARACTERS;

/** Remark and pictures of an application; what is typed and chosen stays until it was taken. */
export function ApplicationForm({ id }: { id: string }) {
  const { t } = useTranslation(['promotions', 'uploads']);
  const { client } = useAppServices();
  const language = useLanguage();
  const failureText = useFailureText();
  const { [id]: remark = '' } = useDraft(applicationDraft);
  const [asked, setAsked] = useState(false);
  const images = useImages();
  const taken = useTaken(id);
  const send = useUploadCall(client.promotions.applyFor.mutate, () => undefined);
  const used = countCharacters(remark.trim());
  const fault =
    used > MAX
      ? t('promotions:apply.long', { count: used - MAX })
      : asked && used === 0
        ? t('promotions:apply.missing')
        : null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (send.isPending || used === 0 || used > MAX || !images.isReady) return;
    send.mutate(
      { fields: { id, language, remark: remark.trim() }, images: images.files },
      {
        onSuccess: (taking) => {
          applicationDraft.change({ [id]: '' });
          images.clear();
          taken(taking);
        },
        onError: (error) => images.mark(readFailure(error).fields),
      },
    );
  };
  return (
    <form
      noValidate
      aria-label={t('promotions:apply.title')}
      onSubmit={submit}
      className="flex flex-col gap-5 rounded-lg bg-raised p-4 ring-1 ring-line ring-inset"
    >
      <h3 className="text-base">{t('promotions:apply.title')}</h3>
      <Field
        label={t('promotions:apply.remark')}
        hint={t('promotions:apply.remarkHint')}
        error={fault ?? undefined}
        required
      >
        <TextArea
          value={remark}
          onChange={(event) => applicationDraft.change({ [id]: event.currentTarget.value })}
          count={{ used, max: MAX, words: t('promotions:apply.counter', { used, max: MAX }) }}
        />
      </Field>
      <ImagePicker
        label={t('promotions:apply.images')}
        images={images}
        percent={send.percent}
        disabled={send.isPending}
      />
      {send.error ? (
        <Alert tone="danger" announce>
          {failureText(send.error)}
        </Alert>
      ) : null}
      <Button type="submit" className="self-start" loading={send.isPending}>
        {t('promotions:action.apply')}
      </Button>
    </form>
  );
}
