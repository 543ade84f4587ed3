import {
  DOCUMENT_PARTS,
  IDENTITY_ITEMS,
  IDENTITY_NOTE_MAX,
  IDENTITY_STATES,
} from '@tonalli/contracts/identity-check/parts';
import { DocumentImage, DocumentPart, IdentityFaults, PhotoId } from '@tonalli/contracts/identity-check/wire';
import { z } from 'zod';
import { controlCommand } from './control-command';
import { MemberId, Nothing } from './values';

/** A member's identity check as its reviewer sees it. */
export const IdentityReview = z.object({
  memberId: z.string(),
  username: z.string(),
  status: z.enum(IDENTITY_STATES),
  photoId: PhotoId.nullable(),
  curp: z.string().nullable(),
  /** Of the account; null: it was not asked. */
  birthday: z.string().nullable(),
  addressIssuedOn: z.iso.date().nullable(),
  submittedAt: z.iso.datetime().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  validUntil: z.iso.date().nullable(),
  parts: z.array(z.enum(DOCUMENT_PARTS)),
  sameCurp: z.array(z.string()).describe('Ids of other members who gave the same CURP'),
  history: z
    .array(
      z.object({
        event: z.enum(['SUBMITTED', 'APPROVED', 'REJECTED', 'EXPIRED']),
        at: z.iso.datetime(),
        faults: IdentityFaults,
        note: z.string().nullable(),
      }),
    )
    .describe('Newest first'),
});
export type IdentityReview = z.input<typeof IdentityReview>;

const Reasons = IdentityFaults.refine(
  (given) => Object.keys(given).length > 0,
  `names at least one of ${IDENTITY_ITEMS.join(', ')}`,
);

/** The operator's part of identity checks. */
export const IDENTITY_COMMANDS = {
  listIdentityChecks: controlCommand({
    at: 'GET /identity',
    cli: 'identity list',
    summary: 'Identity checks that wait to be reviewed, the longest first',
    input: Nothing,
    output: z.array(IdentityReview),
  }),
  showIdentityCheck: controlCommand({
    at: 'GET /members/:memberId/identity',
    cli: 'identity show <memberId>',
    summary: 'The identity check of a member: documents, state and what happened to it',
    input: z.strictObject({ memberId: MemberId }),
    output: IdentityReview,
  }),
  showIdentityDocument: controlCommand({
    at: 'GET /members/:memberId/identity/:part',
    cli: 'identity document <memberId> <part>',
    summary: 'The picture of one of their documents',
    input: z.strictObject({ memberId: MemberId, part: DocumentPart }),
    output: DocumentImage,
  }),
  approveIdentity: controlCommand({
    at: 'POST /members/:memberId/identity/approve',
    cli: 'identity approve <memberId>',
    summary:
      'The operator knows who the member is, by the documents or otherwise; with an end where the document has one',
    input: z.strictObject({ memberId: MemberId, validUntil: z.iso.date().nullish() }),
    output: IdentityReview,
  }),
  rejectIdentity: controlCommand({
    at: 'POST /members/:memberId/identity/reject',
    cli: 'identity reject <memberId>',
    summary: 'Does not take what is named, with a reason for each; the member sends that anew',
    input: z.strictObject({
      memberId: MemberId,
      reasons: Reasons,
      note: z.string().trim().max(IDENTITY_NOTE_MAX).nullish(),
    }),
    output: IdentityReview,
  }),
  expireIdentity: controlCommand({
    at: 'POST /members/:memberId/identity/expire',
    cli: 'identity expire <memberId>',
    summary: 'The document by which a member was checked has run out',
    input: z.strictObject({ memberId: MemberId }),
    output: IdentityReview,
  }),
} as const;
