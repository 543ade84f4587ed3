import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from '../field/field';
import { TextArea } from './text-area';

const meta: Meta<typeof TextArea> = {
  title: 'Forms/TextArea',
  component: TextArea,
  args: { defaultValue: 'El menú tapa el último juego.', count: { used: 29, max: 140, words: '29 de 140 caracteres' } },
  decorators: [
    (Story) => (
      <Field label="Tu comentario" hint="Cuéntanos qué pasó.">
        <Story />
      </Field>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof TextArea>;

export const Filled: Story = {};
export const Empty: Story = { args: { defaultValue: '', count: { used: 0, max: 140, words: '0 de 140 caracteres' } } };
export const TooLong: Story = { args: { count: { used: 152, max: 140, words: '152 de 140 caracteres' } } };
export const Disabled: Story = { args: { disabled: true } };
