const AT = '2026-03-01T12:00:00.000Z';

/** What the fake platform answers for help and feedback when a test says nothing else. */
export const FAKE_HELP = {
  fetchHelpCenter: {
    topics: [
      {
        topicId: 'deposits',
        group: 'money' as const,
        title: 'Depositar',
        summary: 'Canales.',
        content: '<p>Hola</p>',
        keywords: ['spei'],
        updatedAt: AT,
      },
    ],
  },
  fetchDocument: {
    documentId: 'terms' as const,
    title: 'Términos',
    lead: 'El acuerdo.',
    updatedAt: AT,
    sections: [
      {
        partId: 'who-we-are',
        title: 'Quiénes somos',
        content: '<p>Hola</p>',
        questions: [{ partId: 'age', title: '¿Edad?', content: '<p>18</p>' }],
      },
    ],
  },
  fetchPaymentMethods: {
    deposits: [
      {
        channelId: 'spei',
        kind: 'SPEI' as const,
        min: 10_000,
        max: 1_000_000,
        fee: { fixed: 0, basisPoints: 50 },
        expiresMinutes: 30,
      },
    ],
    withdrawal: {
      min: 20_000,
      max: 5_000_000,
      fee: { fixed: 800, basisPoints: 0 },
      dailyCount: 3,
      turnoverPercent: 100,
      receiptMinutes: 1_440,
    },
  },
  sendFeedback: { id: 'F00000001' },
  listFeedback: {
    content: [
      {
        feedbackId: 'F00000001',
        topic: 'SITE' as const,
        content: 'Hola',
        images: ['I00000001'],
        status: 'ANSWERED' as const,
        at: AT,
        replies: [{ text: 'Gracias.', at: AT }],
      },
    ],
    pageNum: 1,
    totalPages: 1,
    totalRows: 1,
  },
  fetchImage: { type: 'image/png' as const, width: 1, height: 1, data: 'iVBORw0KGgo=' },
};
