import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pagination, type PaginationProps } from './pagination';

const meta = { title: 'Navigation/Pagination', component: Pagination } satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

const labels: PaginationProps['labels'] = {
  nav: 'Páginas',
  previous: 'Anterior',
  next: 'Siguiente',
  page: (page) => `Página ${page}`,
  position: (page, count) => `${page} de ${count}`,
};

export const First: Story = { args: { page: 1, pageCount: 24, onPageChange: () => {}, labels } };
export const Middle: Story = { args: { page: 12, pageCount: 24, onPageChange: () => {}, labels } };
export const Few: Story = { args: { page: 2, pageCount: 4, onPageChange: () => {}, labels } };
export const Compact: Story = { args: { page: 2, pageCount: 4, onPageChange: () => {}, labels, compact: true } };
