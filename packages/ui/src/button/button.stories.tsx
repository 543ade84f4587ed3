import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Play } from 'lucide-react';
import { Button, type ButtonVariant } from './button';

const meta = { title: 'Actions/Button', component: Button } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const VARIANTS: ButtonVariant[] = ['primary', 'secondary', 'ghost', 'danger', 'jade'];

export const Variants: Story = {
  render: () => (
    <div className="flex flex-col gap-5">
      {VARIANTS.map((variant) => (
        <div key={variant} className="flex flex-wrap items-center gap-3">
          <Button variant={variant} size="sm">
            Depositar
          </Button>
          <Button variant={variant}>Depositar</Button>
          <Button variant={variant} size="lg">
            Depositar
          </Button>
          <Button variant={variant} loading>
            Enviando
          </Button>
          <Button variant={variant} disabled>
            Cerrado
          </Button>
        </div>
      ))}
    </div>
  ),
};

export const WithIcons: Story = {
  render: () => (
    <div className="flex flex-col items-start gap-4">
      <Button iconStart={<Play aria-hidden="true" className="size-5 fill-current" />}>Jugar ahora</Button>
      <Button variant="secondary" iconEnd={<ArrowRight aria-hidden="true" className="size-5" />} asChild>
        <a href="#all">Ver todos los juegos</a>
      </Button>
      <Button block size="lg">
        Crear mi cuenta
      </Button>
    </div>
  ),
};
