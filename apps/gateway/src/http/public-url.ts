/** How the browser asked. */
interface Asked {
  readonly protocol: string;
  readonly host: string;
}

/** The web app's own origin, as the visitor asked for it. */
export const originOf = ({ protocol, host }: Asked): string => `${protocol}://${host}`;

/** The host without its port. */
export function domainOf(asked: Asked): string {
  const origin = originOf(asked);
  return URL.canParse(origin) ? new URL(origin).hostname : asked.host;
}
