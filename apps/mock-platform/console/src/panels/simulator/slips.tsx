import { Button } from '@tonalli/ui/button/button';
import { Field } from '@tonalli/ui/field/field';
import { TextInput } from '@tonalli/ui/text-input/text-input';
import { toast } from '@tonalli/ui/toast/toast-store';
import { Trophy } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../components/empty-state';
import { QueryResult } from '../../components/query-result';
import { Section } from '../../components/section';
import { CommandHint } from '../../control/command-hint';
import { useAction } from '../../control/use-action';
import { useControlQuery } from '../../control/use-control-query';

const FIELDS = ['memberId', 'stake'] as const;

/** Slips whose correction their member could not pay. */
function Uncollected() {
  const { t } = useTranslation();
  const left = useControlQuery('listUncollected', {});
  return (
    <div className="mt-5">
      <h3 className="mb-2 font-semibold text-sm">{t('simulator.uncollected')}</h3>
      <QueryResult of={left} bone="h-14">
        {(slips) =>
          slips.length === 0 ? (
            <EmptyState icon={Trophy}>{t('simulator.noUncollected')}</EmptyState>
          ) : (
            <ul className="-my-2 divide-y divide-line">
              {slips.map(({ slipId, username, amount }) => (
                <li key={slipId} className="flex flex-wrap justify-between gap-x-4 py-2.5 text-sm">
                  <span>
                    {username} <span className="money text-faint text-xs">{slipId}</span>
                  </span>
                  <span className="money">${amount}</span>
                </li>
              ))}
            </ul>
          )
        }
      </QueryResult>
      <CommandHint name="listUncollected" input={{}} />
    </div>
  );
}

/** A slip about the football match that begins next, and what corrections could not collect. */
export function Slips({ member }: { member: string }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState({ memberId: member, stake: '50.00' });
  const place = useAction('placeSlip');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    place.mutate(typed, {
      onSuccess: ({ legs }) => toast.success(t('simulator.slipPlaced', { event: legs[0]?.event, odds: legs[0]?.odds })),
    });
  };
  return (
    <Section title={t('simulator.slips')} lead={t('simulator.slipsLead')}>
      <form onSubmit={submit} className="grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
        {FIELDS.map((name) => (
          <Field key={name} label={t(`simulator.betField.${name}`)}>
            <TextInput
              required
              maxLength={32}
              inputMode={name === 'memberId' ? 'text' : 'decimal'}
              value={typed[name]}
              onChange={(event) => setTyped((now) => ({ ...now, [name]: event.target.value.trim() }))}
            />
          </Field>
        ))}
        <Button type="submit" variant="secondary" loading={place.isPending}>
          {t('simulator.placeSlip')}
        </Button>
      </form>
      <CommandHint name="placeSlip" input={typed} />
      <Uncollected />
    </Section>
  );
}
