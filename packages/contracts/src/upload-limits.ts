/** What a picture may be, by its content; its name and its declared type say nothing. */
export const UPLOAD_TYPES = ['image/png', 'image/jpeg'] as const;
export type UploadType = (typeof UPLOAD_TYPES)[number];

/** A picture beyond these is refused before it is decoded. */
export const UPLOAD_MAX_SIDE_PX = 10_000;
export const UPLOAD_MAX_PIXELS = 40_000_000;

/** Why a picture is refused: the `patternId` of its field, such as `images.1`. */
export const IMAGE_FAULTS = ['empty', 'too_large', 'type', 'broken', 'dimensions', 'excess'] as const;
export type ImageFault = (typeof IMAGE_FAULTS)[number];
