import type { FastifyReply, FastifyRequest } from 'fastify';
import { PlatformFailure } from '../../kernel/failure';
import type { Site } from '../../transport/site';
import type { World } from '../../world/world';
import { assertTakesCard, rangesOf, takesCredit } from './card-issuers';
import { CARD_PAGE_POLICY, type CardForm, cardPage } from './card-page';
import { type CardLanguage, type CardRefusal, isCardRefusal } from './card-texts';
import { orderOfCardToken } from './card-token';
import { depositRepository } from './deposit.repository';
import { confirmDeposit, rejectDeposit } from './settle-deposit';

interface Visit {
  Params: { world: string; token: string };
  Querystring: { lang?: string };
}

/** What a payer sent that was not taken. */
interface Refused {
  refusal: CardRefusal;
  typed: string;
}

const TYPED_CHARACTERS = 32;

const languageOf = ({ query }: FastifyRequest<Visit>): CardLanguage => (query.lang === 'en' ? 'en' : 'es');

function orderOf(world: World | null, token: string) {
  const id = world ? orderOfCardToken(world, token) : null;
  const order = world && id !== null ? depositRepository(world).byId(id) : null;
  return order?.instructions.kind === 'CARD' ? order : null;
}

/** What may be typed, and what was. */
function formOf(world: World, refused: Refused | null): CardForm {
  const { taken, refused: notTaken } = rangesOf(world);
  return {
    takesCredit: takesCredit(world),
    refusedRanges: notTaken.map(({ begins }) => begins),
    examples: taken.map(({ example, funding }) => ({ example, funding })),
    refusal: refused?.refusal ?? null,
    typed: refused?.typed ?? '',
  };
}

interface Shown {
  world: World | null;
  refused?: Refused | null;
}

function show({ world, refused = null }: Shown, request: FastifyRequest<Visit>, reply: FastifyReply) {
  world?.clock.drain();
  const order = orderOf(world, request.params.token);
  const found = refused && order?.status === 'PENDING' ? 422 : 200;
  return reply
    .code(order ? found : 404)
    .headers({
      'content-security-policy': CARD_PAGE_POLICY,
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(cardPage(order, world && formOf(world, refused), languageOf(request)));
}

/** Pays an order that waits. Answers why the card was not taken, which leaves the order waiting for another. */
async function pay(world: World, id: number, typed: string): Promise<Refused | null> {
  try {
    await world.commit(() => {
      assertTakesCard(world, typed);
      confirmDeposit(world, id);
    });
    return null;
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
    // A second answer finds the order ended, or held, and changes nothing.
    return isCardRefusal(error.code) ? { refusal: error.code, typed: typed.slice(0, TYPED_CHARACTERS) } : null;
  }
}

async function decline(world: World, id: number): Promise<void> {
  try {
    await world.commit(() => rejectDeposit(world, id));
  } catch (error) {
    if (!(error instanceof PlatformFailure)) throw error;
  }
}

/** The payment page of deposits by card: `/pay/card/<world>/<token>`, known to whoever has the order's link. */
export const cardSite: Site = (server, { worlds }) => {
  server.get<Visit>('/pay/card/:world/:token', (request, reply) =>
    show({ world: worlds.find(request.params.world) }, request, reply),
  );
  server.post<Visit>('/pay/card/:world/:token', async (request, reply) => {
    const world = worlds.find(request.params.world);
    world?.clock.drain();
    const order = orderOf(world, request.params.token);
    const sent = new URLSearchParams(Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '');
    const answer = sent.get('answer');
    if (world && order?.status === 'PENDING' && answer === 'pay') {
      const refused = await pay(world, order.id, sent.get('card') ?? '');
      if (refused) return show({ world, refused }, request, reply);
    }
    if (world && order?.status === 'PENDING' && answer === 'decline') await decline(world, order.id);
    // Read again with GET, so that a reload sends nothing twice.
    return order ? reply.redirect(request.url, 303) : show({ world }, request, reply);
  });
};
