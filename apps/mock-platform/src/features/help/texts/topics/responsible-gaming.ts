import type { SeededTopic } from '../text-shapes';

export const responsibleGaming: SeededTopic = {
  id: 'responsible-gaming',
  group: 'safety',
  updated: '2026-03-01',
  es: {
    title: 'Juego responsable',
    summary: 'Límites de depósito, tus números y ayuda: cómo mantener el control o recuperarlo.',
    keywords: ['límite', 'adicción', 'ludopatía', 'ayuda', 'control'],
    content: `<p>Jugar es un gasto de entretenimiento, como ir al cine. Deja de serlo cuando se vuelve una forma de ganar dinero, de recuperar pérdidas o de no pensar en otra cosa.</p>
<h3>Herramientas</h3>
<ul>
<li><strong>Límites de depósito</strong> por día, semana y mes, que eliges al registrarte y ves en tu <a href="/member?page=securityCenter">centro de seguridad</a>. Cuentan todo lo que depositas y lo que está por pagarse; los retiros no hacen espacio.</li>
<li><strong>Dinero retenido.</strong> Lo que llega por encima de tu límite no entra a tu saldo: se guarda aparte y es tuyo.</li>
</ul>
<p>Si necesitas parar, escribe a atención a clientes y suspendemos tu cuenta.</p>
<h3>Mira tus números</h3>
<p><a href="/member?page=personalProfit">Ganancias y pérdidas</a> muestra, sin adornos, cuánto apostaste y cuánto recuperaste por día y por juego.</p>
<p>En la página de <a href="/responsible-gaming">Juego responsable</a> hay un cuestionario corto y privado, señales de alerta y a quién acudir.</p>`,
  },
  en: {
    title: 'Responsible gaming',
    summary: 'Deposit limits, your numbers and help: how to stay in control, or get it back.',
    keywords: ['limit', 'addiction', 'help', 'control'],
    content: `<p>Playing is something you spend on for fun, like the cinema. It is no longer that when it becomes a way to make money, to win back losses, or not to think of something else.</p>
<h3>Tools</h3>
<ul>
<li><strong>Deposit limits</strong> by day, week and month, which you choose when you register and see in your <a href="/member?page=securityCenter">security centre</a>. They count all that you deposit and what is still to be paid; withdrawals make no room.</li>
<li><strong>Held money.</strong> What arrives beyond your limit does not enter your balance: it is kept apart, and it is yours.</li>
</ul>
<p>If you need to stop, write to customer service and we suspend your account.</p>
<h3>Look at your numbers</h3>
<p><a href="/member?page=personalProfit">Profit and loss</a> shows plainly how much you bet and how much came back, by day and by game.</p>
<p>The page on <a href="/responsible-gaming">responsible gaming</a> has a short, private questionnaire, warning signs and whom to turn to.</p>`,
  },
};
