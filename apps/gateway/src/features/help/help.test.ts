import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FAKE_VALUES } from '../../testing/fake-values';
import { startGateway, type TestGateway } from '../../testing/start-gateway';

const HOSTILE = '<p onclick="alert(1)">Hola<script>alert(1)</script></p>';
const WORDS = [{ tag: 'p', parts: ['Hola'] }];

describe('help at the gateway', () => {
  let gateway: TestGateway;
  beforeEach(async () => {
    gateway = await startGateway();
  });
  afterEach(() => gateway.stop());

  it('HELP-01 hands topics on with their words, and nothing in them that acts', async () => {
    const { topics } = FAKE_VALUES.fetchHelpCenter;
    gateway.platform.answer({
      fetchHelpCenter: () => ({ topics: topics.map((one) => ({ ...one, content: HOSTILE })) }),
    });
    const { data } = await gateway.query('help.topics', { language: 'es' });
    expect(data).toMatchObject([{ id: 'deposits', text: WORDS }]);
  });

  it('HELP-02 hands documents on with the words of sections and questions, and nothing in them that acts', async () => {
    const part = (partId: string) => ({ partId, title: partId, content: HOSTILE });
    const sections = [{ ...part('money'), questions: [part('age')] }];
    gateway.platform.answer({ fetchDocument: () => ({ ...FAKE_VALUES.fetchDocument, sections }) });
    const { data } = await gateway.query('help.document', { id: 'terms', language: 'es' });
    const questions = [{ id: 'age', title: 'age', text: WORDS }];
    expect(data).toMatchObject({ id: 'terms', sections: [{ id: 'money', title: 'money', text: WORDS, questions }] });
  });
});
