import type { CLOCK_COMMANDS } from '@tonalli/qa/clock';
import type { AnswerOf } from '@tonalli/qa/control-command';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showDistance, showSpan } from '../../components/show-span';
import { showTime } from '../../shell/use-world-time';
import { MarkButton, NowHand } from './time-marks';
import { type Mark, marksOf, timeScale } from './time-scale';

type View = AnswerOf<typeof CLOCK_COMMANDS.fetchClock>;
export type Job = View['pending'][number];
export type Moment = AnswerOf<typeof CLOCK_COMMANDS.listCheckpoints>[number];

interface TimeLineProps {
  now: number;
  jobs: readonly Job[];
  checkpoints: readonly Moment[];
  onJob: (job: Job) => void;
  onCheckpoint: (checkpoint: Moment) => void;
}

/** What was behind and what comes, on one line. The arrow keys go from mark to mark, enter goes there. */
export function TimeLine({ now, jobs, checkpoints, onJob, onCheckpoint }: TimeLineProps) {
  const { t, i18n } = useTranslation();
  const box = useRef<HTMLFieldSetElement>(null);
  const [shown, setShown] = useState<string | null>(null);
  const times = [...jobs.map(({ dueAt }) => dueAt), ...checkpoints.map(({ at }) => at)].map((at) => Date.parse(at));
  const scale = timeScale(now, times);
  const due = marksOf(jobs, ({ dueAt }) => Date.parse(dueAt), scale);
  const past = marksOf(checkpoints, ({ at }) => Date.parse(at), scale);
  const when = (at: number) => `${showTime(at, i18n.language)} (${showSpan(at - now, i18n.language)})`;
  const jobWords = ({ items, at }: Mark<Job>) =>
    t('time.line.job', { count: items.length, kind: items[0].kind, when: when(at) });
  const pastWords = ({ items, at }: Mark<Moment>) =>
    t('time.line.checkpoint', { id: newest(items).id, before: newest(items).before, when: when(at) });

  return (
    <fieldset
      ref={box}
      aria-label={t('time.line.label')}
      onKeyDown={(event) => moveFocus(event, box.current)}
      className="flex min-w-0 flex-col gap-2"
    >
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the fieldset names it, and the buttons inside name themselves */}
      <svg width="100%" height="112" className="overflow-visible">
        <line x1="0" x2="100%" y1="56" y2="56" className="stroke-2 stroke-line" />
        <line x1="0" x2={`${scale.percentOf(now)}%`} y1="56" y2="56" className="stroke-2 stroke-marigold-deep" />
        {scale.ticks.map(({ deltaMs, percent }, index) => (
          <g key={deltaMs}>
            <line x1={`${percent}%`} x2={`${percent}%`} y1="50" y2="62" className="stroke-line-strong" />
            <text
              x={`${percent}%`}
              y="106"
              textAnchor="middle"
              className={`fill-faint text-2xs ${index % 2 ? 'max-sm:hidden' : ''}`}
            >
              {showDistance(deltaMs, i18n.language)}
            </text>
          </g>
        ))}
        {past.map((mark) => (
          <MarkButton
            key={`past-${newest(mark.items).id}`}
            percent={mark.percent}
            label={pastWords(mark)}
            looks="top-[4.1rem] bg-info ring-info/30 rotate-45 rounded-[2px]"
            onShow={setShown}
            onPress={() => onCheckpoint(newest(mark.items))}
          />
        ))}
        {due.map((mark) => (
          <MarkButton
            key={`due-${mark.items[0].kind}-${mark.items[0].key}`}
            percent={mark.percent}
            label={jobWords(mark)}
            looks={
              mark.items.length > 1
                ? 'top-4 bg-marigold ring-marigold/40 rounded-full scale-125'
                : 'top-4 bg-marigold-bright ring-marigold/25 rounded-full'
            }
            onShow={setShown}
            onPress={() => onJob(mark.items[0])}
          />
        ))}
        <NowHand percent={scale.percentOf(now)} label={t('time.line.now')} />
      </svg>
      <p aria-hidden="true" className="min-h-5 truncate text-muted text-sm">
        {shown ?? t('time.line.hint')}
      </p>
    </fieldset>
  );
}

/** The newest of checkpoints at nearly the same time: what was before the last move. */
const newest = (items: Mark<Moment>['items']): Moment => items.reduce((a, b) => (b.id > a.id ? b : a));

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

function moveFocus(event: KeyboardEvent, box: HTMLElement | null): void {
  const step = STEPS[event.key];
  if (step === undefined || !box) return;
  const marks = [...box.querySelectorAll<HTMLButtonElement>('[data-mark]')];
  const ordered = marks.sort((a, b) => Number(a.dataset.mark) - Number(b.dataset.mark));
  const here = ordered.findIndex((mark) => mark.matches(':focus'));
  event.preventDefault();
  ordered[here + step]?.focus();
}
