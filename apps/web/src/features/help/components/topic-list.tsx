import type { HelpTopicHead } from '@tonalli/contracts/help/api';
import { HELP_GROUPS } from '@tonalli/contracts/help/names';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { GroupIcon } from './group-icon';

export interface TopicLinkProps {
  id: string;
  className: string;
  children: ReactNode;
}

interface TopicListProps {
  topics: readonly HelpTopicHead[];
  /** Leads to a topic: an address on the page, a button in the dialog. */
  TopicLink: (props: TopicLinkProps) => ReactNode;
}

const ROW =
  'group flex h-full w-full items-start gap-3 rounded-lg bg-surface p-4 text-start text-text no-underline ring-1 ring-line ring-inset transition-colors hover:bg-overlay hover:ring-line-strong';

/** Topics by their groups, each with what it is about, in rows of three at most. */
export function TopicList({ topics, TopicLink }: TopicListProps) {
  const { t } = useTranslation('help');
  const groups = HELP_GROUPS.map((group) => ({ group, own: topics.filter((topic) => topic.group === group) }));
  return (
    <div className="flex flex-col gap-8">
      {groups
        .filter(({ own }) => own.length > 0)
        .map(({ group, own }) => (
          <section key={group} aria-labelledby={`help-group-${group}`}>
            <h2 id={`help-group-${group}`} className="flex items-center gap-2.5 text-lg">
              <GroupIcon group={group} />
              {t(`group.${group}`)}
            </h2>
            <ul className="mt-3 grid gap-3 sm:grid-cols-[repeat(auto-fill,minmax(max(17rem,(100%-1.5rem)/3),1fr))]">
              {own.map(({ id, title, summary }) => (
                <li key={id} className="min-w-0">
                  <TopicLink id={id} className={ROW}>
                    <span className="min-w-0 grow">
                      <span className="block break-words font-semibold group-hover:text-marigold-bright">{title}</span>
                      <span className="mt-1 block text-pretty text-muted text-sm">{summary}</span>
                    </span>
                    <ChevronRight aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-faint" />
                  </TopicLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}
