import { toWireLanguage } from '@tonalli/contracts/language';
import * as api from '@tonalli/contracts/lottery/api';
import * as wire from '@tonalli/contracts/lottery/wire';
import { cachedProcedure, memberProcedure } from '../../trpc/procedures';
import { t } from '../../trpc/trpc';
import { toLotteryCard, toOrderDetail, toOrderRow, toPlacedOrder } from './views';

/** A draw a minute, and its countdown runs by the answer's own time: it may be a second old. */
const DRAWS = { ttlMs: 1_000, staleMs: 1_000, scope: 'shared' } as const;
const ORDER_LIMIT = { rateLimit: { calls: 120, windowSeconds: 60 } };
const DEVICE = 'WEB';

const ordersRouter = {
  placeOrder: memberProcedure
    .meta(ORDER_LIMIT)
    .input(api.PlaceOrderInput)
    .mutation(async ({ ctx, input: { language: _language, ...order } }) =>
      toPlacedOrder(await ctx.call(wire.placeLotteryOrder, order)),
    ),

  cancelOrder: memberProcedure
    .meta(ORDER_LIMIT)
    .input(api.OwnOrderInput)
    .mutation(async ({ ctx, input: { orderId, language } }) =>
      toOrderDetail(await ctx.call(wire.cancelLotteryOrder, { orderId, language: toWireLanguage(language) })),
    ),

  stopChase: memberProcedure
    .meta(ORDER_LIMIT)
    .input(api.OwnOrderInput)
    .mutation(async ({ ctx, input: { orderId, language } }) =>
      toOrderDetail(await ctx.call(wire.stopLotteryChase, { orderId, language: toWireLanguage(language) })),
    ),

  orders: memberProcedure.input(api.ListOrdersInput).query(async ({ ctx, input }): Promise<api.Orders> => {
    const { language, ...filter } = input;
    const answer = await ctx.call(wire.listLotteryOrders, { ...filter, language: toWireLanguage(language) });
    return { serverTime: answer.serverTime, rows: answer.content.map(toOrderRow), next: answer.next };
  }),

  order: memberProcedure
    .input(api.OwnOrderInput)
    .query(async ({ ctx, input: { orderId, language } }) =>
      toOrderDetail(await ctx.call(wire.fetchLotteryOrder, { orderId, language: toWireLanguage(language) })),
    ),
};

export const lotteryRouter = t.router({
  games: cachedProcedure(DRAWS, api.LotteriesInput).query(async ({ ctx, input }): Promise<api.Lotteries> => {
    const { prizeMode, language } = input;
    const { serverTime, games } = await ctx.call(wire.listLotteries, {
      ...{ prizeMode, device: DEVICE, language: toWireLanguage(language) },
    });
    return { serverTime, games: games.map(toLotteryCard) };
  }),

  recent: memberProcedure.input(api.LotteriesInput).query(async ({ ctx, input }): Promise<api.Lotteries> => {
    const { prizeMode, language } = input;
    const { serverTime, games } = await ctx.call(wire.listRecentLotteries, {
      ...{ prizeMode, device: DEVICE, language: toWireLanguage(language) },
    });
    return { serverTime, games: games.map(toLotteryCard) };
  }),

  /** With the member's own prize groups. */
  game: memberProcedure.input(api.LotteryInput).query(async ({ ctx, input }): Promise<api.LotteryDetail> => {
    const { gameCode, language } = input;
    const { game, limits, ...detail } = await ctx.call(wire.fetchLottery, {
      ...{ gameCode, language: toWireLanguage(language) },
    });
    const { minLine, maxOrder, maxIssue, maxPayout } = limits;
    return {
      ...{ ...detail, game: toLotteryCard(game) },
      limits: { minLineMinor: minLine, maxOrderMinor: maxOrder, maxIssueMinor: maxIssue, maxPayoutMinor: maxPayout },
    };
  }),

  issues: cachedProcedure(DRAWS, api.IssuesInput).query(async ({ ctx, input }): Promise<api.Issues> => {
    const { serverTime, content } = await ctx.call(wire.listIssues, input);
    return { serverTime, issues: content };
  }),

  results: memberProcedure.input(api.ResultsInput).query(async ({ ctx, input }): Promise<api.Results> => {
    const { area, ...asked } = input;
    const endpoint = area === 'VN' ? wire.listOpenedNumbersVn : wire.listOpenedNumbers;
    const { serverTime, content, next } = await ctx.call(endpoint, asked);
    return { serverTime, issues: content, next };
  }),

  launch: memberProcedure.input(api.LaunchLotteryInput).mutation(async ({ ctx, input }) => {
    const { area, language, ...launch } = input;
    return ctx.call(wire.launchLottery, {
      ...launch,
      ...{ lottoArea: area, launchMode: 'LOTT', device: DEVICE, language: toWireLanguage(language) },
    });
  }),

  proof: cachedProcedure(DRAWS, api.IssueProofInput).query(
    async ({ ctx, input }): Promise<api.IssueProof> => ctx.call(wire.fetchIssueProof, input),
  ),

  ...ordersRouter,
});
