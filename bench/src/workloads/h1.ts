import { playNiuHands, playTrioHands } from '@tonalli/mock-platform/bench-kit';
import { judge, type Verdict } from '../measure/verdict';

/** A million are meant; `HANDS` asks for another number. */
const HANDS = Number(process.env.HANDS ?? 1_000_000);
const [ANTE_MINOR, RAKE_BP] = [200, 500];
/** What a seat puts up, in antes. */
const [NIU_COVER, TRIO_COVER] = [50, 13];

const playing = (coverAntes: number) => ({
  ...{ anteMinor: ANTE_MINOR, rakeBp: RAKE_BP },
  coverMinor: ANTE_MINOR * coverAntes,
});

/** H1: hands of each kind of room, in which seats do anything: before the house's part each comes to nothing. */
export function h1(): Verdict[] {
  const kinds = {
    'niu niu': () => playNiuHands(HANDS, playing(NIU_COVER)),
    'three cards': () => playTrioHands(HANDS, { ...playing(TRIO_COVER), isBlind: false }),
    'three cards, blind': () => playTrioHands(HANDS, { ...playing(TRIO_COVER), isBlind: true }),
  };
  return Object.entries(kinds).map(([name, play]) => {
    const from = performance.now();
    const { unbalanced, least, most, wonMinor, rakeMinor } = play();
    const rake = `rake ${rakeMinor} of ${wonMinor} won, ${((100 * rakeMinor) / wonMinor).toFixed(4)} %`;
    return {
      id: 'H1',
      goal: `${HANDS} hands of ${name} sum to nothing`,
      measured: `${unbalanced} do not; a seat has ${least} to +${most}; ${rake}`,
      ...{ spread: '', cpu: `${(((performance.now() - from) * 1_000) / HANDS).toFixed(0)} us a hand`, control: '' },
      outcome: judge({ met: unbalanced === 0, controlMet: false, noisy: false }),
    };
  });
}
