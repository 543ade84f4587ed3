import { z } from 'zod';
import { endpoint } from '../endpoint';
import { UPLOAD_TYPES } from '../upload-limits';
import { IMAGE_ERRORS, Images } from '../uploads';
import * as parts from './parts';

export const PhotoId = z.enum(parts.PHOTO_IDS);
export const DocumentPart = z.enum(parts.DOCUMENT_PARTS);
export const IdentityFaults = z.partialRecord(z.enum(parts.IDENTITY_ITEMS), z.enum(parts.IDENTITY_FAULTS));

/** What is asked of everybody; of the photo ids, one. */
export const IdentityAsks = z.object({
  photoIds: z.array(PhotoId).min(1),
  curp: z.boolean(),
  address: z.boolean(),
  selfie: z.boolean(),
});

/** A member's identity check: what is asked, what they sent, and what was decided. */
export const IdentityCheck = z.object({
  status: z.enum(parts.IDENTITY_STATES),
  requiredBefore: z.enum(parts.IDENTITY_GATES),
  asks: IdentityAsks,
  /** The one that they show; null: not said yet. */
  photoId: PhotoId.nullable(),
  /** With all but the ends hidden. */
  curp: z.string().nullable(),
  addressIssuedOn: z.iso.date().nullable(),
  documents: z.array(z.object({ part: DocumentPart, at: z.iso.datetime() })),
  /** Of what is asked, with the photo id that they show. */
  missing: z.array(DocumentPart),
  /** What the reviewer did not take, and what ran out. */
  faults: IdentityFaults,
  /** The reviewer's own words. */
  note: z.string().nullable(),
  submittedAt: z.iso.datetime().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  /** The last day on which an approval holds; null: no end. */
  validUntil: z.iso.date().nullable(),
});
export type IdentityCheck = z.infer<typeof IdentityCheck>;

export const DocumentImage = z.object({
  type: z.enum(UPLOAD_TYPES),
  width: z.int(),
  height: z.int(),
  /** base64. */
  data: z.string(),
});

export const fetchIdentityCheck = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getIdentityCheck',
  summary: "The member's identity check: what is asked, what is missing, and what was decided",
  token: 'required',
  extension: true,
  request: z.strictObject({}),
  value: IdentityCheck,
});

export const uploadIdentityDocument = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_uploadIdentityDocument',
  summary: 'Sends the picture of one document; it takes the place of the one before',
  token: 'required',
  extension: true,
  body: 'multipart',
  idempotent: true,
  request: z.strictObject({ part: DocumentPart, images: Images.min(1).max(1) }),
  value: IdentityCheck,
  errors: ['IDENTITY_CHECK_CLOSED', 'NOT_FOUND', ...IMAGE_ERRORS],
});

export const fetchIdentityDocument = endpoint({
  method: 'GET',
  path: '/wps/relay/MCSFE_getIdentityDocument',
  summary: "The picture of one of the member's own documents, as it was kept",
  token: 'required',
  extension: true,
  request: z.strictObject({ part: DocumentPart }),
  value: DocumentImage,
  errors: ['NOT_FOUND'],
});

export const submitIdentityCheck = endpoint({
  method: 'POST',
  path: '/wps/relay/MCSFE_submitIdentityCheck',
  summary: 'Hands the documents over for review; nothing can be changed until it is decided',
  token: 'required',
  extension: true,
  body: 'sealed',
  idempotent: true,
  request: z.strictObject({
    photoId: PhotoId,
    /** As it was typed; left out, the one that was sent before counts. */
    curp: z.string().max(40).optional(),
    /** The day that stands on the proof of address. */
    addressIssuedOn: z.iso.date().optional(),
  }),
  value: IdentityCheck,
  errors: ['IDENTITY_CHECK_CLOSED', 'IDENTITY_CHECK_INCOMPLETE', 'FIELD_INVALID'],
});
