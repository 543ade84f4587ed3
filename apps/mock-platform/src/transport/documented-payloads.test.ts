import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { mintPlayer } from '../testing/log-in';
import { servePlatform } from '../testing/stage';

const platform = await servePlatform({ seed: 'default' });
let token: string;
beforeEach(async () => {
  ({ token } = await mintPlayer(platform.world, { balanceMinor: 10_000 }));
});

const Games = z.object({ value: z.object({ games: z.array(z.looseObject({})), totalRows: z.int() }) });

/** Asks as the interface's page has it, with nothing but what it names. */
async function ask(address: string, language = 'EN'): Promise<{ status: number; text: string }> {
  const answer = await platform.fetch(address, { headers: { language, authorization: `Bearer ${token}` } });
  return { status: answer.status, text: await answer.text() };
}

/** Reads of which the page names no language in the query: that of the header counts. */
const WITHOUT_LANGUAGE = [
  '/lgw/games/game_menus',
  '/wps/relay/GCSGAME_newGameVendor?platform=html5-desktop',
  '/wps/relay/MCSFE_getListAnnouncements?types=B,PL,PU,PR,H&platform=W',
  '/wps/relay/MCS2_getPointReward',
  '/wps/relay/MCS2_getRedeemPointList?pageNo=1&pageSize=10',
  '/wps/relay/ODSFE2_MemTransDet?pageNo=1&pageSize=10',
];
const SAID_TWICE = [
  '/wps/relay/MCSFE_getListAnnouncements?types=B,PL,PU,PR,H&platform=W',
  '/wps/relay/MCS2_getPointReward',
];

const LIST =
  '/wps/relay/GCSGAME_gameList?clientType=3&platform=html5-desktop&merchant=TONALLI&pageNo=1&pageSize=20&language=EN';

describe('payloads as the interface documents them', () => {
  it.each(WITHOUT_LANGUAGE)('WIRE-01 WIRE-04 takes %s with the language of the header', async (address) => {
    expect((await ask(address)).status).toBe(200);
  });

  it.each(SAID_TWICE)('WIRE-04 answers %s in the language of the header, or in that of the query', async (address) => {
    const [english, spanish] = [await ask(address, 'EN'), await ask(address, 'ES')];
    expect(english.text).not.toBe(spanish.text);
    const more = `${address}${address.includes('?') ? '&' : '?'}language=ES`;
    expect((await ask(more, 'EN')).text).toBe(spanish.text);
  });

  it('WIRE-01 LOBBY-02 takes filters of the games list that are there and empty for none', async () => {
    const all = Games.parse(JSON.parse((await ask(LIST)).text)).value;
    for (const empty of ['gameClassify=', 'channel=', 'gameType=&vassalage=&gameClassify=&gameName=&channel=']) {
      expect(Games.parse(JSON.parse((await ask(`${LIST}&${empty}`)).text)).value).toEqual(all);
    }
  });

  it('WIRE-01 takes any channel, of which one narrows the list', async () => {
    const rows = async (filter: string) =>
      Games.parse(JSON.parse((await ask(`${LIST}&${filter}`)).text)).value.totalRows;
    const [all, web, hot] = [await rows('gameName='), await rows('channel=WEB'), await rows('channel=HOT')];
    expect([web, hot > 0, hot < all]).toEqual([all, true, true]);
    expect((await ask(`${LIST}&channel=${'x'.repeat(33)}`)).status).toBe(400);
  });

  it('WIRE-01 refuses what is missing where it is named, also when it is there and empty', async () => {
    const address = '/wps/relay/GCSGAME_getRankList?gameCategory=ALL&limitNum=20';
    expect((await ask(address)).status).toBe(400);
    expect((await ask(`${address}&language=`)).status).toBe(400);
    expect((await ask(`${address}&language=EN`)).status).toBe(200);
  });
});
