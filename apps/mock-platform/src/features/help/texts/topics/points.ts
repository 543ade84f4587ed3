import type { SeededTopic } from '../text-shapes';

export const points: SeededTopic = {
  id: 'points',
  group: 'rewards',
  updated: '2026-01-26',
  es: {
    title: 'Puntos y tienda de puntos',
    summary: 'Cómo se ganan, en qué se canjean y cómo se convierten en saldo.',
    keywords: ['puntos', 'canjear', 'tienda', 'convertir', 'recompensa', 'regalo'],
    content: `<p>Por cada <strong>{{betPerPoint}}</strong> de apuestas válidas ganas <strong>1 punto</strong>. Los puntos <strong>no vencen nunca</strong>.</p>
<h3>En qué los puedes usar</h3>
<ul>
<li><strong>Canje:</strong> en la <a href="/pointMall">tienda de puntos</a> hay recompensas con su costo y, algunas, con un mínimo de apuestas. Elige la cantidad y confirma con tu contraseña de pago.</li>
<li><strong>Conversión:</strong> {{pointsPerPeso}} puntos son 1 peso de saldo, desde {{pointsMin}} puntos. Entra al instante.</li>
</ul>
<h3>Estado de un canje</h3>
<ul>
<li><strong>En proceso:</strong> los puntos ya se descontaron y preparamos tu recompensa.</li>
<li><strong>Aprobado:</strong> va en camino o ya está en tu cuenta.</li>
<li><strong>Rechazado:</strong> los puntos vuelven completos.</li>
</ul>
<p>El detalle de cada punto, con el saldo que quedó, está en la misma tienda, en el historial.</p>`,
  },
  en: {
    title: 'Points and the points mall',
    summary: 'How they are earned, what they buy and how they become balance.',
    keywords: ['points', 'redeem', 'mall', 'convert', 'reward', 'gift'],
    content: `<p>Every <strong>{{betPerPoint}}</strong> of valid bets earns <strong>1 point</strong>. Points <strong>never expire</strong>.</p>
<h3>What they are good for</h3>
<ul>
<li><strong>Redeeming:</strong> the <a href="/pointMall">points mall</a> has rewards with their price and, some of them, a minimum of bets. Choose how many, and confirm with your payment password.</li>
<li><strong>Converting:</strong> {{pointsPerPeso}} points are 1 peso of balance, from {{pointsMin}} points on. It is there at once.</li>
</ul>
<h3>State of a redemption</h3>
<ul>
<li><strong>In process:</strong> the points are taken, and we prepare your reward.</li>
<li><strong>Approved:</strong> it is on its way or in your account.</li>
<li><strong>Rejected:</strong> all of the points are back.</li>
</ul>
<p>Where every point came from and went to, with the balance after it, is in the history of the mall.</p>`,
  },
};
