import type { FastifyInstance } from 'fastify';

/** The reference page on the OpenAPI document, with its script from the package and nothing from elsewhere. */
export async function addReferencePage(server: FastifyInstance): Promise<void> {
  // Loaded on demand: the page's script is several megabytes.
  const { default: reference } = await import('@scalar/fastify-api-reference');
  await server.register(reference, {
    routePrefix: '/reference',
    logLevel: 'silent',
    configuration: {
      url: '/openapi.json',
      title: 'Tonalli platform',
      withDefaultFonts: false,
      telemetry: false,
      hideClientButton: true,
      showDeveloperTools: 'never',
      agent: { disabled: true },
      mcp: { disabled: true },
    },
  });
}
