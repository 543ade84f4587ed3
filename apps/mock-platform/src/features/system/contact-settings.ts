import { REPRESENTATIVE_CHANNELS } from '@tonalli/contracts/system/representatives';
import { z } from 'zod';
import { defineSetting } from '../../world/settings';

const Mirror = z.object({ name: z.string().min(1), url: z.url({ protocol: /^https?$/ }) });
export type Mirror = z.infer<typeof Mirror>;

const Representative = z.object({
  channel: z.enum(REPRESENTATIVE_CHANNELS),
  /** As people write it; how it is compared is the verb's affair. */
  handle: z.string().min(1),
  name: z.string().min(1),
  /** False: somebody who only pretends, and was reported. */
  official: z.boolean(),
});

/** Sites that show the same; empty: those of the place where this platform runs. */
export const MIRROR_SITES = defineSetting('mirrors', z.array(Mirror), []);

/** Who speaks for the operator. All of them are made up. */
export const REPRESENTATIVES = defineSetting('representatives', z.array(Representative), [
  { channel: 'WHATSAPP', handle: '+52 55 0000 8048', name: 'Atención a clientes', official: true },
  { channel: 'WHATSAPP', handle: '+52 55 0000 1310', name: 'Ximena, atención VIP', official: true },
  { channel: 'TELEGRAM', handle: '@tonalli_oficial', name: 'Atención a clientes', official: true },
  { channel: 'TELEGRAM', handle: '@tonalli_agentes', name: 'Rodrigo, atención a agentes', official: true },
  { channel: 'PHONE', handle: '55 0000 8000', name: 'Línea de atención', official: true },
  { channel: 'EMAIL', handle: 'ayuda@tonalli.example', name: 'Atención a clientes', official: true },
  { channel: 'EMAIL', handle: 'agentes@tonalli.example', name: 'Atención a agentes', official: true },
  { channel: 'WEBSITE', handle: 'tonalli.example', name: 'Tonalli', official: true },
  { channel: 'FACEBOOK', handle: 'tonalli.oficial', name: 'Tonalli', official: true },
  { channel: 'IG', handle: '@tonalli.mx', name: 'Tonalli', official: true },
  { channel: 'TWITTER', handle: '@tonalli_mx', name: 'Tonalli', official: true },
  { channel: 'LINE', handle: '@tonalli', name: 'Atención a clientes', official: true },
  { channel: 'TELEGRAM', handle: '@tonalli_bonos', name: 'Promete bonos a cambio de un depósito', official: false },
  { channel: 'WHATSAPP', handle: '+52 55 0000 6666', name: 'Pide contraseñas', official: false },
  { channel: 'WEBSITE', handle: 'tonalli-premios.example', name: 'Copia del sitio', official: false },
  { channel: 'EMAIL', handle: 'soporte@tonalli-premios.example', name: 'Pide contraseñas', official: false },
]);
