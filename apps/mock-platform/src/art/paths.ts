import { createHash } from 'node:crypto';

/** Part of every path: raise it whenever the drawings change, since they are cached for good. */
export const ART_VERSION = '2';

const HASH_CHARACTERS = 8;

const hashOf = (name: string): string =>
  createHash('sha256')
    .update(`${ART_VERSION}/${name}`)
    .digest('base64url')
    .slice(0, HASH_CHARACTERS)
    .replaceAll('-', '_');

export const ART_KINDS = [
  'games',
  'wide',
  'vendors',
  'banks',
  'banners',
  'rewards',
  'avatars',
  'licences',
  'models',
] as const;
export type ArtKind = (typeof ART_KINDS)[number];

const pathOf = (kind: ArtKind, name: string): string => `/art/${kind}/${name}-${hashOf(`${kind}/${name}`)}.svg`;

/** What a game's picture is drawn from. */
export interface GameArt {
  readonly nodeId: string;
  readonly theme: string;
  readonly motif: string;
}

const gameName = ({ nodeId, theme, motif }: GameArt): string => `${nodeId}.${theme}.${motif}`;

/** The square picture of a game's tile. */
export const gameIconPath = (game: GameArt): string => pathOf('games', gameName(game));
/** The same picture 16 to 9. */
export const gameWidePath = (game: GameArt): string => pathOf('wide', gameName(game));
export const vendorLogoPath = (code: string): string => pathOf('vendors', code);
/** `bank-1` to `bank-23`. */
export const bankLogoPath = (id: string): string => pathOf('banks', id);
export const bannerPath = (id: string): string => pathOf('banners', id);
/** A reward of the points mall, by its id. */
export const rewardPicturePath = (id: string): string => pathOf('rewards', id);

/** The certificate of an operating licence, by its holder's id. */
export const licencePath = (id: string): string => pathOf('licences', id);

/** An avatar of members, by its id. */
export const avatarPath = (id: string): string => pathOf('avatars', id);

/** A model of the live chat, by the id. */
export const modelPicturePath = (id: string): string => pathOf('models', id);

/** The name within `<name>-<hash>.svg`, or null when the hash is not this version's. */
export function parseArtFile(kind: ArtKind, file: string): string | null {
  const match = /^([\w.-]{1,120})-([\w]{8})\.svg$/.exec(file);
  const [, name, hash] = match ?? [];
  return name && hash === hashOf(`${kind}/${name}`) ? name : null;
}

export function parseGameName(name: string): GameArt | null {
  const [nodeId, theme, motif, ...rest] = name.split('.');
  return nodeId && theme && motif && rest.length === 0 ? { nodeId, theme, motif } : null;
}
