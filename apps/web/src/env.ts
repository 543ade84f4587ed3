/** The web app is served by the gateway, so everything it calls lies on its own origin. */
export const env = {
  trpcUrl: '/trpc',
  development: import.meta.env.DEV,
} as const;
