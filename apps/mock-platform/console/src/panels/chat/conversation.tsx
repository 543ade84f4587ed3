import { CHAT_TEXT_MAX, type ChatMessage } from '@tonalli/contracts/chat/shapes';
import { Alert } from '@tonalli/ui/alert/alert';
import { Button } from '@tonalli/ui/button/button';
import { Field } from '@tonalli/ui/field/field';
import { Select } from '@tonalli/ui/select/select';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { clsx } from 'clsx';
import { Keyboard, Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryResult } from '../../components/query-result';
import { Section } from '../../components/section';
import { CommandHint } from '../../control/command-hint';
import { useAction } from '../../control/use-action';
import { useControlQuery } from '../../control/use-control-query';
import { showTime } from '../../shell/use-world-time';
import type { OpenRoom } from './open-room';

interface ConversationProps {
  readonly room: OpenRoom | null;
  readonly onOpen: (room: OpenRoom) => void;
}

/** One room with what was said in it, and the form by which a tester writes as the model; without one a new room is begun. */
export function Conversation({ room, onOpen }: ConversationProps) {
  const { t } = useTranslation();
  return (
    <Section title={t('chat.conversation')} lead={t('chat.conversationLead')}>
      {room ? <Said room={room} /> : null}
      <Reply key={`${room?.memberId} ${room?.modelId}`} room={room} onOpen={onOpen} />
    </Section>
  );
}

function Said({ room }: { room: OpenRoom }) {
  const { t } = useTranslation();
  const shown = useControlQuery('showChat', room);
  return (
    <QueryResult of={shown} bone="h-40" bones={1}>
      {({ messages, standing }) => (
        <>
          {standing.isBlocked ? <Alert tone="warning">{t('chat.blockedText')}</Alert> : null}
          <ol aria-live="polite" className="flex max-h-96 flex-col gap-2 overflow-y-auto">
            {messages.length === 0 ? <li className="text-muted text-sm">{t('chat.nothingSaid')}</li> : null}
            {messages.map((message) => (
              <Message key={message.id} message={message} isRead={message.id <= standing.readUpTo} />
            ))}
          </ol>
        </>
      )}
    </QueryResult>
  );
}

function Message({ message: { from, text, at }, isRead }: { message: ChatMessage; isRead: boolean }) {
  const { t, i18n } = useTranslation();
  const isModel = from === 'model';
  return (
    <li className={clsx('max-w-[85%] rounded-lg px-3 py-2', isModel ? 'self-end bg-raised' : 'self-start bg-ink-deep')}>
      <p className="whitespace-pre-wrap break-words">{text}</p>
      <p className="mt-0.5 text-faint text-xs">
        {t(`chat.from.${from}`)} · {showTime(new Date(at).toISOString(), i18n.language)}
        {isModel || !isRead ? null : ` · ${t('chat.read')}`}
      </p>
    </li>
  );
}

function Reply({ room, onOpen }: ConversationProps) {
  const { t } = useTranslation();
  const desk = useControlQuery('showChatDesk', {});
  const [memberId, setMemberId] = useState(room?.memberId ?? 'demo');
  const [chosen, setChosen] = useState(room?.modelId ?? '');
  const [text, setText] = useState('');
  const say = useAction('sayAsModel');
  const type = useAction('typeAsModel');
  const models = desk.data?.models ?? [];
  const modelId = chosen === '' ? (models[0]?.modelId ?? '') : chosen;
  const input = { memberId, modelId, text };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    say.mutate(input, {
      onSuccess: () => {
        setText('');
        onOpen({ memberId, modelId });
      },
    });
  };
  return (
    <>
      <form onSubmit={submit} className="grid grid-cols-1 items-start gap-3 sm:grid-cols-2">
        {room ? null : (
          <>
            <Field label={t('chat.member')} hint={t('chat.memberHint')}>
              <TextInput
                required
                maxLength={64}
                value={memberId}
                onChange={(event) => setMemberId(event.target.value.trim())}
              />
            </Field>
            <Field label={t('chat.model')}>
              <Select
                value={modelId}
                options={models.map(({ modelId: value, name }) => ({ value, label: name }))}
                onChange={(event) => setChosen(event.target.value)}
              />
            </Field>
          </>
        )}
        <Field label={t('chat.text')} className="sm:col-span-2">
          <TextInput
            required
            maxLength={CHAT_TEXT_MAX}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <div className="flex flex-wrap gap-3 sm:col-span-2">
          <Button type="submit" loading={say.isPending} iconStart={<Send aria-hidden="true" className="size-4" />}>
            {t('chat.say')}
          </Button>
          <Button
            variant="secondary"
            loading={type.isPending}
            iconStart={<Keyboard aria-hidden="true" className="size-4" />}
            onClick={() => type.mutate({ memberId, modelId })}
          >
            {t('chat.type')}
          </Button>
        </div>
      </form>
      <CommandHint name="sayAsModel" input={input} />
    </>
  );
}
