import { z } from 'zod';
import { Images, uploadForm } from '../uploads';
import { DocumentPart, PhotoId, type IdentityCheck as Wire } from './wire';

/** A member's identity check. Days as yyyy-MM-dd, times in ISO 8601 UTC. */
export type IdentityCheckView = z.output<typeof Wire>;

export const IdentityDocumentInput = z.strictObject({ part: DocumentPart });
/** A form: `part`, and its picture as the one file. */
export const UploadIdentityInput = uploadForm(z.strictObject({ part: DocumentPart, images: Images.min(1).max(1) }));
export const SubmitIdentityInput = z.strictObject({
  photoId: PhotoId,
  curp: z.string().max(40).optional(),
  addressIssuedOn: z.iso.date().optional(),
});
