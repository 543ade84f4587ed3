import type { Meta, StoryObj } from '@storybook/react-vite';
import styles from '../theme.css?raw';
import { TEXT_PAIRS } from './contrast-pairs';
import { contrast, readPalette } from './palette';

const meta = { title: 'Brand/Tokens' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const palette = readPalette(styles);

export const Palette: Story = {
  render: () => (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-6">
      {[...palette].map(([name, hex]) => (
        <figure key={name}>
          <svg className="h-20 w-full rounded-md ring-1 ring-line" aria-hidden="true">
            <rect width="100%" height="100%" fill={hex} />
          </svg>
          <figcaption className="mt-1.5 text-sm">
            {name}
            <span className="money block text-faint text-xs">{hex}</span>
          </figcaption>
        </figure>
      ))}
    </div>
  ),
};

export const Contrast: Story = {
  render: () => (
    <table className="text-sm">
      <thead className="text-left text-muted">
        <tr>
          <th className="py-1 pe-8">Text</th>
          <th className="pe-8">On</th>
          <th className="text-right">Ratio</th>
        </tr>
      </thead>
      <tbody>
        {TEXT_PAIRS.map(({ text, on }) => (
          <tr key={`${text} ${on}`} className="border-line border-t">
            <td className="py-1 pe-8">{text}</td>
            <td className="pe-8">{on}</td>
            <td className="money text-right">
              {contrast(palette.get(text) ?? '#000000', palette.get(on) ?? '#000000').toFixed(2)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ),
};

export const Type: Story = {
  render: () => (
    <div className="flex flex-col gap-4">
      <p className="font-display font-extrabold text-5xl tracking-tight sm:text-6xl">Tu día, tu suerte</p>
      <p className="w-fit font-display font-extrabold text-4xl text-sunrise tracking-tight">$284,190,442.35</p>
      <h1 className="text-3xl">Encabezado de página</h1>
      <h2 className="text-2xl">Encabezado de sección</h2>
      <h3 className="text-lg">Encabezado de tarjeta</h3>
      <p className="max-w-prose">
        El texto corre en Figtree: claro a 15 píxeles en un teléfono y a 18 en un escritorio. Ñandú, pingüino, ¿qué?,
        ¡sí!
      </p>
      <p className="text-muted">Texto apagado para lo secundario.</p>
      <p className="text-faint text-sm">Texto tenue para notas al pie.</p>
      <p className="money">
        1,111,111.11
        <br />
        9,888,888.88
      </p>
    </div>
  ),
};
