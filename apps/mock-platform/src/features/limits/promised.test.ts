import { DOCUMENT_IDS } from '@tonalli/contracts/help/names';
import { fetchDocument, fetchHelpCenter } from '@tonalli/contracts/help/wire';
import { expect, it } from 'vitest';
import { serveWorlds } from '../../testing/stage';
import { announced } from '../content/announced';

const { platform, here } = await serveWorlds({ seed: 'default' });

/** Tools of player protection that the product does not have. */
const NOT_THERE =
  /autoexclu|excluirte|self-exclu|exclude yourself|reality check|recordatorio de tiempo|cool-off|take a break|tomarte un descanso|límites? de (pérdida|tiempo)|limits? (of|for|on) (losses|time)|depósito, (de )?pérdida|deposits, losses/i;

it.each(['ES', 'EN'] as const)(
  'SYS-19 MEM-16 promises no tool against harm that is not there, and names the one that is: %s',
  async (lang) => {
    const documents = DOCUMENT_IDS.map((documentId) => platform.value(fetchDocument, { documentId, lang }, here));
    const topics = platform.value(fetchHelpCenter, { lang, device: 'WEB' }, here);
    const { notices, popups } = announced;
    const said = [...(await Promise.all([topics, ...documents])), notices(), popups()].map((text) =>
      JSON.stringify(text),
    );
    expect(said.flatMap((text) => text.match(NOT_THERE) ?? [])).toEqual([]);
    const named =
      lang === 'ES'
        ? /Límites de depósito<\/strong> por día, semana y mes/
        : /Deposit limits<\/strong> by day, week and month/;
    expect(said.filter((text) => named.test(text))).toHaveLength(2);
  },
);
