import type { Language } from '@tonalli/contracts/language';
import type { ExternalProvider } from '@tonalli/contracts/session/external-names';

/** As people know the services. */
export const PROVIDER_NAMES = {
  google: 'Google',
  facebook: 'Facebook',
  line: 'LINE',
} as const satisfies Record<ExternalProvider, string>;

const ES = {
  title: (service: string) => `Entrar con ${service}`,
  demo: 'Página de demostración: aquí nadie tiene contraseña. Elige con qué cuenta quieres entrar a Tonalli.',
  shared: 'Tonalli recibirá el nombre y el correo de la cuenta que elijas.',
  known: (username: string) => `Vinculada a ${username}`,
  stranger: 'Todavía sin cuenta en Tonalli',
  unverified: 'Correo sin verificar',
  nameless: 'Cuenta reservada: no comparte nombre ni correo',
  cancel: 'Cancelar',
  failed: 'Este acceso ya no sirve. Cierra esta ventana y vuelve a empezar en Tonalli.',
};

const EN: typeof ES = {
  title: (service) => `Continue with ${service}`,
  demo: 'A demonstration page: nobody has a password here. Choose the account to enter Tonalli with.',
  shared: 'Tonalli will be told the name and the email of the account that you choose.',
  known: (username) => `Linked to ${username}`,
  stranger: 'No account at Tonalli yet',
  unverified: 'Email not verified',
  nameless: 'A private account: shares neither name nor email',
  cancel: 'Cancel',
  failed: 'This login is of no use any more. Close this window and begin again at Tonalli.',
};

export const IDENTITY_TEXTS: Readonly<Record<Language, typeof ES>> = { es: ES, en: EN };

/** The first of ours in a list of languages in the order of preference. */
export function languageOf(wanted: string): Language {
  const tags = wanted.split(/[\s,]+/).map((tag) => tag.slice(0, 2).toLowerCase());
  return tags.find((tag) => tag === 'es' || tag === 'en') ?? 'es';
}
