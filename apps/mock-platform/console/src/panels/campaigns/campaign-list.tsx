import type { CampaignReport } from '@tonalli/qa/promotions';
import { Badge } from '@tonalli/ui/badge/badge';
import { type DataColumn, DataTable } from '@tonalli/ui/data-table/data-table';
import { Money } from '@tonalli/ui/money/money';
import { Switch } from '@tonalli/ui/switch/switch';
import { useTranslation } from 'react-i18next';
import { QueryResult } from '../../components/query-result';
import { Section } from '../../components/section';
import { CommandHint } from '../../control/command-hint';
import { useAction } from '../../control/use-action';
import { useControlQuery } from '../../control/use-control-query';

/** As amounts are written. */
const COUNTS_AS = 'es-MX';
const TONES = { OPEN: 'jade', COMING_SOON: 'info', STOPPED: 'danger', CLOSED: 'neutral' } as const;

/** Every campaign that is taken part in: what it gave, what is left of its budget, and whether it is paused. */
export function CampaignList() {
  const { t } = useTranslation();
  const campaigns = useControlQuery('reportCampaigns', {});
  const pause = useAction('pauseCampaign');
  return (
    <Section title={t('campaigns.list')} lead={t('campaigns.listLead')}>
      <QueryResult of={campaigns} bone="h-40">
        {(all) => <Campaigns campaigns={all.filter(({ kind }) => kind !== 'information')} onPause={pause.mutate} />}
      </QueryResult>
      <CommandHint name="pauseCampaign" input={pause.variables ?? { id: 'sign-in' }} />
    </Section>
  );
}

interface CampaignsProps {
  campaigns: readonly CampaignReport[];
  onPause: (of: { id: string; paused: boolean }) => void;
}

function Campaigns({ campaigns, onPause }: CampaignsProps) {
  const { t } = useTranslation();
  const count = (of: number) => of.toLocaleString(COUNTS_AS);
  const money = (unit: 'money' | 'count', of: number) => (unit === 'money' ? <Money amountMinor={of} /> : count(of));
  const columns: DataColumn<CampaignReport>[] = [
    {
      id: 'id',
      header: t('campaigns.column.id'),
      heading: true,
      cell: ({ promotionId, kind, version }) => (
        <span className="flex flex-col">
          <span className="font-mono text-sm">{promotionId}</span>
          <span className="font-normal text-faint text-xs">
            {t(`campaigns.kindOfCampaign.${kind}`)} · {t('campaigns.version', { version })}
          </span>
        </span>
      ),
    },
    {
      id: 'phase',
      header: t('campaigns.phase'),
      cell: ({ phase }) => <Badge tone={TONES[phase]}>{t(`campaigns.phases.${phase}`)}</Badge>,
    },
    { id: 'members', header: t('campaigns.takePart'), align: 'end', cell: ({ members }) => count(members) },
    { id: 'given', header: t('campaigns.given'), align: 'end', cell: ({ given }) => count(given) },
    {
      id: 'givenMinor',
      header: t('campaigns.givenMoney'),
      align: 'end',
      cell: ({ givenMinor }) => <Money amountMinor={givenMinor} />,
    },
    {
      id: 'left',
      header: t('campaigns.left'),
      align: 'end',
      cell: ({ budget }) =>
        budget ? (
          <>
            {money(budget.unit, budget.left)} <span className="text-faint">/ {money(budget.unit, budget.total)}</span>
          </>
        ) : (
          <span className="text-faint">{t('campaigns.noBudget')}</span>
        ),
    },
    {
      id: 'pause',
      header: t('campaigns.pause'),
      cell: ({ promotionId: id, isPaused, phase }) => (
        <Switch
          label={t('campaigns.pauseOf', { id })}
          labelHidden
          checked={isPaused}
          disabled={phase === 'CLOSED'}
          onChange={({ target }) => onPause({ id, paused: target.checked })}
        />
      ),
    },
  ];
  return (
    <DataTable
      caption={t('campaigns.list')}
      columns={columns}
      rows={campaigns}
      rowKey={({ promotionId }) => promotionId}
    />
  );
}
