import { clsx } from 'clsx';
import { type ReactNode, useState } from 'react';
import { Button } from '../button/button';
import { Chip } from '../chip/chip';
import { Field } from '../field/field';
import { TextInput } from '../text-input/text-input';
import { type DayRange, type RangeFault, type RangeLimits, rangeFault } from './dates';

export interface DateRangeProps extends RangeLimits {
  value: DayRange;
  onValueChange: (range: DayRange) => void;
  /** Ready ranges, made with `presetRange(today, days)`. */
  presets: readonly { id: string; label: string; range: DayRange }[];
  labels: {
    group: string;
    custom: string;
    from: string;
    to: string;
    apply: string;
    faults: Record<RangeFault, ReactNode>;
  };
  className?: string | undefined;
}

const same = (one: DayRange, other: DayRange) => one.from === other.from && one.to === other.to;

type CustomRangeProps = Pick<DateRangeProps, 'value' | 'onValueChange' | 'labels'> & { limits: RangeLimits };

function CustomRange({ value, onValueChange, labels, limits }: CustomRangeProps) {
  const [draft, setDraft] = useState(value);
  const [tried, setTried] = useState(false);
  const fault = rangeFault(draft, limits);

  return (
    <form
      noValidate
      className="mt-3 grid items-start gap-3 sm:grid-cols-[minmax(0,15rem)_minmax(0,15rem)_auto] sm:justify-start"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!fault) onValueChange(draft);
      }}
    >
      <Field label={labels.from} error={tried && fault ? labels.faults[fault] : undefined}>
        <TextInput
          type="date"
          value={draft.from}
          min={limits.min}
          max={limits.max}
          onChange={(event) => setDraft({ ...draft, from: event.currentTarget.value })}
        />
      </Field>
      <Field label={labels.to}>
        <TextInput
          type="date"
          value={draft.to}
          min={limits.min}
          max={limits.max}
          onChange={(event) => setDraft({ ...draft, to: event.currentTarget.value })}
        />
      </Field>
      <Button type="submit" variant="secondary" className="sm:mt-6.5">
        {labels.apply}
      </Button>
    </form>
  );
}

/** Ready ranges as chips, and two native date inputs for any other. */
export function DateRange({ value, onValueChange, presets, labels, className, ...limits }: DateRangeProps) {
  const chosen = presets.find((preset) => same(preset.range, value));
  const [asked, setAsked] = useState(false);
  // A range that is none of the ready ones is one's own, whoever set it.
  const custom = asked || !chosen;
  return (
    <fieldset className={clsx('min-w-0', className)}>
      <legend className="sr-only">{labels.group}</legend>
      <div className="flex flex-wrap gap-2">
        {presets.map((preset) => (
          <Chip
            key={preset.id}
            pressed={!custom && preset === chosen}
            onClick={() => {
              setAsked(false);
              onValueChange(preset.range);
            }}
          >
            {preset.label}
          </Chip>
        ))}
        <Chip pressed={custom} aria-expanded={custom} onClick={() => setAsked(true)}>
          {labels.custom}
        </Chip>
      </div>
      {custom ? <CustomRange value={value} onValueChange={onValueChange} labels={labels} limits={limits} /> : null}
    </fieldset>
  );
}
