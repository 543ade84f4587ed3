import { z } from 'zod';
import { endpoint } from '../endpoint';
import { PageNumber, PageSize } from '../paging';
import { UPLOAD_TYPES } from '../upload-limits';
import { IMAGE_ERRORS, ImageId, Images } from '../uploads';
import { FeedbackId, FeedbackStatus, FeedbackText, FeedbackTopic } from './parts';

export const sendFeedback = endpoint({
  method: 'PUT',
  path: '/wps/feedback',
  summary: 'Tells the operator something, with pictures if there are any',
  token: 'required',
  body: 'multipart',
  idempotent: true,
  request: z.strictObject({
    content: FeedbackText,
    topic: FeedbackTopic.default('OTHER'),
    images: Images.default([]),
  }),
  value: z.object({ id: FeedbackId }),
  errors: IMAGE_ERRORS,
});

export const Feedback = z.object({
  feedbackId: FeedbackId,
  topic: FeedbackTopic,
  content: z.string(),
  images: z.array(ImageId),
  status: FeedbackStatus,
  at: z.iso.datetime(),
  /** In the operator's own words, plain text, oldest first. */
  replies: z.array(z.object({ text: z.string(), at: z.iso.datetime() })),
});
export type Feedback = z.infer<typeof Feedback>;

export const listFeedback = endpoint({
  method: 'GET',
  path: '/wps/feedback/list',
  summary: 'What the member has told the operator, newest first, with the replies',
  token: 'required',
  extension: true,
  request: z.strictObject({ pageNo: PageNumber, pageSize: PageSize }),
  value: z.object({ content: z.array(Feedback), pageNum: z.int(), totalPages: z.int(), totalRows: z.int() }),
});

export const fetchImage = endpoint({
  method: 'GET',
  path: '/wps/uploads/image',
  summary: 'A picture that the member has sent, as it was kept; of nobody else',
  token: 'required',
  extension: true,
  request: z.strictObject({ imageId: ImageId }),
  value: z.object({
    type: z.enum(UPLOAD_TYPES),
    width: z.int(),
    height: z.int(),
    /** base64. */
    data: z.string(),
  }),
  errors: ['NOT_FOUND'],
});
