import type { HelpTopicView } from '@tonalli/contracts/help/api';
import { formatDate } from '@tonalli/i18n/format';
import { useTranslation } from 'react-i18next';
import { Prose } from '../../../components/prose';
import { useLanguage } from '../../../hooks/use-language';

/** One topic, under its heading. */
export function TopicArticle({ topic, heading }: { topic: HelpTopicView; heading: 'h2' | 'h3' }) {
  const { t } = useTranslation('help');
  const language = useLanguage();
  const Heading = heading;
  const { id, title, summary, text, updatedAt } = topic;
  return (
    <article aria-labelledby={`help-${id}`} className="min-w-0">
      <Heading id={`help-${id}`} data-topic-heading="" tabIndex={-1} className="break-words text-2xl outline-none">
        {title}
      </Heading>
      <p className="mt-2 max-w-[68ch] text-lg text-muted">{summary}</p>
      <Prose text={text} newTabHint={t('newTab')} className="mt-5" />
      <p className="mt-8 text-faint text-sm">{t('updated', { date: formatDate(updatedAt, language) })}</p>
    </article>
  );
}
