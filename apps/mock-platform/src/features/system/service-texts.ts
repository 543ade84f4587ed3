import type { Language } from '@tonalli/contracts/language';

interface ServiceTexts {
  title: string;
  reached: (channel: string) => string;
  demo: string;
  hours: string;
  everyDay: string;
  zone: string;
  close: string;
  missing: string;
}

/** Words of the service desk's pages. */
const ES: ServiceTexts = {
  title: 'Atención a clientes',
  reached: (channel) => `Llegaste a la atención de Tonalli por ${channel}. ¡Qué gusto verte por aquí!`,
  demo: 'Página de demostración: no hay nadie del otro lado y nada de lo que hagas aquí se envía.',
  hours: 'Horario',
  everyDay: 'Todos los días, de 8:00 a 24:00',
  zone: 'Hora del centro de México',
  close: 'Cuando termines, cierra esta ventana y sigue donde te quedaste.',
  missing: 'Aquí no hay ningún canal de atención.',
};

const EN: ServiceTexts = {
  title: 'Customer service',
  reached: (channel) => `You reached Tonalli's customer service by ${channel}. Good to see you!`,
  demo: 'A demonstration page: nobody is on the other side, and nothing that you do here is sent.',
  hours: 'Opening hours',
  everyDay: 'Every day, 8:00 to 24:00',
  zone: 'Central Mexico time',
  close: 'When you are done, close this window and go on where you were.',
  missing: 'There is no service channel here.',
};

export const SERVICE_TEXTS: Readonly<Record<Language, ServiceTexts>> = { es: ES, en: EN };
