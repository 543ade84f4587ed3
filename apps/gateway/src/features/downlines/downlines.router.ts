import {
  ChangeInviteInput,
  CheckAccountsInput,
  CreateInviteInput,
  DownlineInput,
  type DownlinePerson,
  ListActivityInput,
  ListDownlineInput,
  OpenAccountsInput,
  SetRatesInput,
} from '@tonalli/contracts/downlines/api';
import {
  checkNewAccounts,
  type DownlineRow,
  fetchDownline,
  fetchRegisterCenter,
  listDownline,
  openAccounts,
  setDownlineRates,
} from '@tonalli/contracts/downlines/wire';
import { listActivity } from '@tonalli/contracts/downlines/wire-activity';
import { changeInvite, createInvite, type InviteLink, listInvites } from '@tonalli/contracts/downlines/wire-invites';
import { agentProcedure, realMemberProcedure } from '../../trpc/procedures';
import { t } from '../../trpc/trpc';

/** Argon2 for each first password: a file may not keep the platform busy for long. */
const OPEN_LIMIT = { rateLimit: { calls: 20, windowSeconds: 60 } };

/** The platform knows the agent by the session's token, and whoever is named has to be of their own downline (AG-06). */
export const downlinesRouter = t.router({
  list: agentProcedure.input(ListDownlineInput).query(async ({ ctx, input: { descending, limit, ...input } }) => {
    const { rows, ...page } = await ctx.call(listDownline, { ...input, descending: descending ? '1' : '0', limit });
    return { ...page, rows: rows.map((row) => ({ ...toPerson(row), children: row.children, below: row.below })) };
  }),
  detail: agentProcedure.input(DownlineInput).query(async ({ ctx, input }) => {
    const { team, path, rates, ratesFrom, ...row } = await ctx.call(fetchDownline, input);
    const { balance, ...sums } = team;
    return { ...toPerson(row), path, rates, ratesFrom, team: { ...sums, balanceMinor: balance } };
  }),
  setRates: agentProcedure.input(SetRatesInput).mutation(({ ctx, input }) => ctx.call(setDownlineRates, input)),
  registerCenter: agentProcedure.query(({ ctx }) => ctx.call(fetchRegisterCenter, {})),
  checkAccounts: agentProcedure
    .input(CheckAccountsInput)
    .mutation(({ ctx, input }) => ctx.call(checkNewAccounts, input)),
  openAccounts: agentProcedure
    .meta(OPEN_LIMIT)
    .input(OpenAccountsInput)
    .mutation(({ ctx, input }) => ctx.call(openAccounts, input)),
  invites: agentProcedure.query(async ({ ctx }) => (await ctx.call(listInvites, {})).list.map(withUrl)),
  createInvite: agentProcedure
    .input(CreateInviteInput)
    .mutation(async ({ ctx, input }) => withUrl(await ctx.call(createInvite, input))),
  changeInvite: agentProcedure
    .input(ChangeInviteInput)
    .mutation(async ({ ctx, input }) => withUrl(await ctx.call(changeInvite, input))),
  activity: realMemberProcedure.input(ListActivityInput).query(async ({ ctx, input }) => {
    const { list, next } = await ctx.call(listActivity, input);
    return { list: list.map(({ amount, ...entry }) => ({ ...entry, amountMinor: amount })), next };
  }),
});

const toPerson = ({ balance, ...row }: Omit<DownlineRow, 'children' | 'below'>): DownlinePerson => ({
  memberId: row.memberId,
  name: row.name,
  nickname: row.nickname,
  kind: row.kind,
  status: row.status,
  level: row.level,
  joinedAt: row.joinedAt,
  lastLoginAt: row.lastLoginAt,
  balanceMinor: balance,
});

/** A link of the site that the agent chose, to its registration. */
function withUrl(invite: InviteLink): InviteLink & { url: string } {
  const url = new URL('/register', invite.site);
  url.searchParams.set('referralCode', invite.code);
  return { ...invite, url: url.href };
}
