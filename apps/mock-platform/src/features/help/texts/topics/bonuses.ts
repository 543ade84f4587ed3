import type { SeededTopic } from '../text-shapes';

export const bonuses: SeededTopic = {
  id: 'bonuses',
  group: 'rewards',
  updated: '2026-02-09',
  es: {
    title: 'Promociones y bonos',
    summary: 'Dónde están, cómo se reclaman, cuándo vencen y dónde queda cada peso.',
    keywords: ['bono', 'promoción', 'reclamar', 'premio', 'cupón', 'vencimiento'],
    content: `<p>En <a href="/promotions">Promociones</a> está todo lo vigente, lo que viene y lo que ya terminó. Cada promoción tiene su periodo y sus términos completos en la misma ventana: lo que dice ahí es lo que vale.</p>
<h3>Reclamar un bono</h3>
<ol>
<li>Abre la promoción o <a href="/member?page=bonusDetails">VIP y bonos</a>.</li>
<li>Pulsa el botón de reclamar. El dinero entra a tu saldo en ese momento.</li>
<li>Si pide una solicitud, llénala y adjunta hasta {{feedbackImages}} imágenes. Ves el avance en la misma página y te avisamos con un mensaje.</li>
</ol>
<p>Cada bono se reclama una sola vez. Pulsar dos veces, recargar o perder la conexión no lo duplica ni lo pierde.</p>
<h3>Cuándo vence</h3>
<p>Los bonos mensuales vencen al terminar su mes; los de subir de nivel no vencen. La fecha aparece junto a cada uno en la hora del centro de México.</p>
<h3>Cómo lo compruebo</h3>
<p>Cada bono es un movimiento más de <a href="/member?page=transactionHistory">Movimientos</a>, con su fecha, su monto y el saldo que quedó.</p>
<h3>Invitar amigos</h3>
<p>Con tu código o enlace de <a href="/member?page=referral">Invitar amigos</a> recibes el <strong>{{referralRate}}</strong> de lo que apuesten tus invitados, abonado cada día. A ellos no les cuesta nada.</p>`,
  },
  en: {
    title: 'Promotions and bonuses',
    summary: 'Where they are, how to claim them, when they lapse and where every peso goes.',
    keywords: ['bonus', 'promotion', 'claim', 'prize', 'lapse', 'expiry'],
    content: `<p><a href="/promotions">Promotions</a> has what is on, what is coming and what is over. Each has its period and its full terms in the same window: what stands there is what holds.</p>
<h3>Claiming a bonus</h3>
<ol>
<li>Open the promotion, or <a href="/member?page=bonusDetails">VIP and bonuses</a>.</li>
<li>Press the button to claim it. The money is in your balance at that moment.</li>
<li>If it asks for an application, fill it in and add up to {{feedbackImages}} pictures. You follow it on the same page, and a message tells you of the outcome.</li>
</ol>
<p>A bonus can be claimed once. Pressing twice, loading the page again or losing the connection neither doubles nor loses it.</p>
<h3>When it lapses</h3>
<p>Monthly bonuses lapse with their month; those for reaching a level do not. The date stands beside each, in the time of Mexico City.</p>
<h3>How can I check it?</h3>
<p>A bonus is one more movement of your <a href="/member?page=transactionHistory">Account record</a>, with its time, its amount and the balance after it.</p>
<h3>Inviting friends</h3>
<p>With your code or link of <a href="/member?page=referral">Invite friends</a> you receive <strong>{{referralRate}}</strong> of what those you invited bet, credited every day. It costs them nothing.</p>`,
  },
};
