import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo, LogoMark } from './logo';

const meta = { title: 'Brand/Logo', component: Logo } satisfies Meta<typeof Logo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Wordmark: Story = {
  render: () => (
    <div className="flex flex-col items-start gap-8">
      <Logo size="sm" />
      <Logo />
      <Logo size="lg" />
      <Logo size="lg" mono className="text-muted" />
      <span className="rounded-lg bg-sunrise p-5 text-on-marigold">
        <Logo size="lg" mono />
      </span>
    </div>
  ),
};

export const Mark: Story = {
  render: () => (
    <div className="flex flex-wrap items-end gap-6">
      <LogoMark label="Tonalli" className="size-[16px]" />
      <LogoMark label="Tonalli" className="size-[24px]" />
      <LogoMark label="Tonalli" className="size-[32px]" />
      <LogoMark label="Tonalli" className="size-[64px]" />
      <LogoMark label="Tonalli" className="size-[128px]" />
      <LogoMark label="Tonalli" mono className="size-[128px]" />
      <LogoMark label="Tonalli" className="size-[256px]" />
    </div>
  ),
};
