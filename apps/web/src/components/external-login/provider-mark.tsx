import type { ExternalProvider } from '@tonalli/contracts/session/external-names';

/** As people know the services; names are not translated. */
export const PROVIDER_NAMES = {
  google: 'Google',
  facebook: 'Facebook',
  line: 'LINE',
} as const satisfies Record<ExternalProvider, string>;

/** The first letter of a service, as its sign. */
export function ProviderMark({ provider }: { provider: ExternalProvider }) {
  return (
    <span
      aria-hidden="true"
      className="grid size-6 shrink-0 place-items-center rounded-full bg-text font-bold text-ink text-sm leading-none"
    >
      {PROVIDER_NAMES[provider].charAt(0)}
    </span>
  );
}
