import type { ErrorCode } from '@tonalli/contracts/errors';
import type { GameCard } from '@tonalli/contracts/lobby/api';
import type { Bootstrap } from '@tonalli/contracts/system/api';
import type { AppRouter } from '@tonalli/gateway/public';
import { createTRPCClient, type TRPCClient, TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';

type Routers = AppRouter['_def']['record'];
type Paths = { [Feature in keyof Routers & string]: `${Feature}.${keyof Routers[Feature] & string}` };
export type ProcedurePath = Paths[keyof Paths];
type ProcedureAt<Path> = Path extends `${infer Feature extends keyof Routers & string}.${infer Name}`
  ? Name extends keyof Routers[Feature]
    ? Routers[Feature][Name]
    : never
  : never;
type TypesOf<Procedure> = Procedure extends { _def: { $types: infer Types } } ? Types : never;

/** What the gateway's own type says that a procedure answers. */
export type Answer<Path extends ProcedurePath> = Extract<TypesOf<ProcedureAt<Path>>, { output: unknown }>['output'];

type Given<Path extends ProcedurePath> = Answer<Path> | Error;
type Asked<Path extends ProcedurePath> = (
  input: Extract<TypesOf<ProcedureAt<Path>>, { input: unknown }>['input'],
  context: Record<string, unknown>,
) => Given<Path> | Promise<Given<Path>>;

/** What a test has a procedure answer; a function is asked with the input, and the context of the call. */
export type AnswerTo<Path extends ProcedurePath> = Given<Path> | Asked<Path>;
export type Answers = { [Path in ProcedurePath]?: AnswerTo<Path> };

export interface FakeGateway {
  client: TRPCClient<AppRouter>;
  /** Paths and inputs in the order of the calls. */
  calls: { path: string; input: unknown }[];
  answers: Answers;
}

/** An error as the gateway answers it. */
export function failure(code: ErrorCode, extra: object = {}): TRPCClientError<AppRouter> {
  return TRPCClientError.from({
    error: {
      message: code,
      code: -32_000,
      data: { code: 'BAD_REQUEST', httpStatus: 400, platform: { code, ...extra } },
    },
  });
}

/** A gateway without a network, for tests of screens: what it was asked, and what it says. */
export function createFakeGateway(answers: Answers = {}): FakeGateway {
  const calls: FakeGateway['calls'] = [];
  const all: Answers = { ...DEFAULTS, ...answers };
  const link: TRPCLink<AppRouter> =
    () =>
    ({ op: { path, input, context } }) =>
      observable((observer) => {
        calls.push({ path, input });
        const answer = async () => {
          if (!(path in all)) throw new Error(`the test has no answer for ${path}`);
          const given: unknown = Reflect.get(all, path);
          const data = typeof given === 'function' ? await given(input, context) : given;
          if (data instanceof Error) throw data;
          return data;
        };
        answer().then(
          (data) => {
            observer.next({ result: { type: 'data', data } });
            observer.complete();
          },
          (error: unknown) =>
            observer.error(error instanceof TRPCClientError ? error : TRPCClientError.from(Object(error))),
        );
      });
  return { client: createTRPCClient<AppRouter>({ links: [link] }), calls, answers: all };
}

export function gameCard(id: string, extra: Partial<GameCard> = {}): GameCard {
  return {
    id,
    name: `Juego ${id}`,
    vendor: 'OMT',
    type: 'RNG',
    classify: 'SLOT',
    gameCode: id,
    icon: `/art/${id}.svg`,
    hot: false,
    isNew: false,
    trial: false,
    opensList: false,
    open: true,
    ...extra,
  };
}

const rule = (field: 'username' | 'password' | 'confirmPassword', min: number, max: number) => ({
  field,
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: field === 'confirmPassword' ? 'confirm' : 'letterFirst',
  minLength: min,
  maxLength: max,
});

export const bootstrap: Bootstrap = {
  status: 0,
  maintenanceEndsAt: null,
  ip: '203.0.113.7',
  merchant: 'TONALLI',
  currencySymbol: '$',
  modules: ['USERNAMEREG3', 'FREEPLAY3', 'MOBILEVERCODELOGIN3'],
  imageHosts: [],
  launchHosts: ['http://games.example'],
  mainDomain: 'tonalli.example',
  mirrors: [],
  gtagId: '',
  offers: { vip: true, referral: true },
  jackpot: 'progressive',
  walletVendors: [],
  externalLogins: [],
  customerService: [],
  resources: {},
  register: {
    rules: [rule('username', 4, 12), rule('password', 8, 8), rule('confirmPassword', 0, 0)],
    minimumAgeYears: 18,
    firebaseSms: false,
    asksForConsent: false,
  },
  categories: [
    { type: 'RNG', vendors: [{ code: 'OMT', name: 'Ometl', icon: '/v/omt.svg', opensList: false, gameCount: 1_480 }] },
    { type: 'LIVE', vendors: [] },
  ],
};

export const sessionView: Answer<'session.login'> = {
  token: 'tab-token',
  username: 'demo',
  customerId: 'M1',
  account: '42',
  nickname: 'Demo',
  type: 0,
  isAgent: false,
  isTrial: false,
  firstTimeLogin: false,
  mustChangePassword: false,
  onBreak: false,
};

export const memberInfo: Answer<'account.me'> = {
  id: 'M1',
  account: '42',
  nickname: 'Demo',
  type: 0,
  balanceMinor: 0,
  currencySymbol: '$',
  icon: '/art/avatars/avatar-1.svg',
  vipLevel: 1,
};

export const emptyPage = { games: [], page: 1, totalPages: 1 };

const DEFAULTS: Answers = {
  'system.bootstrap': bootstrap,
  'content.announcements': { banners: [], notices: [] },
  'content.popups': [],
  'content.winners': [],
  'content.jackpot': {
    kind: 'progressive',
    amountMinor: 20_000_000_000,
    at: '2026-11-20T00:00:00.000Z',
    lastWon: null,
    feed: null,
    terms: { contributionBasisPoints: 0, oneIn: 200, startFromMinor: 20_000_000_000, startToMinor: 30_000_000_000 },
  },
  'lobby.home': { hot: [gameCard('1', { trial: true }), gameCard('2', { open: false })], categories: [] },
  'lobby.games': emptyPage,
  'lobby.favorites': emptyPage,
  'lobby.recent': emptyPage,
  'lobby.favoriteIds': [],
  'lobby.menu': [],
  'wallet.balance': { mainMinor: 125_050, vendors: [] },
  'session.resume': null,
  'system.clock': () => ({ now: new Date().toISOString() }),
  'session.humanChallenge': { challenge: null, ttlSeconds: 0 },
};
