import type { Fairness, RotateAnswer } from '@tonalli/contracts/play/slot-shapes';
import { CLIENT_SEED_PATTERN } from '../../kernel/fairness';
import { openDialog } from './dialog';
import { el } from './dom';
import { failureText } from './failures';
import type { GameServer } from './game-server';
import type { Translate } from './texts';

interface FairnessPanel {
  t: Translate;
  server: GameServer;
  money: (amountMinor: number) => string;
  world: string;
  lang: string;
  fairness: Fairness;
  onChange: (fairness: Fairness) => void;
  onFailure: (failure: unknown) => void;
}

const pair = (name: string, value: string) => el('div', {}, el('dt', {}, name), el('dd', {}, value));

function verifyLink(panel: FairnessPanel, roundId: string): HTMLAnchorElement {
  const query = new URLSearchParams({ round: roundId, world: panel.world, lang: panel.lang });
  return el('a', { href: `/play/verify?${query}`, target: '_blank', rel: 'noopener' }, panel.t('verify'));
}

async function fillHistory(panel: FairnessPanel, place: HTMLElement): Promise<void> {
  const { t, money } = panel;
  try {
    const { rounds } = await panel.server.history();
    if (rounds.length === 0) return place.replaceChildren(el('p.note', {}, t('historyEmpty')));
    const body = el('tbody');
    for (const round of rounds.slice(0, 12)) {
      body.append(
        el(
          'tr',
          {},
          el('td', {}, `#${round.nonce}`),
          el('td', {}, money(round.stakeMinor)),
          el('td', {}, money(round.payoutMinor)),
          el('td', {}, verifyLink(panel, round.roundId)),
        ),
      );
    }
    place.replaceChildren(el('table.rounds', {}, body));
  } catch (failure) {
    place.replaceChildren(el('p.error', { role: 'alert' }, failureText(t, failure)));
    panel.onFailure(failure);
  }
}

function proofOf(t: Translate, fairness: Fairness): HTMLElement {
  return el(
    'dl.proof',
    {},
    pair(t('seedHash'), fairness.serverSeedHash),
    pair(t('nextSeedHash'), fairness.nextServerSeedHash),
    pair(t('nonce'), String(fairness.nonce)),
  );
}

function revealedOf(t: Translate, revealed: RotateAnswer['revealed']): HTMLElement | null {
  if (!revealed) return null;
  return el(
    'dl.proof',
    {},
    pair(t('revealed'), revealed.serverSeed),
    pair(t('seedHash'), revealed.serverSeedHash),
    pair(t('clientSeed'), revealed.clientSeed),
    el('div', {}, el('dt', {}, t('revealedRounds', { count: revealed.rounds }))),
  );
}

/** The seeds that decide the rounds: the hash before, the player's own seed, rotation, and old rounds to verify. */
export function openFairness(panel: FairnessPanel): void {
  const { t } = panel;
  const proof = el('div', {}, proofOf(t, panel.fairness));
  const revealed = el('div');
  const history = el('div');
  const input = el('input', {
    value: panel.fairness.clientSeed,
    maxlength: '64',
    spellcheck: 'false',
    autocomplete: 'off',
  });
  const error = el('p.error', { role: 'alert' });
  const button = el('button.action', { type: 'submit' }, t('rotate'));
  const form = el(
    'form',
    { novalidate: '' },
    el('label.field', {}, t('clientSeed'), input),
    error,
    el('p.note', {}, t('rotateHint')),
    el('div.dialog-actions', {}, button),
  );
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const clientSeed = input.value.trim();
    error.textContent = CLIENT_SEED_PATTERN.test(clientSeed) ? '' : t('seedInvalid');
    if (error.textContent) return input.focus();
    button.disabled = true;
    try {
      const answer = await panel.server.rotate(clientSeed);
      panel.onChange(answer.fairness);
      proof.replaceChildren(proofOf(t, answer.fairness));
      revealed.replaceChildren(...[revealedOf(t, answer.revealed)].filter((part) => part !== null));
      await fillHistory(panel, history);
    } catch (failure) {
      // What the game says stands behind the dialog.
      error.textContent = failureText(t, failure);
      panel.onFailure(failure);
    } finally {
      button.disabled = false;
    }
  });
  openDialog(
    { title: t('fairness'), closeLabel: t('close') },
    el('p', {}, t('fairnessText')),
    proof,
    form,
    revealed,
    el('h3', {}, t('history')),
    history,
  );
  void fillHistory(panel, history);
}
