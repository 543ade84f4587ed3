import { NICKNAME_MAX_CHARACTERS, NICKNAME_MIN_CHARACTERS } from '@tonalli/contracts/constants';
import { Button } from '@tonalli/ui/button/button';
import { Field } from '@tonalli/ui/field/field';
import { IconButton } from '@tonalli/ui/icon-button/icon-button';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { toast } from '@tonalli/ui/toast/toast-store';
import { Pencil } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';
import { useFailureText } from '../../../hooks/use-failure-text';
import { readFailure } from '../../../trpc/platform-failure';
import { trpc } from '../../../trpc/trpc';

/** The nickname, and in its place the field to change it: Enter saves, Escape leaves it as it was. */
export function NicknameEditor({ nickname }: { nickname: string }) {
  const { t } = useTranslation('account');
  const [editing, setEditing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !editing) opener.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  if (editing) return <NicknameForm nickname={nickname} onDone={() => setEditing(false)} />;
  return (
    <div className="flex min-w-0 items-center gap-1">
      <p className="min-w-0 leading-tight [overflow-wrap:anywhere] font-bold font-display text-xl sm:text-2xl">
        {nickname}
      </p>
      <IconButton ref={opener} label={t('profile.editNickname')} size="sm" onClick={() => setEditing(true)}>
        <Pencil aria-hidden="true" />
      </IconButton>
    </div>
  );
}

function NicknameForm({ nickname, onDone }: { nickname: string; onDone: () => void }) {
  const { t } = useTranslation('account');
  const { queries } = useAppServices();
  const failureText = useFailureText();
  const [text, setText] = useState(nickname);
  const [fault, setFault] = useState<string>();
  const { mutate, isPending } = trpc.account.changeNickname.useMutation({
    onSuccess({ nickname: name }) {
      queries.account.me.setData(undefined, (known) => known && { ...known, nickname: name });
      toast.success(t('profile.nicknameSaved', { name }));
      onDone();
    },
    onError: (error) =>
      setFault(readFailure(error).code === 'INVALID_REQUEST' ? t('profile.nicknameInvalid') : failureText(error)),
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    const typed = text.trim();
    if (typed === nickname) return onDone();
    if ([...typed].length < NICKNAME_MIN_CHARACTERS) return setFault(t('profile.nicknameInvalid'));
    mutate({ nickname: typed });
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onDone();
  };
  return (
    <form noValidate onSubmit={save} className="mb-2 flex max-w-xl flex-wrap items-start gap-2">
      <Field
        label={t('profile.nickname')}
        labelHidden
        hint={fault ? undefined : t('profile.nicknameHint')}
        error={fault}
        className="min-w-0 flex-1 basis-48"
      >
        <TextInput
          autoFocus
          autoComplete="nickname"
          maxLength={NICKNAME_MAX_CHARACTERS}
          value={text}
          onKeyDown={leave}
          onChange={(event) => {
            setFault(undefined);
            setText(event.currentTarget.value);
          }}
        />
      </Field>
      <Button type="submit" loading={isPending}>
        {t('profile.save')}
      </Button>
      <Button variant="ghost" disabled={isPending} onClick={onDone}>
        {t('profile.cancel')}
      </Button>
    </form>
  );
}
