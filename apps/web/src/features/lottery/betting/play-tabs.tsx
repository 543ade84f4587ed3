import type { LotteryFamily, Play } from '@tonalli/lottery/play';
import { type TabItem, TabPanel, Tabs } from '@tonalli/ui/tabs/tabs';
import { type FocusEvent, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useBetting } from './betting-context';

const groupsOf = ({ plays }: LotteryFamily): string[] => [...new Set(plays.map(({ group }) => group))];

/** The groups of plays as tabs, and the plays of the chosen group below. */
export function PlayTabs({ play, children }: { play: Play; children: ReactNode }) {
  const { t } = useTranslation('lottery');
  const { family, texts, dispatch } = useBetting();
  const items: TabItem<string>[] = groupsOf(family).map((group) => ({ value: group, label: texts.group(group) }));
  const plays = family.plays.filter(({ group }) => group === play.group);
  const choose = (group: string) => {
    const first = family.plays.find((one) => one.group === group);
    if (first) dispatch({ do: 'play', play: first.id });
  };
  return (
    <Tabs label={t('betting.groups')} items={items} value={play.group} onValueChange={choose}>
      <TabPanel value={play.group} className="flex flex-col gap-5">
        {plays.length > 1 ? <PlayChoice plays={plays} chosen={play.id} /> : null}
        {children}
      </TabPanel>
    </Tabs>
  );
}

function intoView(event: FocusEvent<HTMLElement>) {
  event.currentTarget.parentElement?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}

/** Radio buttons underneath, so that the arrow keys choose. */
function PlayChoice({ plays, chosen }: { plays: readonly Play[]; chosen: string }) {
  const { t } = useTranslation('lottery');
  const { texts, dispatch } = useBetting();
  const name = useId();
  return (
    <fieldset className="no-scrollbar -mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-0.5 sm:mx-0 sm:flex-wrap sm:px-0">
      <legend className="sr-only">{t('betting.plays')}</legend>
      {plays.map(({ id }) => (
        <label
          key={id}
          className="relative flex min-h-11 shrink-0 cursor-pointer items-center whitespace-nowrap rounded-full bg-raised px-4 font-semibold text-muted text-sm ring-1 ring-line ring-inset hover:bg-overlay hover:text-text has-checked:bg-marigold-soft has-checked:text-marigold-bright has-checked:ring-marigold has-focus-visible:outline-2 has-focus-visible:outline-marigold-bright has-focus-visible:outline-offset-1"
        >
          <input
            type="radio"
            name={name}
            value={id}
            checked={chosen === id}
            onFocus={intoView}
            onChange={() => dispatch({ do: 'play', play: id })}
            className="sr-only"
          />
          {texts.play(id)}
        </label>
      ))}
    </fieldset>
  );
}
