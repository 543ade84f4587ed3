import type { FeedbackView } from '@tonalli/contracts/help/api';
import { formatDateTime } from '@tonalli/i18n/format';
import { Badge } from '@tonalli/ui/badge/badge';
import { Card } from '@tonalli/ui/card/card';
import { useTranslation } from 'react-i18next';
import { UploadedImage } from '../../../components/uploaded-image';
import { useLanguage } from '../../../hooks/use-language';

/** One feedback with its pictures, and the replies below it. */
export function FeedbackEntry({ feedback }: { feedback: FeedbackView }) {
  const { t } = useTranslation('help');
  const { id, topic, content, images, status, at, replies } = feedback;
  return (
    <Card>
      <article aria-label={`${t(`feedback.topics.${topic}`)} ${id}`} className="flex flex-col gap-4">
        <header className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h3 className="font-sans font-semibold text-base">{t(`feedback.topics.${topic}`)}</h3>
          <Badge tone={status === 'ANSWERED' ? 'jade' : 'info'}>{t(`feedback.status.${status}`)}</Badge>
          <span className="money ms-auto text-faint text-xs">{id}</span>
        </header>
        <Said who={t('feedback.you')} at={at} text={content} />
        {images.length > 0 ? (
          <ul className="flex flex-wrap gap-2.5">
            {images.map((image, index) => (
              <li key={image}>
                <UploadedImage id={image} alt={t('feedback.picture', { number: index + 1, id })} />
              </li>
            ))}
          </ul>
        ) : null}
        {replies.map((reply) => (
          <div key={reply.at} className="rounded-md border-marigold border-s-2 bg-ink-deep p-3.5">
            <Said who={t('feedback.team')} at={reply.at} text={reply.text} />
          </div>
        ))}
      </article>
    </Card>
  );
}

function Said({ who, at, text }: { who: string; at: string; text: string }) {
  const language = useLanguage();
  return (
    <div>
      <p className="text-faint text-xs">
        <span className="font-semibold text-muted">{who}</span>{' '}
        <time dateTime={at}>{formatDateTime(at, language)}</time>
      </p>
      <p className="mt-1 max-w-prose whitespace-pre-line break-words">{text}</p>
    </div>
  );
}
