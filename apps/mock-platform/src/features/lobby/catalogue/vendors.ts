import { COCKFIGHT_VENDORS, ESPORTS_VENDORS, GameClassify, type GameType } from '@tonalli/contracts/lobby/wire';
import { z } from 'zod';
import { readTable } from '../../../kernel/data/data-table';
import { Text, YesOrNo } from './columns';

/** What a supplier offers, before sports are split up: games of each type, slots also by class. */
export interface VendorPlan {
  readonly code: string;
  readonly name: string;
  readonly isHot: boolean;
  readonly games: readonly { readonly type: GameType; readonly count: number }[];
}

/** E-sports and cockfights are offered as sports. */
const OFFERED = ['RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'LOTT', 'ELOTT'] as const satisfies readonly GameType[];
const Count = z
  .string()
  .regex(/^\d{0,5}$/, 'neither empty nor a number of games')
  .transform(Number);

const Row = z.strictObject({
  code: Text,
  name: Text,
  hot: YesOrNo,
  ...{ RNG: Count, LIVE: Count, FISH: Count, PVP: Count, SPORTS: Count, LOTT: Count, ELOTT: Count },
});

/** In their order of appearance. */
export const VENDOR_PLANS: readonly VendorPlan[] = readTable('catalogue/vendors.csv', Row).map((row) => ({
  code: row.code,
  name: row.name,
  isHot: row.hot,
  games: OFFERED.map((type) => ({ type, count: row[type] })).filter(({ count }) => count > 0),
}));

/** How a vendor's RNG games divide over the classes, and whether these are open; the rest are slots, which are. */
export const CLASS_SHARES = readTable(
  'catalogue/classes.csv',
  z
    .strictObject({ class: GameClassify, share: z.string().regex(/^0\.\d+$/, 'not a share'), open: YesOrNo })
    .transform((row) => ({ classify: row.class, share: Number(row.share), isOpen: row.open })),
);

/** E-sports and cockfights reach the platform as sports and are told apart by their vendor (LOBBY-06). */
export function categoryOf(vendorCode: string, offered: GameType): GameType {
  if (offered !== 'SPORTS') return offered;
  if (ESPORTS_VENDORS.includes(vendorCode)) return 'ESPORTS';
  return COCKFIGHT_VENDORS.includes(vendorCode) ? 'COCKFIGHT' : 'SPORTS';
}
