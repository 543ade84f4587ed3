import { Badge } from '@tonalli/ui/badge/badge';
import { CountBadge } from '@tonalli/ui/count-badge/count-badge';
import { clsx } from 'clsx';
import { MessagesSquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/empty-state';
import { QueryResult } from '../../components/query-result';
import { Section } from '../../components/section';
import { CommandHint } from '../../control/command-hint';
import { useControlQuery } from '../../control/use-control-query';
import type { OpenRoom } from './open-room';

/** Rooms of all members, the one with the newest message first. */
export function Rooms({ open, onOpen }: { open: OpenRoom | null; onOpen: (room: OpenRoom) => void }) {
  const { t } = useTranslation();
  const rooms = useControlQuery('listChatRooms', {});
  return (
    <Section title={t('chat.rooms')} lead={t('chat.roomsLead')}>
      <QueryResult of={rooms} bone="h-16">
        {(all) =>
          all.length === 0 ? (
            <EmptyState icon={MessagesSquare}>{t('chat.noRooms')}</EmptyState>
          ) : (
            <ul className="flex max-h-96 flex-col gap-2 overflow-y-auto">
              {all.map(({ memberId, modelId, username, model, standing, last, unread }) => {
                const isOpen = open?.memberId === memberId && open.modelId === modelId;
                return (
                  <li key={`${memberId} ${modelId}`}>
                    <button
                      type="button"
                      aria-pressed={isOpen}
                      onClick={() => onOpen({ memberId, modelId })}
                      className={clsx(
                        'flex w-full items-center gap-3 rounded-lg bg-ink-deep px-4 py-3 text-start hover:bg-raised',
                        isOpen && 'ring-2 ring-marigold ring-inset',
                      )}
                    >
                      <span className="min-w-0 flex-1">
                        <span className="flex flex-wrap items-center gap-2 font-semibold">
                          {t('chat.between', { member: username, model })}
                          {standing.isBlocked ? <Badge tone="danger">{t('chat.blocked')}</Badge> : null}
                          {standing.isTyping ? <Badge tone="info">{t('chat.typing')}</Badge> : null}
                        </span>
                        <span className="block truncate text-muted text-sm">{last ?? t('chat.nothingSaid')}</span>
                      </span>
                      <CountBadge count={unread} label={t('chat.unread', { count: unread })} />
                    </button>
                  </li>
                );
              })}
            </ul>
          )
        }
      </QueryResult>
      <CommandHint name="listChatRooms" input={{}} />
    </Section>
  );
}
