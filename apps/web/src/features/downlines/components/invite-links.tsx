import type { DownlineKind } from '@tonalli/contracts/downlines/api';
import { formatDate } from '@tonalli/i18n/format';
import { Badge } from '@tonalli/ui/badge/badge';
import { Button } from '@tonalli/ui/button/button';
import { addDays } from '@tonalli/ui/date-range/dates';
import { EmptyState } from '@tonalli/ui/empty-state/empty-state';
import { Field } from '@tonalli/ui/field/field';
import { IconButton } from '@tonalli/ui/icon-button/icon-button';
import { Select } from '@tonalli/ui/select/select';
import { Switch } from '@tonalli/ui/switch/switch';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { toast } from '@tonalli/ui/toast/toast-store';
import { Copy } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppServices } from '../../../app/app-services-context';
import LoadFailure from '../../../components/load-failure';
import { QrCode } from '../../../components/qr-code';
import { copyText } from '../../../hooks/copy-text';
import { dayStart } from '../../../hooks/operator-day';
import { useFailureText } from '../../../hooks/use-failure-text';
import { useIdempotentCall } from '../../../hooks/use-idempotent-call';
import { useLanguage } from '../../../hooks/use-language';
import { useToday } from '../../../hooks/use-today';
import { trpc } from '../../../trpc/trpc';
import { KindChoice } from './kind-choice';
import { RateFields, readRates, type TypedRates } from './rate-fields';

/** Links by which people join below the agent, with their QR codes (AG-03). */
export function InviteLinks() {
  return (
    <div className="grid gap-6 pt-4 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
      <NewLink />
      <LinkList />
    </div>
  );
}

function NewLink() {
  const { t } = useTranslation('downlines');
  const failureText = useFailureText();
  const { client } = useAppServices();
  const utils = trpc.useUtils();
  const { data } = trpc.downlines.registerCenter.useQuery();
  const [kind, setKind] = useState<DownlineKind>('member');
  const [typed, setTyped] = useState<TypedRates>({});
  const [site, setSite] = useState('');
  const today = useToday();
  const [until, setUntil] = useState('');
  const [uses, setUses] = useState('');
  const [note, setNote] = useState('');
  const create = useIdempotentCall(client.downlines.createInvite.mutate, () => {
    toast.success(t('invite.created'));
    setNote('');
    return utils.downlines.invites.invalidate();
  });
  const maxUses = uses.trim() === '' ? null : Number(uses);
  const isBad = maxUses !== null && !(Number.isInteger(maxUses) && maxUses >= 1 && maxUses <= 100_000);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const rates = readRates(typed);
    const chosen = site || data?.sites[0];
    if (rates === null || isBad || chosen === undefined) return;
    // With the end of the day that was chosen, where the operator is.
    const expiresAt = until === '' ? null : dayStart(addDays(until, 1));
    create.mutate({ kind, rates, site: chosen, expiresAt, maxUses, note });
  };
  return (
    <form
      onSubmit={send}
      noValidate
      className="flex flex-col gap-4 rounded-xl bg-surface p-4 ring-1 ring-line ring-inset"
    >
      <h2 className="text-lg">{t('invite.new')}</h2>
      <KindChoice kind={kind} onChange={setKind} />
      <RateFields typed={typed} onChange={setTyped} />
      <Field label={t('invite.site')}>
        <Select
          value={site || data?.sites[0] || ''}
          options={(data?.sites ?? []).map((value) => ({ value, label: new URL(value).host }))}
          onChange={({ currentTarget: { value } }) => setSite(value)}
        />
      </Field>
      <Field label={t('invite.expires')} hint={t('invite.expiresHint')}>
        <TextInput type="date" min={today} value={until} onChange={({ currentTarget: { value } }) => setUntil(value)} />
      </Field>
      <Field
        label={t('invite.maxUses')}
        hint={t('invite.maxUsesHint')}
        error={isBad ? t('invite.maxUsesBad') : undefined}
      >
        <TextInput inputMode="numeric" value={uses} onChange={({ currentTarget: { value } }) => setUses(value)} />
      </Field>
      <Field label={t('invite.note')}>
        <TextInput maxLength={80} value={note} onChange={({ currentTarget: { value } }) => setNote(value)} />
      </Field>
      {create.error ? (
        <p role="alert" className="text-danger text-sm">
          {failureText(create.error)}
        </p>
      ) : null}
      <Button type="submit" loading={create.isPending}>
        {t('invite.create')}
      </Button>
    </form>
  );
}

function LinkList() {
  const { t } = useTranslation('downlines');
  const language = useLanguage();
  const utils = trpc.useUtils();
  const { data, error, isFetching, refetch } = trpc.downlines.invites.useQuery();
  const change = trpc.downlines.changeInvite.useMutation({ onSuccess: () => utils.downlines.invites.invalidate() });
  if (!data && error) {
    return <LoadFailure title={t('register.error')} error={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (data?.length === 0) return <EmptyState title={t('invite.empty')} description={t('invite.emptyText')} />;
  return (
    <ul aria-label={t('invite.list')} className="flex flex-col gap-3">
      {data?.map(({ code, url, kind, state, uses, maxUses, note, expiresAt }) => (
        <li
          key={code}
          className="flex flex-wrap items-center gap-4 rounded-xl bg-surface p-4 ring-1 ring-line ring-inset"
        >
          <QrCode value={url} label={t('invite.qr', { code })} className="size-24 rounded-md" />
          <div className="min-w-0 flex-1 basis-48">
            <p className="flex flex-wrap items-center gap-2">
              <span className="money font-bold">{code}</span>
              <Badge tone={state === 'open' ? 'jade' : 'neutral'}>{t(`invite.state.${state}`)}</Badge>
              <Badge tone="neutral">{t(`kind.${kind}`)}</Badge>
            </p>
            {note ? <p className="wrap-anywhere text-sm">{note}</p> : null}
            <p className="text-muted text-sm">
              {maxUses === null ? t('invite.uses', { count: uses }) : t('invite.usesOf', { uses, count: maxUses })}
              {expiresAt === null
                ? null
                : ` · ${t('invite.until', { date: formatDate(Date.parse(expiresAt) - 1, language) })}`}
            </p>
            <p className="wrap-anywhere select-all text-muted text-xs">{url}</p>
          </div>
          <IconButton
            label={t('invite.copy', { code })}
            variant="solid"
            onClick={() => void copyText(url, { done: t('invite.copied'), failed: t('invite.copyFailed') })}
          >
            <Copy aria-hidden="true" />
          </IconButton>
          <Switch
            label={t('invite.enabled', { code })}
            labelHidden
            checked={state !== 'off'}
            disabled={change.isPending}
            onChange={({ currentTarget: { checked } }) => change.mutate({ code, enabled: checked })}
          />
        </li>
      ))}
    </ul>
  );
}
