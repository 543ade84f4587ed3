import type { DocumentPart, DocumentView } from '@tonalli/contracts/help/api';
import { folded, hasAll, wordsOf } from '@tonalli/contracts/help/search-words';
import { Button } from '@tonalli/ui/button/button';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { SearchField } from '@tonalli/ui/search-field/search-field';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Prose } from '../../../components/prose';
import { useAnchor } from '../hooks/use-anchor';
import { plainText } from '../text-search';

const searchText = ({ title, text }: DocumentPart): string => folded(`${title} ${plainText(text)}`);

/** Questions by their sections, opened one by one or all at once; a search shows those that have its words. */
export default function FaqList({ sections }: Pick<DocumentView, 'sections'>) {
  const { t } = useTranslation('help');
  const hash = useAnchor();
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(hash === '' ? [] : [hash]));
  const texts = useMemo(
    () => new Map(sections.flatMap(({ questions }) => questions.map((one) => [one.id, searchText(one)] as const))),
    [sections],
  );
  const words = wordsOf(search);
  const shown = sections
    .map((section) => ({
      ...section,
      questions: section.questions.filter(({ id }) => hasAll(texts.get(id) ?? '', words)),
    }))
    .filter(({ questions }) => questions.length > 0);
  const ids = shown.flatMap(({ questions }) => questions.map(({ id }) => id));
  const allOpen = ids.length > 0 && ids.every((id) => open.has(id));
  const toggle = (id: string) =>
    setOpen((before) => new Set(before.has(id) ? [...before].filter((known) => known !== id) : [...before, id]));

  return (
    <div className="flex min-w-0 flex-col gap-7">
      <div className="flex flex-wrap items-center justify-between gap-3 print:hidden">
        <SearchField
          label={t('faq.search')}
          placeholder={t('faq.search')}
          clearLabel={t('searchClear')}
          value={search}
          onValueChange={setSearch}
          maxLength={60}
          className="w-full max-w-md"
        />
        <Button variant="ghost" size="sm" onClick={() => setOpen(new Set(allOpen ? [] : ids))}>
          {allOpen ? t('faq.closeAll') : t('faq.openAll')}
        </Button>
      </div>
      <p role="status" className="text-muted text-sm empty:hidden">
        {words.length > 0 ? t('faq.found', { count: ids.length }) : null}
      </p>
      {shown.length === 0 ? (
        <EmptyState illustration="search" title={t('faq.nothing', { text: search.trim() })} />
      ) : null}
      {shown.map(({ id, title, questions }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24 lg:scroll-mt-36">
          <h2 id={`${id}-title`} className="text-xl">
            {title}
          </h2>
          <ul className="mt-3 divide-y divide-line overflow-hidden rounded-lg bg-surface ring-1 ring-line ring-inset">
            {questions.map((question) => (
              <Question key={question.id} question={question} open={open.has(question.id)} onToggle={toggle} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface QuestionProps {
  question: DocumentPart;
  open: boolean;
  onToggle: (id: string) => void;
}

function Question({ question, open, onToggle }: QuestionProps) {
  const { t } = useTranslation('help');
  const { id, title, text } = question;
  return (
    <li id={id} className="scroll-mt-24 lg:scroll-mt-36">
      <h3 className="font-sans text-base">
        <button
          type="button"
          id={`${id}-question`}
          aria-expanded={open}
          aria-controls={`${id}-answer`}
          onClick={() => onToggle(id)}
          className="flex min-h-13 w-full items-center justify-between gap-4 px-4 py-3 text-start font-semibold hover:bg-overlay focus-visible:-outline-offset-2 sm:px-5"
        >
          {title}
          <ChevronDown
            aria-hidden="true"
            className={clsx(
              'size-5 shrink-0 text-muted transition-transform motion-reduce:transition-none',
              open && 'rotate-180',
            )}
          />
        </button>
      </h3>
      {/* biome-ignore lint/a11y/useSemanticElements: the answer of an accordion */}
      <div
        id={`${id}-answer`}
        role="region"
        aria-labelledby={`${id}-question`}
        hidden={!open}
        className="px-4 pt-1 pb-5 text-muted sm:px-5 print:block"
      >
        <Prose text={text} newTabHint={t('newTab')} />
      </div>
    </li>
  );
}
