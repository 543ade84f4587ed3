import {
  COCKFIGHT_VENDORS,
  ESPORTS_VENDORS,
  type GameClassify,
  type GameType,
  SEA_LOTTERY_VENDOR,
  VN_LOTTERY_VENDOR,
} from '@tonalli/contracts/lobby/wire';

/** What a supplier offers, before sports are split up: games of each type, slots also by class. */
export interface VendorPlan {
  readonly code: string;
  readonly name: string;
  readonly games: Partial<Record<GameType, number>>;
}

/** RNG games by vendor; the classes share them by `CLASS_SHARES`. */
export const VENDOR_PLANS: readonly VendorPlan[] = [
  { code: 'OMT', name: 'Ometl Gaming', games: { RNG: 1480 } },
  { code: 'KUK', name: 'Kukulia Play', games: { RNG: 1320, FISH: 20 } },
  { code: 'ZRP', name: 'Zarpa Studios', games: { RNG: 1180 } },
  { code: 'LMB', name: 'Lumbre Games', games: { RNG: 1060 } },
  { code: 'PPL', name: 'Papalote', games: { RNG: 980, FISH: 20 } },
  { code: 'NPL', name: 'Nopalia', games: { RNG: 870 } },
  { code: 'TZC', name: 'Tezcal Labs', games: { RNG: 760, PVP: 18 } },
  { code: 'BRV', name: 'Brava Reels', games: { RNG: 680 } },
  { code: 'GRS', name: 'Girasol', games: { RNG: 560, FISH: 20 } },
  { code: 'VLT', name: 'Veleta', games: { RNG: 440 } },
  { code: 'QMR', name: 'Quimera Forge', games: { RNG: 340, PVP: 18 } },
  { code: 'SLR', name: 'Solárica', games: { RNG: 230 } },
  { code: 'AUR', name: 'Aurelia Live', games: { LIVE: 56 } },
  { code: 'CND', name: 'Candela Live', games: { LIVE: 48 } },
  { code: 'MSR', name: 'Mesa Real', games: { LIVE: 42 } },
  { code: 'TRC', name: 'Terciopelo', games: { LIVE: 34 } },
  { code: 'MAR', name: 'Mar Adentro', games: { FISH: 30 } },
  { code: 'BRJ', name: 'Baraja Viva', games: { PVP: 24 } },
  { code: 'GES', name: 'Gran Estadio', games: { SPORTS: 7 } },
  { code: 'CTG', name: 'Contragolpe', games: { SPORTS: 5 } },
  { code: 'AV', name: 'Avante', games: { SPORTS: 3 } },
  { code: 'IMES', name: 'Imperia Esports', games: { SPORTS: 2 } },
  { code: 'IA', name: 'Iris Arena', games: { SPORTS: 2 } },
  { code: 'AI', name: 'Aivia', games: { SPORTS: 2 } },
  { code: 'TF', name: 'Titan Front', games: { SPORTS: 3 } },
  { code: 'SV3', name: 'Palenque Tres', games: { SPORTS: 2 } },
  { code: 'DS88', name: 'Derby Sol', games: { SPORTS: 1 } },
  { code: 'DIG', name: 'Digna Gallera', games: { SPORTS: 1 } },
  { code: 'WGB', name: 'Gallo Bravo', games: { SPORTS: 2 } },
  { code: 'WS168', name: 'Espolón', games: { SPORTS: 1 } },
  { code: 'ESF', name: 'Esfera Loterías', games: { LOTT: 22 } },
  { code: 'FRT', name: 'Fortunata', games: { LOTT: 18 } },
  { code: SEA_LOTTERY_VENDOR, name: 'SEA Lottery', games: { ELOTT: 12 } },
  { code: VN_LOTTERY_VENDOR, name: 'Vietnam Lottery', games: { ELOTT: 13 } },
];

/** How a vendor's RNG games divide over the classes; the rest are slots. */
export const CLASS_SHARES: readonly (readonly [GameClassify, number])[] = [
  ['TABLE', 0.026],
  ['JACKPOT', 0.022],
  ['ARCADE', 0.02],
  ['SCRATCH', 0.016],
  ['VIDEO_POKER', 0.014],
];

/** E-sports and cockfights reach the platform as sports and are told apart by their vendor (LOBBY-06). */
export function categoryOf(vendorCode: string, offered: GameType): GameType {
  if (offered !== 'SPORTS') return offered;
  if (ESPORTS_VENDORS.includes(vendorCode)) return 'ESPORTS';
  return COCKFIGHT_VENDORS.includes(vendorCode) ? 'COCKFIGHT' : 'SPORTS';
}
