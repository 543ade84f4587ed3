import type { PhotoId } from '@tonalli/contracts/identity-check/parts';
import { createDraft } from '../../hooks/draft';

interface IdentityDraft {
  /** Who typed it: nobody else who logs in on the same tab sees it. */
  owner: string | null;
  /** Null: the one that was sent before. */
  photoId: PhotoId | null;
  curp: string;
  /** yyyy-MM-dd; null: the day that was sent before. */
  addressIssuedOn: string | null;
}

export const NOTHING_TYPED: IdentityDraft = { owner: null, photoId: null, curp: '', addressIssuedOn: null };

/** What was typed stays while one looks at another page. */
export const identityDraft = createDraft<IdentityDraft>(NOTHING_TYPED);
