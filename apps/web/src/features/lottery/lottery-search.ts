export const LOTTERY_VIEWS = ['lobby', 'betting', 'results', 'trend', 'orders', 'order'] as const;
export type LotteryView = (typeof LOTTERY_VIEWS)[number];

/** What a lottery page shows, as it stands in the address (LOTT-01, LOTT-04); what is left out is the default. */
export interface LotterySearch {
  view?: LotteryView;
  gameCode?: string;
  /** The draw that is looked at. */
  issue?: string;
  order?: string;
}

const CODE = /^[\w-]{1,32}$/;
const ISSUE = /^\d[\d-]{4,19}$/;
const ORDER = /^[\w-]{1,64}$/;

const textAt = (value: unknown, form: RegExp): string | null => {
  const text = String(value ?? '');
  return form.test(text) ? text : null;
};

/** Reads the address; anything that makes no sense is as good as not given. */
export function parseLotterySearch(raw: { readonly [key: string]: unknown }): LotterySearch {
  const view = LOTTERY_VIEWS.find((one) => one === raw.view);
  const gameCode = textAt(raw.gameCode, CODE);
  const issue = textAt(raw.issue, ISSUE);
  const order = textAt(raw.order, ORDER);
  return {
    ...(view && { view }),
    ...(gameCode !== null && { gameCode }),
    ...(issue !== null && { issue }),
    ...(order !== null && { order }),
  };
}

/** What is shown: a lottery that was chosen is bet on, unless something else is asked for; without one there is the list. */
export function viewOf({ view, gameCode, order }: LotterySearch): LotteryView {
  if (view === 'orders') return 'orders';
  if (view === 'order') return order ? 'order' : 'orders';
  if (!gameCode) return 'lobby';
  return view ?? 'betting';
}
