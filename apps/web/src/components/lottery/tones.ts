import type { Tone } from '@tonalli/lottery/play';

/** Text on ground, 4.5:1 or more each (`tones.test.ts`). */
export const TONE_COLOURS: Record<Tone, { ground: string; text: string }> = {
  plain: { ground: '#f4e9df', text: '#130c15' },
  red: { ground: '#c9283a', text: '#ffffff' },
  blue: { ground: '#2563c9', text: '#ffffff' },
  green: { ground: '#0f7a4e', text: '#ffffff' },
  gold: { ground: '#ffb224', text: '#211202' },
  violet: { ground: '#7a42b8', text: '#ffffff' },
  dark: { ground: '#33233b', text: '#faf3ec' },
};

/** The same as classes: Tailwind reads them where they are written out. */
export const TONE_CLASSES: Record<Tone, string> = {
  plain: 'bg-[#f4e9df] text-[#130c15]',
  red: 'bg-[#c9283a] text-[#ffffff]',
  blue: 'bg-[#2563c9] text-[#ffffff]',
  green: 'bg-[#0f7a4e] text-[#ffffff]',
  gold: 'bg-[#ffb224] text-[#211202]',
  violet: 'bg-[#7a42b8] text-[#ffffff]',
  dark: 'bg-[#33233b] text-[#faf3ec] ring-1 ring-line-strong ring-inset',
};
