/** States of a member's identity check. No imports, since it ships to browsers. */
export const IDENTITY_STATES = ['NONE', 'PENDING', 'APPROVED', 'REJECTED', 'EXPIRED'] as const;
export type IdentityState = (typeof IDENTITY_STATES)[number];

/** In which a member may send documents. */
export const OPEN_IDENTITY_STATES: readonly IdentityState[] = ['NONE', 'REJECTED', 'EXPIRED'];

/** Official documents with a photograph. */
export const PHOTO_IDS = ['INE', 'PASSPORT'] as const;
export type PhotoId = (typeof PHOTO_IDS)[number];

/** Each is a picture of its own. */
export const DOCUMENT_PARTS = ['ineFront', 'ineBack', 'passport', 'address', 'selfie'] as const;
export type DocumentPart = (typeof DOCUMENT_PARTS)[number];

export const PHOTO_PARTS: Readonly<Record<PhotoId, readonly DocumentPart[]>> = {
  INE: ['ineFront', 'ineBack'],
  PASSPORT: ['passport'],
};

/** The document that a picture is of; null for those that belong to each. */
export const photoIdOf = (part: DocumentPart): PhotoId | null =>
  PHOTO_IDS.find((photoId) => PHOTO_PARTS[photoId].includes(part)) ?? null;

/** Everything that a reviewer can find a fault in. */
export const IDENTITY_ITEMS = [...DOCUMENT_PARTS, 'curp'] as const;
export type IdentityItem = (typeof IDENTITY_ITEMS)[number];

/** Why a document is not taken. */
export const IDENTITY_FAULTS = [
  'unreadable',
  'incomplete',
  'wrongDocument',
  'expired',
  'tooOld',
  'dataMismatch',
  'faceMismatch',
  'altered',
] as const;
export type IdentityFault = (typeof IDENTITY_FAULTS)[number];

/** What a check may stand before. */
export const IDENTITY_GATES = ['nothing', 'firstWithdrawal'] as const;
export type IdentityGate = (typeof IDENTITY_GATES)[number];

/** A proof of address is no older than so many months. */
export const ADDRESS_MONTHS = 3;

export interface IdentityAsks {
  /** One of them. */
  photoIds: PhotoId[];
  curp: boolean;
  address: boolean;
  selfie: boolean;
}

/** The pictures that are asked of whoever shows this document. */
export const partsAsked = ({ address, selfie }: Pick<IdentityAsks, 'address' | 'selfie'>, photoId: PhotoId) => [
  ...PHOTO_PARTS[photoId],
  ...(address ? (['address'] as const) : []),
  ...(selfie ? (['selfie'] as const) : []),
];

export const IDENTITY_NOTE_MAX = 300;
