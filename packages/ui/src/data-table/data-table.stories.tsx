import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Badge } from '../badge/badge';
import { DateRange } from '../date-range/date-range';
import { presetRange } from '../date-range/dates';
import { EmptyState } from '../empty-state/empty-state';
import { Money } from '../money/money';
import { type DataColumn, type DataSort, DataTable } from './data-table';

const meta = { title: 'Data/Table' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

interface Bet {
  id: string;
  game: string;
  at: string;
  stakeMinor: number;
  resultMinor: number;
}

const ROWS: Bet[] = [
  { id: 'B-88213', game: 'Pirámide del Sol', at: '20 nov, 17:42', stakeMinor: 2_000, resultMinor: 14_600 },
  { id: 'B-88190', game: 'Jardín de Xóchitl', at: '20 nov, 17:40', stakeMinor: 5_000, resultMinor: -5_000 },
  { id: 'B-88002', game: 'Noche de Alebrijes', at: '20 nov, 16:58', stakeMinor: 1_000, resultMinor: 0 },
  { id: 'B-87544', game: 'Tesoro de Jade', at: '19 nov, 22:10', stakeMinor: 150_000, resultMinor: 1_240_050 },
];

const COLUMNS: DataColumn<Bet>[] = [
  { id: 'game', header: 'Juego', heading: true, cell: (row) => row.game },
  { id: 'id', header: 'Folio', cell: (row) => <span className="money text-muted">{row.id}</span> },
  { id: 'at', header: 'Fecha', sortable: true, cell: (row) => row.at },
  {
    id: 'state',
    header: 'Estado',
    cell: (row) => (
      <Badge tone={row.resultMinor > 0 ? 'jade' : 'neutral'}>{row.resultMinor > 0 ? 'Ganada' : 'Cerrada'}</Badge>
    ),
  },
  {
    id: 'stake',
    header: 'Apuesta',
    align: 'end',
    sortable: true,
    cell: (row) => <Money amountMinor={row.stakeMinor} />,
  },
  {
    id: 'result',
    header: 'Resultado',
    align: 'end',
    cell: (row) => <Money amountMinor={row.resultMinor} tone="sign" />,
  },
];

const FAULTS = {
  missing: 'Elige las dos fechas.',
  order: 'La primera fecha va antes que la segunda.',
  outside: 'Solo hay registros de los últimos 90 días.',
  tooLong: 'Elige 31 días o menos.',
};
const TODAY = '2026-11-20';

function Records({ loading = false }: { loading?: boolean }) {
  const [sort, setSort] = useState<DataSort>({ by: 'at', direction: 'descending' });
  const [range, setRange] = useState(presetRange(TODAY, -7));
  return (
    <div className="flex flex-col gap-5">
      <DateRange
        value={range}
        onValueChange={setRange}
        max={TODAY}
        maxDays={31}
        presets={[
          { id: 'today', label: 'Hoy', range: presetRange(TODAY, -1) },
          { id: 'week', label: '7 días', range: presetRange(TODAY, -7) },
          { id: 'month', label: '30 días', range: presetRange(TODAY, -30) },
        ]}
        labels={{
          group: 'Fechas',
          custom: 'Otras fechas',
          from: 'Desde',
          to: 'Hasta',
          apply: 'Aplicar',
          faults: FAULTS,
        }}
      />
      <DataTable
        caption="Apuestas"
        columns={COLUMNS}
        rows={ROWS}
        rowKey={(row) => row.id}
        sort={sort}
        onSortChange={setSort}
        loading={loading}
        footer={[
          'Total',
          null,
          null,
          null,
          <Money key="s" amountMinor={158_000} />,
          <Money key="r" amountMinor={1_249_650} tone="sign" />,
        ]}
      />
    </div>
  );
}

export const Rows: Story = { render: () => <Records /> };
/** Many columns and rows: one line a row on phones, the first column in its place on screens. */
export const Long: Story = {
  render: () => (
    <DataTable
      caption="Apuestas"
      columns={COLUMNS}
      rows={ROWS}
      rowKey={(row) => row.id}
      fold={{ lead: 'result', label: (row) => `Ver todo de ${row.game}` }}
      wide
    />
  ),
};
export const Loading: Story = { render: () => <Records loading /> };
export const Empty: Story = {
  render: () => (
    <DataTable
      caption="Apuestas"
      columns={COLUMNS}
      rows={[]}
      rowKey={(row) => row.id}
      empty={<EmptyState title="Sin apuestas en estas fechas" description="Prueba con un periodo más largo." />}
    />
  ),
};

const RANKED: DataColumn<Bet>[] = [
  { id: 'place', header: 'Lugar', cell: (row) => <span className="money">{ROWS.indexOf(row) + 1}</span> },
  { id: 'game', header: 'Juego', heading: true, cell: (row) => row.game },
  { id: 'stake', header: 'Apuesta', align: 'end', cell: (row) => <Money amountMinor={row.stakeMinor} /> },
];

/** A table on phones too. */
export const Compact: Story = {
  render: () => <DataTable compact caption="Clasificación" columns={RANKED} rows={ROWS} rowKey={(row) => row.id} />,
};
