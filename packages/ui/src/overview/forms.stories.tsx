import type { Meta, StoryObj } from '@storybook/react-vite';
import { AtSign } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/button';
import { Checkbox } from '../checkbox/checkbox';
import { Field } from '../field/field';
import { RadioGroup } from '../radio-group/radio-group';
import { SearchField } from '../search-field/search-field';
import { SegmentedControl } from '../segmented-control/segmented-control';
import { Select } from '../select/select';
import { Switch } from '../switch/switch';
import { TextInput } from '../text-input/text-input';

const meta = { title: 'Overview/Forms' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const counter = (used: number, max: number) => `${used} de ${max} caracteres`;

function AllFields() {
  const [bank, setBank] = useState<'norte' | 'sur' | 'costa' | null>('norte');
  const [period, setPeriod] = useState<'day' | 'week' | 'month'>('day');
  const [query, setQuery] = useState('pirámide');
  return (
    <form className="grid max-w-4xl items-start gap-6 md:grid-cols-2" onSubmit={(event) => event.preventDefault()}>
      <Field label="Usuario" required hint="De 6 a 12 letras y números.">
        <TextInput autoComplete="username" placeholder="tu_usuario" />
      </Field>
      <Field label="Contraseña" required aside={<a href="#forgot">¿La olvidaste?</a>}>
        <TextInput
          type="password"
          defaultValue="Demo1234"
          autoComplete="current-password"
          reveal={{ show: 'Mostrar contraseña', hide: 'Ocultar contraseña' }}
        />
      </Field>
      <Field label="Correo" error="Escribe un correo como nombre@ejemplo.com.">
        <TextInput defaultValue="nombre@" startSlot={<AtSign aria-hidden="true" />} />
      </Field>
      <Field label="Monto" hint="Mínimo $100, máximo $50,000.">
        <TextInput inputMode="decimal" defaultValue="500" startSlot="$" endSlot="MXN" />
      </Field>
      <Field label="Comentario">
        <TextInput defaultValue="Todo bien" maxLength={140} counter={counter} />
      </Field>
      <Field label="Banco" required>
        <Select
          placeholder="Elige un banco"
          options={[
            { value: 'norte', label: 'Banco del Norte' },
            { value: 'sur', label: 'Caja del Sur' },
          ]}
        />
      </Field>
      <Field label="Cerrado por ahora" disabled>
        <TextInput defaultValue="No se puede cambiar" />
      </Field>
      <SearchField
        label="Buscar juegos"
        clearLabel="Borrar"
        placeholder="Busca un juego"
        value={query}
        onValueChange={setQuery}
      />
      <div>
        <Checkbox label="Recuérdame en este equipo" defaultChecked />
        <Checkbox label="Soy mayor de 18 años y acepto los términos." error="Hace falta aceptarlos para seguir." />
        <Checkbox label="No disponible" disabled />
      </div>
      <div className="flex flex-col gap-3">
        <Switch label="Sonido de los juegos" defaultChecked />
        <Switch label="Ocultar mi saldo" />
        <Switch label="No disponible" disabled />
      </div>
      <RadioGroup
        className="md:col-span-2"
        label="¿A qué banco enviamos tu retiro?"
        looks="cards"
        value={bank}
        onValueChange={setBank}
        options={[
          { value: 'norte', label: 'Banco del Norte', hint: '•••• 4821' },
          { value: 'sur', label: 'Caja del Sur', hint: '•••• 0093' },
          { value: 'costa', label: 'Ahorros de la Costa', hint: 'Cerrado', disabled: true },
        ]}
      />
      <SegmentedControl
        label="Periodo"
        value={period}
        onValueChange={setPeriod}
        options={[
          { value: 'day', label: 'Hoy' },
          { value: 'week', label: 'Semana' },
          { value: 'month', label: 'Mes' },
        ]}
      />
      <Button type="submit" className="md:col-span-2">
        Enviar
      </Button>
    </form>
  );
}

export const All: Story = { render: () => <AllFields /> };
