import type { TableProof, TableRound, TableState } from '@tonalli/contracts/play/table-shapes';
import { openDialog } from '../dialog';
import { el } from '../dom';
import { failureText } from '../failures';
import type { GameServer } from '../game-server';
import type { Words } from '../instant/family';
import type { TableTranslate } from './texts';

interface ProofParts extends Pick<Words, 'money'> {
  readonly t: TableTranslate;
  readonly server: Pick<GameServer, 'history'>;
  readonly world: string;
  readonly lang: string;
  readonly chain: TableState['chain'] | null;
  readonly round: TableRound | null;
  readonly proof: TableProof | null;
  readonly onFailure: (failure: unknown) => void;
}

const OWN_ROUNDS = 12;
const pair = (name: string, value: string) => el('div', {}, el('dt', {}, name), el('dd', {}, value));

async function fillOwn({ t, money, server, world, lang, onFailure }: ProofParts, place: HTMLElement): Promise<void> {
  try {
    const { rounds } = await server.history();
    if (rounds.length === 0) return place.replaceChildren(el('p.note', {}, t('historyEmpty')));
    const rows = rounds.slice(0, OWN_ROUNDS).map(({ roundId, stakeMinor, payoutMinor }) => {
      const query = new URLSearchParams({ round: roundId, world, lang });
      const link = el('a', { href: `/play/verify?${query}`, target: '_blank', rel: 'noopener' }, t('verify'));
      const cells = [money(stakeMinor), money(payoutMinor)].map((text) => el('td', {}, text));
      return el('tr', {}, ...cells, el('td', {}, link));
    });
    place.replaceChildren(el('table.rounds', {}, el('tbody', {}, ...rows)));
  } catch (failure) {
    place.replaceChildren(el('p.error', { role: 'alert' }, failureText(t, failure)));
    onFailure(failure);
  }
}

/** What decides the rounds of a table: published before, bound at the close, shown after; and own rounds to verify. */
export function openTableProof(parts: ProofParts): void {
  const { t, chain, round, proof } = parts;
  const own = el('div');
  const beaconOf = ({ beacon }: Pick<TableRound, 'beacon'>) =>
    pair(t('beacon', { round: beacon?.round ?? '' }), beacon?.value ?? t('notYet'));
  const standing = round && [pair(t('betsRoot'), round.betsRoot ?? t('notYet')), beaconOf(round)];
  const over = proof && [
    ...[pair(t('revealed'), proof.serverSeed), pair(t('clientSeed'), proof.clientSeed ?? t('notYet'))],
    ...[pair(t('betsRoot'), proof.betsRoot ?? t('notYet')), beaconOf(proof)],
  ];
  openDialog(
    { title: t('fairness'), closeLabel: t('close') },
    el('p', {}, t('tableFairness')),
    el('dl.proof', {}, ...(chain ? [pair(t('chainEnd'), chain.end), pair(t('nextChainEnd'), chain.nextEnd)] : [])),
    ...(round && standing
      ? [el('h3', {}, t('thisRound', { number: round.number })), el('dl.proof', {}, ...standing)]
      : []),
    ...(over ? [el('h3', {}, t('lastRound')), el('dl.proof', {}, ...over)] : []),
    el('h3', {}, t('myRounds')),
    own,
  );
  void fillOwn(parts, own);
}
