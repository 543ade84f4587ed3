import type { RoomFlagView } from '@tonalli/qa/rooms';
import { Badge } from '@tonalli/ui/badge/badge';
import { Button } from '@tonalli/ui/button/button';
import { Field } from '@tonalli/ui/field/field';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { Flag } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/empty-state';
import { QueryResult } from '../../components/query-result';
import { Section } from '../../components/section';
import { CommandHint } from '../../control/command-hint';
import { useAction } from '../../control/use-action';
import { useControlQuery } from '../../control/use-control-query';
import { showTime } from '../../shell/use-world-time';

/** Pairs of members whose play in rooms is to be looked into, each with what says so. */
export function RoomFlags() {
  const { t } = useTranslation();
  const flags = useControlQuery('listRoomFlags', {});
  const flag = flags.data?.find(({ closed }) => closed === null)?.flag ?? 'SAME_ADDRESS:M000001:M000002';
  return (
    <Section title={t('simulator.roomFlags')} lead={t('simulator.roomFlagsLead')}>
      <QueryResult of={flags} bone="h-16">
        {(all) =>
          all.length === 0 ? (
            <EmptyState icon={Flag}>{t('simulator.noRoomFlags')}</EmptyState>
          ) : (
            <ul className="flex max-h-[32rem] flex-col gap-2 overflow-y-auto">
              {all.map((one) => (
                <li key={one.flag} className="rounded-lg bg-ink-deep px-4 py-3">
                  <Facts of={one} />
                  <Hands of={one} />
                  {one.closed === null ? <Close flag={one.flag} /> : <Closed closed={one.closed} />}
                </li>
              ))}
            </ul>
          )
        }
      </QueryResult>
      <CommandHint name="closeRoomFlag" input={{ flag, reason: t('simulator.roomReasonExample') }} />
    </Section>
  );
}

function Facts({ of: { kind, from, to, hands, net, lastAt } }: { of: RoomFlagView }) {
  const { t, i18n } = useTranslation();
  const names = { from: from.username, to: to.username };
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={kind === 'SAME_UPLINE' ? 'neutral' : 'danger'}>{t(`simulator.roomKind.${kind}`)}</Badge>
        <span className="font-semibold">
          {t(`simulator.roomPair.${kind === 'CHIP_DUMPING' ? 'oneWay' : 'both'}`, names)}
        </span>
        <span className="text-faint text-xs">{showTime(lastAt, i18n.language)}</span>
      </div>
      <p className="mt-1 text-sm">{t(`simulator.roomWhy.${kind}`)}</p>
      <p className="money mt-1 text-faint text-xs">
        {t('simulator.roomHands', { count: hands })} · {t('simulator.roomNet', { ...names, net })}
      </p>
    </>
  );
}

function Hands({ of: { newest } }: { of: RoomFlagView }) {
  const { t, i18n } = useTranslation();
  return (
    <details className="mt-2 text-xs">
      <summary className="cursor-pointer text-faint">{t('simulator.roomNewest', { count: newest.length })}</summary>
      <ul className="mt-1 flex flex-col gap-1">
        {newest.map(({ key, nodeId, at, net, verifyUrl }) => (
          <li key={`${nodeId} ${key}`} className="money flex flex-wrap gap-x-3">
            <span>{showTime(at, i18n.language)}</span>
            <span>
              {nodeId} · {key}
            </span>
            <span>{net}</span>
            <a className="underline" href={verifyUrl} target="_blank" rel="noreferrer">
              {t('simulator.roomVerify')}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Close({ flag }: { flag: string }) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const close = useAction('closeRoomFlag');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    close.mutate({ flag, reason });
  };
  return (
    <form onSubmit={submit} className="mt-2 grid items-end gap-2 sm:grid-cols-[1fr_auto]">
      <Field label={t('simulator.roomReason')}>
        <TextInput required maxLength={500} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
      <Button type="submit" size="sm" variant="secondary" loading={close.isPending}>
        {t('simulator.roomClose')}
      </Button>
    </form>
  );
}

function Closed({ closed: { reason, at } }: { closed: NonNullable<RoomFlagView['closed']> }) {
  const { t, i18n } = useTranslation();
  return (
    <p className="mt-2 break-words text-faint text-sm">
      {t('simulator.roomClosed', { reason, at: showTime(at, i18n.language) })}
    </p>
  );
}
