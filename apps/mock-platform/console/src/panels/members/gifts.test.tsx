// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { createControlClient } from '@tonalli/qa/client';
import { expect, it } from 'vitest';
import { ControlContext } from '../../control/control-context';
import { show } from '../../testing';
import { GrantBonus } from './grant-bonus';
import { GrantFree } from './grant-free';
import { GrantPoints } from './grant-points';

const control = {
  ...{ client: createControlClient({ url: window.location.origin }), world: 'default', live: false, last: null },
  note: () => {},
};

it('QA-10 PROMO-05 each gift has a button that says what it gives', () => {
  show(
    <QueryClientProvider client={new QueryClient()}>
      <ControlContext value={control}>
        <GrantPoints memberId="M1" />
        <GrantBonus memberId="M1" />
        <GrantFree memberId="M1" />
      </ControlContext>
    </QueryClientProvider>,
  );
  const submits = screen.getAllByRole('button').filter((button) => button.getAttribute('type') === 'submit');
  expect(submits.map(({ textContent }) => textContent)).toEqual(['Dar puntos', 'Dar bono', 'Dar giros']);
});
