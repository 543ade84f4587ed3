import type { EventProof, EventSummary } from '@tonalli/contracts/sports/shapes';
import type { Count } from '@tonalli/sportsbook/count';
import { baseballGame, cockfight, mapsMatch } from '@tonalli/sportsbook/matches/counted';
import { footballMatch } from '@tonalli/sportsbook/matches/football';
import { type Match, playTo } from '@tonalli/sportsbook/matches/match';
import { fairDraws, serverSeedHash } from '../../../kernel/fairness';
import { openDialog } from '../../page/dialog';
import { el } from '../../page/dom';
import { failureText } from '../../page/failures';
import type { Kit } from './kit';

type Draws = ReturnType<typeof fairDraws>;
type Given = EventProof['expected'];

/** No match has more steps than this. */
const MOST_STEPS = 1_000;

const playing =
  <Story, Of>(match: Match<Story, Of>, given: (expected: Given) => Of) =>
  (expected: Given, draws: Draws): Count =>
    match.scoreOf(playTo(match, given(expected), { draws, steps: MOST_STEPS }).story);

const sides = (of: Given, name: string): Count => ({ home: of[`home${name}`] ?? 0, away: of[`away${name}`] ?? 0 });

const ENGINES: Readonly<Record<string, (expected: Given, draws: Draws) => Count>> = {
  [footballMatch.engine]: playing(footballMatch, (of) => ({
    ...{ goals: sides(of, 'Goals'), corners: sides(of, 'Corners'), cards: sides(of, 'Cards') },
  })),
  [baseballGame.engine]: playing(baseballGame, (of) => ({ runs: sides(of, 'Runs') })),
  [mapsMatch.engine]: playing(mapsMatch, (of) => ({ homeChance: of.homeChance ?? 0, toWin: of.toWin ?? 1 })),
  [cockfight.engine]: playing(cockfight, (of) => ({ home: of.home ?? 0, draw: of.draw ?? 0, away: of.away ?? 0 })),
};

/** How a match ends by its proof, and whether the seed is the one that was published; null while there is no seed. */
export function replayed({ serverSeed, seedHash, clientSeed, nonce, engine, expected }: EventProof) {
  const play = ENGINES[engine];
  if (serverSeed === null || !play) return null;
  const isOfHash = serverSeedHash(serverSeed) === seedHash;
  return { isOfHash, score: play(expected, fairDraws({ serverSeed, clientSeed, nonce })) };
}

function verdictOf({ t }: Kit, proof: EventProof, { score }: EventSummary): HTMLElement {
  if (proof.isForced) return el('p.verdict', { 'data-holds': 'false' }, t('wasForced'));
  const again = replayed(proof);
  if (!again) return el('p.verdict', {}, t('notYet'));
  const holds = again.isOfHash && again.score.home === score?.home && again.score.away === score.away;
  const shown = `${again.score.home}–${again.score.away}`;
  return el('p.verdict', { 'data-holds': String(holds) }, t(holds ? 'verified' : 'notVerified', { score: shown }));
}

/** The hash before a match, and after it the match played again in the browser. */
export function openProof(kit: Kit, match: EventSummary): void {
  const { t, client } = kit;
  const pair = (name: string, value: string) => el('div', {}, el('dt', {}, name), el('dd', {}, value));
  const body = el('div', { 'aria-live': 'polite' }, el('p', {}, t('loadingMore')));
  openDialog({ title: t('verifyMatch'), closeLabel: t('close') }, el('p', {}, t('verifyText')), body);
  client.verify(match.id).then(
    (proof) =>
      body.replaceChildren(
        verdictOf(kit, proof, match),
        el(
          'dl.proof',
          {},
          pair(t('seedHash'), proof.seedHash),
          proof.serverSeed === null ? null : pair(t('seed'), proof.serverSeed),
          pair(t('clientSeed'), proof.clientSeed),
          pair('Nonce', String(proof.nonce)),
          pair(
            t('engine'),
            `${proof.engine} · ${Object.entries(proof.expected)
              .map((one) => one.join(' '))
              .join(', ')}`,
          ),
        ),
      ),
    (failure: unknown) => body.replaceChildren(el('p.error', { role: 'alert' }, failureText(t, failure))),
  );
}
