import type { EventProof, EventSummary } from '@tonalli/contracts/sports/shapes';
import { openDialog } from '../../page/dialog';
import { el } from '../../page/dom';
import { failureText } from '../../page/failures';
import type { Kit } from './kit';
import { replayed } from './replay-match';

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
          pair(t('publicSeed'), proof.clientSeed),
          pair('Nonce', String(proof.nonce)),
          pair(t('engine'), [proof.engine, ...Object.entries(proof.expected).map((one) => one.join(' '))].join('\n')),
        ),
      ),
    (failure: unknown) => body.replaceChildren(el('p.error', { role: 'alert' }, failureText(t, failure))),
  );
}
