import type { FastifyReply, FastifyRequest } from 'fastify';
import { PlatformFailure } from '../../kernel/failure';
import type { Site } from '../../transport/site';
import type { World } from '../../world/world';
import { CARD_PAGE_POLICY, cardPage } from './card-page';
import type { CardLanguage } from './card-texts';
import { orderOfCardToken } from './card-token';
import { depositRepository } from './deposit.repository';
import { confirmDeposit, rejectDeposit } from './settle-deposit';

interface Visit {
  Params: { world: string; token: string };
  Querystring: { lang?: string };
}

const languageOf = ({ query }: FastifyRequest<Visit>): CardLanguage => (query.lang === 'en' ? 'en' : 'es');

function orderOf(world: World | null, token: string) {
  const id = world ? orderOfCardToken(world, token) : null;
  const order = world && id !== null ? depositRepository(world).byId(id) : null;
  return order?.instructions.kind === 'CARD' ? order : null;
}

function show(world: World | null, request: FastifyRequest<Visit>, reply: FastifyReply) {
  world?.clock.drain();
  const order = orderOf(world, request.params.token);
  return reply
    .code(order ? 200 : 404)
    .headers({
      'content-security-policy': CARD_PAGE_POLICY,
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(cardPage(order, languageOf(request)));
}

/** Pays or declines an order that waits; a second answer finds it ended, or held, and changes nothing. */
async function settle(world: World, id: number, answer: string | null): Promise<void> {
  try {
    await world.commit(() => (answer === 'pay' ? confirmDeposit(world, id) : rejectDeposit(world, id)));
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
  }
}

/** The payment page of deposits by card: `/pay/card/<world>/<token>`, known to whoever has the order's link. */
export const cardSite: Site = (server, { worlds }) => {
  server.get<Visit>('/pay/card/:world/:token', (request, reply) =>
    show(worlds.find(request.params.world), request, reply),
  );
  server.post<Visit>('/pay/card/:world/:token', async (request, reply) => {
    const world = worlds.find(request.params.world);
    world?.clock.drain();
    const order = orderOf(world, request.params.token);
    const body = Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '';
    const answer = new URLSearchParams(body).get('answer');
    if (world && order?.status === 'PENDING' && (answer === 'pay' || answer === 'decline'))
      await settle(world, order.id, answer);
    // Read again with GET, so that a reload sends nothing twice.
    return order ? reply.redirect(request.url, 303) : show(world, request, reply);
  });
};
