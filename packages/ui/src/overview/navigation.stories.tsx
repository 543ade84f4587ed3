import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flame, Heart, History, LayoutGrid, Settings } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../avatar/avatar';
import { Badge } from '../badge/badge';
import { Breadcrumb } from '../breadcrumb/breadcrumb';
import { Button } from '../button/button';
import { Chip } from '../chip/chip';
import { CountBadge } from '../count-badge/count-badge';
import { DropdownMenu, MenuItem, MenuLabel, MenuRadioGroup, MenuSeparator } from '../dropdown-menu/dropdown-menu';
import { IconButton } from '../icon-button/icon-button';
import { Pagination } from '../pagination/pagination';
import { Popover } from '../popover/popover';
import { TabPanel, Tabs } from '../tabs/tabs';
import { Tooltip } from '../tooltip/tooltip';

const meta = { title: 'Overview/Navigation' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const CATEGORIES = [
  'Tragamonedas',
  'Casino en vivo',
  'Deportes',
  'Lotería',
  'Pesca',
  'Cartas',
  'Esports',
  'Gallos',
  'Bingo',
];
const LABELS = {
  nav: 'Páginas',
  previous: 'Anterior',
  next: 'Siguiente',
  page: (page: number) => `Página ${page}`,
  position: (page: number, count: number) => `${page} de ${count}`,
};

function Everything() {
  const [tab, setTab] = useState('Tragamonedas');
  const [page, setPage] = useState(7);
  const [filter, setFilter] = useState('all');
  const [language, setLanguage] = useState<'es' | 'en'>('es');
  return (
    <div className="flex flex-col gap-8">
      <Breadcrumb
        label="Estás en"
        items={[
          { id: 'home', content: <a href="#home">Inicio</a> },
          { id: 'slots', content: <a href="#slots">Tragamonedas</a> },
          { id: 'game', content: 'Pirámide del Sol' },
        ]}
      />
      <Tabs
        label="Categorías"
        value={tab}
        onValueChange={setTab}
        items={CATEGORIES.map((value, index) => ({ value, label: value, count: index === 0 ? 9912 : 0 }))}
      >
        {CATEGORIES.map((value) => (
          <TabPanel key={value} value={value}>
            Juegos de {value.toLowerCase()}.
          </TabPanel>
        ))}
      </Tabs>
      <div className="no-scrollbar flex gap-2 overflow-x-auto">
        <Chip icon={<LayoutGrid aria-hidden="true" />} pressed={filter === 'all'} onClick={() => setFilter('all')}>
          Todos
        </Chip>
        <Chip icon={<Flame aria-hidden="true" />} pressed={filter === 'hot'} onClick={() => setFilter('hot')}>
          Populares
        </Chip>
        <Chip icon={<Heart aria-hidden="true" />} pressed={filter === 'fav'} onClick={() => setFilter('fav')}>
          Favoritos
        </Chip>
        <Chip icon={<History aria-hidden="true" />} pressed={filter === 'rec'} onClick={() => setFilter('rec')}>
          Recientes
        </Chip>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Badge>Borrador</Badge>
        <Badge tone="marigold">Pendiente</Badge>
        <Badge tone="jade">Pagada</Badge>
        <Badge tone="danger">Perdida</Badge>
        <Badge tone="info">En juego</Badge>
        <CountBadge count={7} label="7 mensajes" />
        <CountBadge count={240} />
        <Avatar name="María Luisa" />
        <Avatar name="demo" size="sm" />
        <Avatar name="Agente Norte" size="lg" />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <DropdownMenu trigger={<Button variant="secondary">Mi cuenta</Button>} align="start">
          <MenuLabel>demo</MenuLabel>
          <MenuItem icon={<Settings aria-hidden="true" />}>Ajustes</MenuItem>
          <MenuItem icon={<History aria-hidden="true" />}>Historial</MenuItem>
          <MenuSeparator />
          <MenuRadioGroup
            label="Idioma"
            value={language}
            onValueChange={setLanguage}
            options={[
              { value: 'es', label: 'Español' },
              { value: 'en', label: 'English' },
            ]}
          />
          <MenuSeparator />
          <MenuItem tone="danger">Salir</MenuItem>
        </DropdownMenu>
        <Popover label="Detalles del saldo" trigger={<Button variant="ghost">Ver desglose</Button>}>
          <p className="text-sm">Principal $12,500.00</p>
        </Popover>
        <Tooltip text="Ajustes de la cuenta">
          <IconButton label="Ajustes" variant="solid">
            <Settings aria-hidden="true" />
          </IconButton>
        </Tooltip>
      </div>
      <Pagination page={page} pageCount={24} onPageChange={setPage} labels={LABELS} />
    </div>
  );
}

export const All: Story = { render: () => <Everything /> };
