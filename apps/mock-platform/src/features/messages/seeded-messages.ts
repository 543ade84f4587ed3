import { z } from 'zod';
import { dataFile } from '../../kernel/data/data-files';
import type { MessageContent } from './message-params';

const Both = z.strictObject({ ES: z.string().min(1), EN: z.string().min(1) });

const content = <Kind extends MessageContent['kind'], Params extends z.core.$ZodLooseShape>(
  kind: Kind,
  params: Params,
) => z.strictObject({ kind: z.literal(kind), params: z.strictObject(params) });

const Message = z.strictObject({
  hoursAgo: z.number().min(0),
  isRead: z.boolean(),
  content: z.discriminatedUnion('kind', [
    content('welcome', { nickname: z.string().min(1) }),
    content('newLogin', { ip: z.ipv4(), device: z.string().nullable() }),
    content('promotion', { promotionId: z.string().min(1), title: Both }),
    content('notice', { title: Both, body: Both }),
  ]),
});

/** What the demo accounts find in their inbox: what went to everybody, and to each by user name. */
export const seededInbox = dataFile(
  'messages/inbox.yaml',
  z.strictObject({ everybody: z.array(Message), personal: z.record(z.string(), z.array(Message)) }),
);
