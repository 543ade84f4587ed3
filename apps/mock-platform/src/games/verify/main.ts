import { byId, el } from '../page/dom';
import { check } from './check';
import { FAMILIES, verifierOf } from './families';
import type { FamilyVerifier, RecordedRound, Values } from './family-verifier';
import { fetchRound } from './recorded-round';
import { roundForm } from './round-form';
import { sharedFacts } from './shared-view';
import { verifyTexts } from './texts';
import { notice, recordedView, verdictView } from './verdict-view';

const query = new URLSearchParams(window.location.search);
const asked = query.get('lang') ?? navigator.language.slice(0, 2);
const lang = asked === 'en' ? 'en' : 'es';
const t = verifyTexts(lang);

const pair = (name: string, value: string) => el('div', {}, el('dt', {}, name), el('dd', {}, value));

/** Of a shared round that is not over the hash is the end of its chain. */
const hashName = ({ shared, serverSeed }: RecordedRound): string =>
  !shared ? t.serverSeedHash : serverSeed === null ? t.chainEnd : t.linkBefore;

function factsOf(round: RecordedRound): HTMLElement {
  return el(
    'dl',
    {},
    pair(t.round, round.roundId),
    pair(t.game, round.game.names[lang]),
    pair(hashName(round), round.serverSeedHash),
    ...(round.shared ? sharedFacts(t, round.shared) : []),
  );
}

/** The library for signatures is fetched where there is one to look at. */
async function isSignedBeacon({ shared }: RecordedRound): Promise<boolean> {
  const beacon = shared?.beacon;
  if (beacon?.source !== 'drand-quicknet') return false;
  const { isQuicknetRound, quicknetValue } = await import('../../kernel/drand-quicknet');
  return isQuicknetRound(beacon.number, beacon.proof) && quicknetValue(beacon.proof) === beacon.value;
}

/** Without a round the family is chosen by hand. */
async function familyChoice(family: string): Promise<HTMLElement> {
  const select = el('select', { name: 'family' });
  for (const one of FAMILIES) {
    const name = (await verifierOf(one))?.words[lang].name ?? one;
    select.append(el('option', { value: one, ...(one === family && { selected: '' }) }, name));
  }
  select.addEventListener('change', () => void build(select.value, null, null));
  return el('label.field', {}, t.family, select);
}

function show(...parts: (Node | null)[]): void {
  const shown = parts.filter((part) => part !== null);
  byId('verify', HTMLElement).replaceChildren(el('h1', {}, t.title), el('p.lead', {}, t.lead), ...shown);
}

async function build(family: string, round: RecordedRound | null, problem: string | null): Promise<void> {
  const verifier: FamilyVerifier | null = await verifierOf(family);
  if (!verifier) {
    show(notice('bad', t.unknownFamily, ''), round && factsOf(round));
    return;
  }
  const parts = { t, lang, verifier, round } as const;
  const result = el('div');
  const run = (values: Values) => result.replaceChildren(...verdictView(parts, check(verifier, values, round)));
  const { form, values } = roundForm({ ...parts, onSubmit: run });
  const { how, credits } = verifier.words[lang];
  show(
    problem ? notice('bad', problem, '') : null,
    round && factsOf(round),
    result,
    round ? null : await familyChoice(family),
    form,
    el('h3', {}, t.howTitle),
    el('p.note', {}, `${t.how.replace('{draws}', how)} ${round?.shared ? '' : t.howJackpot}`),
    round?.shared ? el('p.note', {}, t.sharedHow) : null,
    credits ? el('p.note', {}, credits) : null,
  );
  if (round?.serverSeed) run(values());
  else if (round) result.replaceChildren(...recordedView(parts, round));
}

async function boot(): Promise<void> {
  document.documentElement.lang = lang;
  document.title = t.title;
  const roundId = query.get('round');
  const found = roundId ? await fetchRound(roundId, query.get('world') ?? 'default') : null;
  if (typeof found === 'string') await build('slot', null, t[found]);
  else {
    const round = found && { ...found, isSigned: await isSignedBeacon(found) };
    await build(round?.family ?? query.get('family') ?? 'slot', round, null);
  }
}

void boot();
