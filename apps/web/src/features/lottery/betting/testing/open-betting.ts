import { screen, within } from '@testing-library/react';
import { fiveDigit } from '@tonalli/lottery/families/five-digit/family';
import type { Answers } from '../../../../testing/fake-gateway';
import { memberTab, renderApp } from '../../../../testing/render-app';
import { lotteryAnswer, MEMBER_ANSWERS } from './lottery-answer';

export const fiveAnswer = () => lotteryAnswer({ code: 'five-1', family: fiveDigit });

/** The betting page of a lottery of five digits, for a member. */
export async function openBetting(answers: Answers = {}, path = '/lottery?gameCode=five-1', tab = {}) {
  const app = await renderApp(path, {
    tab: { ...memberTab, ...tab },
    answers: { ...MEMBER_ANSWERS, 'lottery.game': fiveAnswer(), ...answers },
  });
  await screen.findByRole('tablist', { name: 'Grupos de jugadas' });
  return app;
}

type App = Awaited<ReturnType<typeof openBetting>>;

/** Chooses 4 and 6 for the first of the five places. */
export async function choosePositioning({ user }: App) {
  await user.click(screen.getByRole('tab', { name: 'Posición' }));
  const row = await screen.findByRole('group', { name: 'Decena de millar' });
  await user.click(within(row).getByRole('button', { name: '4' }));
  await user.click(within(row).getByRole('button', { name: '6' }));
}

/** The same as a line of the slip. */
export async function addPositioning(app: App) {
  await choosePositioning(app);
  await app.user.click(screen.getByRole('button', { name: 'Agregar' }));
}

/** Its lines, without what stands within them. */
export const slipLines = (): Element[] => [...screen.getByRole('list', { name: 'Apuestas del boleto' }).children];

/** As far as the order itself: what it answers, shown in the dialog. */
export async function sendOrder({ user }: App) {
  await user.click(screen.getByRole('button', { name: 'Apostar' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Confirma tu apuesta' });
  await user.click(within(dialog).getByRole('button', { name: /^Apostar \$/ }));
  return dialog;
}
