import type { Language } from '@tonalli/contracts/language';
import type { CUSTOMER_SERVICE_TYPES } from '@tonalli/contracts/system/wire';
import type { FastifyRequest } from 'fastify';
import type { Site } from '../../transport/site';
import type { World } from '../../world/world';
import { contactData } from './contact-data';
import { popupsOf } from './popup-log';
import { SERVICE_PAGE_POLICY, servicePage } from './service-page';

type Channel = (typeof CUSTOMER_SERVICE_TYPES)[number];

interface Visit {
  Params: { world: string; channel: string };
}

const KEPT_CHARACTERS = 256;

/** Where one channel of this world is reached, for browsers. */
export const serviceUrl = (world: World, channel: Channel): string =>
  `${world.platform.publicUrl}/service/${world.name}/${channel}`;

/** The first of ours that the browser prefers: browsers name their languages in that order. */
function languageOf({ headers }: FastifyRequest<Visit>): Language {
  const wanted = (headers['accept-language'] ?? '').split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase());
  return wanted.find((tag) => tag === 'es' || tag === 'en') ?? 'es';
}

/** The service desk: `/service/<world>/<channel>`. Whoever opens a channel is noted in the world (QA-07). */
export const serviceSite: Site = (server, { worlds }) => {
  const { customerService } = contactData();
  server.get<Visit>('/service/:world/:channel', { exposeHeadRoute: false }, (request, reply) => {
    const world = worlds.find(request.params.world);
    const channel = customerService.find(({ csType }) => csType === request.params.channel);
    if (world && channel) {
      popupsOf(world).opened({
        channel: channel.csType,
        url: serviceUrl(world, channel.csType),
        userAgent: (request.headers['user-agent'] ?? '').slice(0, KEPT_CHARACTERS),
      });
    }
    return reply
      .code(world && channel ? 200 : 404)
      .headers({
        'content-security-policy': SERVICE_PAGE_POLICY,
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
        vary: 'accept-language',
      })
      .type('text/html; charset=utf-8')
      .send(servicePage(world && channel ? channel.title : null, languageOf(request)));
  });
};
