import type { DocumentBody, SeededDocument } from '../text-shapes';

const es: DocumentBody = {
  title: 'Métodos de pago',
  lead: 'Cómo entra y cómo sale tu dinero: límites, comisiones y tiempos, tal como están configurados ahora.',
  sections: [
    {
      partId: 'deposits',
      title: 'Depositar',
      content: `<p>Elige un canal en <a href="/member?page=depositv2">Depositar</a>. El folio que se abre dice cuánto pagar, dónde y hasta cuándo; si vence, no pasa nada: abre otro.</p>`,
    },
    {
      partId: 'withdrawals',
      title: 'Retirar',
      content: `<p>Los retiros van por SPEI a una cuenta bancaria a tu nombre, con tu contraseña de pago. Mientras está en proceso, el monto queda apartado: no se puede apostar por error.</p>`,
    },
    {
      partId: 'turnover',
      title: 'Por qué hay que jugar antes de retirar',
      content: `<p>La ley nos obliga a impedir que un depósito entre y salga sin uso. Por eso pedimos haber apostado el {{turnover}} de lo depositado. Cuenta cada apuesta liquidada con dinero real, ganes o pierdas, en cualquier juego.</p>`,
    },
    {
      partId: 'receipt',
      title: 'Cuando el dinero sale de aquí',
      content: `<p>SPEI suele tardar minutos, pero tu banco puede tomarse más. Cuando lo enviamos te pedimos confirmar si llegó. Tienes {{receiptTime}}; sin respuesta, cuenta como recibido. Si no llegó, adjunta una imagen de tus movimientos y lo revisamos con el banco: o te devolvemos todo, con la comisión, o te mostramos dónde quedó.</p>`,
    },
    {
      partId: 'safety',
      title: 'Seguridad',
      content: `<ul><li>Solo deposita a las cuentas que aparecen dentro de un folio de esta página.</li><li>Nadie de Tonalli te pedirá depositar a una cuenta personal ni “activar” un retiro con un pago.</li><li>Los datos de tu tarjeta los recibe el procesador, nunca nosotros.</li></ul>`,
    },
  ],
};

const en: DocumentBody = {
  title: 'Payment methods',
  lead: 'How your money comes in and goes out: limits, fees and times, as they are set now.',
  sections: [
    {
      partId: 'deposits',
      title: 'Depositing',
      content: `<p>Choose a channel in <a href="/member?page=depositv2">Deposit</a>. The order that opens says how much to pay, where and until when; if it expires, nothing happens: open another.</p>`,
    },
    {
      partId: 'withdrawals',
      title: 'Withdrawing',
      content: `<p>Withdrawals go by SPEI to a bank account in your name, with your payment password. Meanwhile the amount is held: it cannot be bet by mistake.</p>`,
    },
    {
      partId: 'turnover',
      title: 'Why you have to play before you withdraw',
      content: `<p>The law obliges us to keep deposits from coming in and going out unused. So we ask for bets of {{turnover}} of what was deposited. Every bet counts that was settled with real money, whether you win or lose, in any game.</p>`,
    },
    {
      partId: 'receipt',
      title: 'When the money has left us',
      content: `<p>SPEI tends to take minutes, but your bank may take longer. Once it is sent we ask you whether it arrived. You have {{receiptTime}}; without an answer it counts as received. If it did not arrive, add a picture of your movements and we look at it with the bank: we either return everything, the fee included, or show you where it went.</p>`,
    },
    {
      partId: 'safety',
      title: 'Safety',
      content: `<ul><li>Pay to accounts that stand in an order of this site only.</li><li>Nobody from Tonalli will ask you to pay to a personal account, or to “activate” a withdrawal by a payment.</li><li>The data of your card go to the processor, never to us.</li></ul>`,
    },
  ],
};

export const payments: SeededDocument = { id: 'payments', updated: '2026-03-01', es, en };
