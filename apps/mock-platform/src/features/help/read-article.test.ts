import { describe, expect, it } from 'vitest';
import { sectionsOf, toHtml } from './read-article';

const sections = (body: string) => sectionsOf({ file: 'data/help/rules.md', about: {}, body, firstLine: 5 });

describe('an article of the help', () => {
  it('HELP-01 is HTML once it is read, and a fact alone on its line brings its own elements', () => {
    expect(
      toHtml('### Channels\n\nFrom [here](/member?page=a): **now**.\n\n{{depositChannels}}\n\n- One\n- Two\n'),
    ).toBe(
      '<h3>Channels</h3>\n<p>From <a href="/member?page=a">here</a>: <strong>now</strong>.</p>\n{{depositChannels}}\n<ul>\n<li>One</li>\n<li>Two</li>\n</ul>',
    );
    expect(toHtml('Until {{receiptTime}}.')).toBe('<p>Until {{receiptTime}}.</p>');
  });

  it('HELP-01 has sections, and questions in them, by the ids in their headings', () => {
    const body =
      '\n## Play {#play}\n\nFair.\n\n### A heading of its own\n\n## Money {#money}\n\n### How? {#how}\n\nSo.\n\nAnd so.\n';
    expect(sections(body)).toEqual([
      { partId: 'play', title: 'Play', content: '<p>Fair.</p><h3>A heading of its own</h3>' },
      {
        partId: 'money',
        title: 'Money',
        content: '',
        questions: [{ partId: 'how', title: 'How?', content: '<p>So.</p><p>And so.</p>' }],
      },
    ]);
  });

  it('HELP-01 keeps words apart that a line break parts', () => {
    const body =
      '## Play {#play}\n\nOne line\nand *another*\n**of it**.\n\n- A\n- B\n  and so on\n\n{{rates}}\n\nEnd.\n';
    expect(sections(body)).toMatchObject([
      {
        content:
          '<p>One line and <em>another</em> <strong>of it</strong>.</p><ul><li>A</li><li>B and so on</li></ul>{{rates}}<p>End.</p>',
      },
    ]);
  });

  it.each([
    ['a section without an id', '## A {#a}\n\n## B\n', 'data/help/rules.md, line 7: ends with an id of small letters'],
    ['an id in capitals', '## A {#a}\n\n### B? {#B}', 'data/help/rules.md, line 7: ends with an id of small letters'],
    ['text before the first section', '\nText.', 'data/help/rules.md, line 6: stands before the first section'],
    ['a question before it', '### How? {#how}', 'data/help/rules.md, line 5: a question stands in a section'],
    ['an id twice', '## A {#a}\n\n## B {#a}', 'data/help/rules.md, line 7: there is another part with the id a'],
    ['no section', '', 'data/help/rules.md: has no section'],
  ])('HELP-01 tells file and line of %s', (_, body, message) => {
    expect(() => sections(body)).toThrow(message);
  });
});
