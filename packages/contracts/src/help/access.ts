import type { AccessOf } from '../access-row';
import type * as wire from './wire';

export const helpAccess: AccessOf<typeof wire> = {
  fetchDocument: { may: 'everybody', input: { documentId: 'terms', lang: 'ES' } },
  fetchHelpCenter: { may: 'everybody', input: { lang: 'ES', device: 'WEB' } },
  fetchHelpTopic: { may: 'everybody', input: { topicId: 'deposits', lang: 'ES' } },
  fetchImage: { may: 'member', onBreak: 'allowed', owns: 'imageId', input: { imageId: 'I00000001' } },
  fetchPaymentMethods: { may: 'everybody', input: {} },
  listFeedback: { may: 'member', onBreak: 'allowed', input: { pageNo: '1', pageSize: '10' } },
  sendFeedback: { may: 'member', onBreak: 'allowed', input: { content: 'Todo bien' } },
};
