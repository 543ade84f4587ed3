import type { Meta, StoryObj } from '@storybook/react-vite';
import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '../alert/alert';
import { Button } from '../button/button';
import { Card } from '../card/card';
import { CountdownButton } from '../countdown-button/countdown-button';
import { EmptyState } from '../empty-state/empty-state';
import type { IllustrationName } from '../empty-state/illustration';
import { ErrorState } from '../error-state/error-state';
import { Marquee } from '../marquee/marquee';
import { Progress } from '../progress/progress';
import { Skeleton } from '../skeleton/skeleton';
import { Spinner } from '../spinner/spinner';
import { toast } from '../toast/toast-store';
import { Toaster } from '../toast/toaster';

const meta = { title: 'Overview/Feedback' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const NEWS = ['Nuevo: 40 juegos de Obsidiana', 'La Lotería de Oro se juega a las 21:00', 'Hoy: depósitos sin comisión'];

function Countdown() {
  const [readyAt, setReadyAt] = useState<number | null>(null);
  return (
    <CountdownButton
      variant="secondary"
      readyAt={readyAt}
      waitingLabel={(seconds) => `Reenviar en ${seconds} s`}
      onClick={() => setReadyAt(Date.now() + 60_000)}
    >
      Enviar código
    </CountdownButton>
  );
}

export const Alerts: Story = {
  render: () => (
    <div className="flex flex-col gap-4">
      <Marquee label="Avisos" pauseLabel="Pausar avisos" playLabel="Reanudar avisos" icon={<Megaphone />}>
        {NEWS.map((item) => (
          <a key={item} href="#news" className="text-muted text-sm hover:text-text">
            {item}
          </a>
        ))}
      </Marquee>
      <Alert title="Verifica tu correo">Te enviamos un enlace para confirmar tu cuenta.</Alert>
      <Alert tone="success" title="Depósito recibido" dismiss={{ label: 'Cerrar', onDismiss: () => {} }}>
        $500.00 ya están en tu saldo.
      </Alert>
      <Alert
        tone="warning"
        title="Tu sesión está por terminar"
        action={
          <Button size="sm" variant="secondary">
            Seguir aquí
          </Button>
        }
      />
      <Alert tone="danger">No pudimos completar tu retiro. Tu dinero sigue en tu saldo.</Alert>
      <Card className="flex flex-col gap-4">
        <Progress label="Apuesta requerida" value={300} max={500} valueText="$300 de $500" />
        <Progress label="Misión" value={100} tone="jade" />
        <div className="flex items-center gap-4 text-marigold">
          <Spinner size="sm" />
          <Spinner label="Cargando" />
          <Spinner size="lg" />
          <Skeleton className="h-10 w-48" />
        </div>
        <div className="flex flex-wrap gap-3">
          <Countdown />
          <Button
            variant="secondary"
            onClick={() => toast.success('Apuesta registrada', { description: 'Folio B-88213' })}
          >
            Aviso bueno
          </Button>
          <Button
            variant="secondary"
            onClick={() => toast.danger('Sin conexión', { action: { label: 'Reintentar', onAct: () => {} } })}
          >
            Aviso malo
          </Button>
        </div>
      </Card>
      <Toaster regionLabel="Avisos" toastLabel="Aviso" closeLabel="Cerrar aviso" />
    </div>
  ),
};

const NAMES: IllustrationName[] = ['dusk', 'search', 'favorites', 'inbox'];

export const States: Story = {
  render: () => (
    <div className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {NAMES.map((name) => (
        <Card key={name}>
          <EmptyState
            illustration={name}
            title="Aquí todavía no hay nada"
            description="Cuando juegues, tus rondas aparecerán en esta página."
            action={<Button size="sm">Ver juegos</Button>}
          />
        </Card>
      ))}
      <Card>
        <ErrorState
          title="No pudimos cargar los juegos"
          description="Revisa tu conexión e inténtalo otra vez."
          reference="Referencia 7f3a-91c2"
          retry={{ label: 'Reintentar', onRetry: () => {} }}
        />
      </Card>
    </div>
  ),
};
