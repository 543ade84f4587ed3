import { type MessageParams, pesos, type SlipStand } from './message-params';

type Outcome = SlipStand['outcome'];

const ES: Record<Outcome, string> = {
  ...{ OPEN: 'abierta', WON: 'ganada', HALF_WON: 'media ganada', VOID: 'devuelta' },
  ...{ HALF_LOST: 'media perdida', LOST: 'perdida' },
};
const EN: Record<Outcome, string> = {
  ...{ OPEN: 'open', WON: 'won', HALF_WON: 'half won', VOID: 'refunded', HALF_LOST: 'half lost', LOST: 'lost' },
};

type Corrected = MessageParams['slipCorrected'];

const differenceOf = ({ was, is }: Corrected): number => is.payoutMinor - was.payoutMinor;

function moneyEs(corrected: Corrected): string {
  const minor = differenceOf(corrected);
  if (minor === 0) return 'Tu saldo no cambia.';
  return minor > 0
    ? `Abonamos la diferencia de ${pesos(minor)} a tu saldo.`
    : `Descontamos la diferencia de ${pesos(-minor)} de tu saldo.`;
}

function moneyEn(corrected: Corrected): string {
  const minor = differenceOf(corrected);
  if (minor === 0) return 'Your balance stays the same.';
  return minor > 0
    ? `We credited the difference of ${pesos(minor)} to your balance.`
    : `We took the difference of ${pesos(-minor)} from your balance.`;
}

/** What members are told of slips of sports. */
export const SLIP_WORDS = {
  slipCorrected: {
    ES: (corrected: Corrected) => {
      const { matches, was, is, betId } = corrected;
      const of = matches.map(({ ES: names }) => names).join(', ') || 'un partido';
      const open = is.outcome === 'OPEN' ? ' Queda algo por decidir: tu apuesta sigue en juego.' : '';
      return {
        title: `Se corrigió el resultado de tu apuesta ${betId}`,
        body: `El resultado de ${of} se había registrado mal y se corrigió.\n\nAntes: ${ES[was.outcome]}, con pago de ${pesos(was.payoutMinor)}.\nAhora: ${ES[is.outcome]}, con pago de ${pesos(is.payoutMinor)}.\n\n${moneyEs(corrected)}${open}`,
      };
    },
    EN: (corrected: Corrected) => {
      const { matches, was, is, betId } = corrected;
      const of = matches.map(({ EN: names }) => names).join(', ') || 'a match';
      const open = is.outcome === 'OPEN' ? ' Something is still to be decided: your bet goes on.' : '';
      return {
        title: `The result of your bet ${betId} was corrected`,
        body: `The result of ${of} had been entered wrongly and was corrected.\n\nBefore: ${EN[was.outcome]}, paying ${pesos(was.payoutMinor)}.\nNow: ${EN[is.outcome]}, paying ${pesos(is.payoutMinor)}.\n\n${moneyEn(corrected)}${open}`,
      };
    },
  },
};
