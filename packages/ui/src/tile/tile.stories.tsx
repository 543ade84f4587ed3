import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { GAME_NAMES, sampleArt } from '../../.storybook/sample-art';
import { HostImage } from '../host-image/host-image';
import { SectionHeader } from '../section-header/section-header';
import { VendorCard } from '../vendor-card/vendor-card';
import { Tile, TileGrid, TileSkeleton } from './tile';

const meta = { title: 'Lobby/Tile' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const start = { label: 'Jugar', onAct: () => {} };
const trial = { label: 'Probar gratis', onAct: () => {} };
const info = { label: 'Detalles', onAct: () => {} };

function Lobby() {
  const [favorites, setFavorites] = useState<ReadonlySet<number>>(new Set([1]));
  const toggle = (index: number) =>
    setFavorites((now) => new Set(now.has(index) ? [...now].filter((one) => one !== index) : [...now, index]));
  return (
    <section>
      <SectionHeader title="Los más jugados" count="9,912" action={<a href="#all">Ver todos</a>} />
      <TileGrid>
        {GAME_NAMES.map((name, index) => (
          <Tile
            key={name}
            name={name}
            caption="Estudio Cempasúchil"
            image={<HostImage urls={[sampleArt(index)]} alt="" className="size-full" />}
            hot={index % 3 === 0 ? 'Hot' : undefined}
            fresh={index % 4 === 0 ? 'New' : undefined}
            favorite={{ pressed: favorites.has(index), label: 'Favorito', onToggle: () => toggle(index) }}
            start={start}
            trial={index % 2 === 0 ? trial : undefined}
            info={info}
            soon={index === 5 ? 'Próximamente' : undefined}
          />
        ))}
        <Tile
          name="Sin imagen"
          caption="Estudio Cempasúchil"
          image={<HostImage urls={[]} alt="" className="size-full" />}
          start={start}
        />
        <TileSkeleton />
        <TileSkeleton />
        <TileSkeleton />
      </TileGrid>
    </section>
  );
}

export const Games: Story = { render: () => <Lobby /> };

export const Vendors: Story = {
  render: () => (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
      {['Obsidiana', 'Quetzal Live', 'Maguey', 'Copal', 'Nopalera'].map((name, index) => (
        <VendorCard
          key={name}
          name={name}
          caption={`${(index + 1) * 214} juegos`}
          selected={index === 1}
          closed={index === 3 ? 'En mantenimiento' : undefined}
          image={<HostImage urls={[sampleArt(index)]} alt="" className="size-14 rounded-md" />}
        />
      ))}
      <VendorCard
        asChild
        name="Como enlace"
        caption="18 juegos"
        image={<HostImage urls={[sampleArt(6)]} alt="" className="size-14 rounded-md" />}
      >
        <a href="#vendor">Como enlace</a>
      </VendorCard>
    </div>
  ),
};
