import type { SeededTopic } from '../text-shapes';

export const lotteries: SeededTopic = {
  id: 'lotteries',
  group: 'games',
  updated: '2026-02-23',
  es: {
    title: 'Loterías y sorteos',
    summary: 'Cómo se participa, cuándo cierra cada sorteo y cómo se pagan los premios.',
    keywords: ['lotería', 'sorteo', 'boleto', 'números', 'resultado', 'cierre', 'vietnam', 'sea'],
    content: `<p>En <a href="/lottery">Loterías</a> encuentras sorteos frecuentes y sorteos con horario. Para participar necesitas iniciar sesión.</p>
<h3>Cómo participar</h3>
<ol>
<li>Elige el juego. Arriba ves el sorteo en curso y la cuenta regresiva al cierre.</li>
<li>Elige tus números y el tipo de jugada. La pantalla muestra cuántas combinaciones son, cuánto cuestan y cuánto pagan.</li>
<li>Confirma. La jugada aparece en el acto en tu historial como <strong>pendiente</strong>.</li>
</ol>
<h3>Cierre y resultado</h3>
<ul>
<li>Al llegar a cero, el sorteo deja de recibir jugadas. Una jugada enviada después del cierre no se cobra.</li>
<li>El resultado se publica al terminar y los premios se abonan solos. No tienes que reclamar nada.</li>
<li>Los resultados anteriores quedan a la vista en la página de cada juego.</li>
</ul>
<h3>Si un sorteo se cancela</h3>
<p>Todas sus jugadas se devuelven completas a tu saldo, y lo ves como “Apuesta devuelta” en <a href="/member?page=transactionHistory">Movimientos</a>.</p>
<p>Ningún método predice un sorteo: cada uno es independiente de los anteriores. Un número que “hace mucho que no sale” tiene la misma probabilidad que los demás.</p>`,
  },
  en: {
    title: 'Lotteries and draws',
    summary: 'How to take part, when each draw closes and how prizes are paid.',
    keywords: ['lottery', 'draw', 'ticket', 'numbers', 'result', 'closing', 'vietnam', 'sea'],
    content: `<p><a href="/lottery">Lotteries</a> has frequent draws and draws at fixed times. You need to be logged in to take part.</p>
<h3>Taking part</h3>
<ol>
<li>Choose the game. At the top you see the running draw, and the time that is left.</li>
<li>Choose your numbers and the kind of bet. The screen shows how many combinations they make, what they cost and what they pay.</li>
<li>Confirm. The bet is in your record at once, as <strong>pending</strong>.</li>
</ol>
<h3>Closing and result</h3>
<ul>
<li>At zero the draw takes no more bets. A bet that is sent later is not charged.</li>
<li>The result is published when the draw is over, and prizes are credited by themselves. There is nothing to claim.</li>
<li>Earlier results stay on the page of each game.</li>
</ul>
<h3>When a draw is cancelled</h3>
<p>All of its bets come back to your balance in full, as “Bet returned” in your <a href="/member?page=transactionHistory">Account record</a>.</p>
<p>No method predicts a draw: each is independent of those before. A number that “has not come for long” is as likely as any other.</p>`,
  },
};
