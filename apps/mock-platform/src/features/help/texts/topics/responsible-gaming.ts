import type { SeededTopic } from '../text-shapes';

export const responsibleGaming: SeededTopic = {
  id: 'responsible-gaming',
  group: 'safety',
  updated: '2026-03-01',
  es: {
    title: 'Juego responsable',
    summary: 'Límites, pausas y autoexclusión: cómo mantener el control o recuperarlo.',
    keywords: ['límite', 'autoexclusión', 'pausa', 'adicción', 'ludopatía', 'ayuda', 'control'],
    content: `<p>Jugar es un gasto de entretenimiento, como ir al cine. Deja de serlo cuando se vuelve una forma de ganar dinero, de recuperar pérdidas o de no pensar en otra cosa.</p>
<h3>Herramientas</h3>
<ul>
<li><strong>Límites de depósito, de pérdida y de tiempo.</strong> Bajarlos surte efecto de inmediato; subirlos tarda 24 horas, para que lo pienses con calma.</li>
<li><strong>Recordatorio de tiempo.</strong> Un aviso te dice cuánto llevas jugando y cómo vas.</li>
<li><strong>Pausa.</strong> Por un tiempo que tú eliges no podrás depositar ni jugar.</li>
<li><strong>Autoexclusión.</strong> Cierra el acceso al juego por meses. No se puede levantar antes de que termine.</li>
</ul>
<p>Las herramientas valen en todas partes donde se mueve dinero, también en la aplicación y en cada juego. Tus retiros siguen disponibles.</p>
<h3>Mira tus números</h3>
<p><a href="/member?page=personalProfit">Ganancias y pérdidas</a> muestra, sin adornos, cuánto apostaste y cuánto recuperaste por día y por juego.</p>
<p>En la página de <a href="/responsible-gaming">Juego responsable</a> hay un cuestionario corto y privado, señales de alerta y a quién acudir.</p>`,
  },
  en: {
    title: 'Responsible gaming',
    summary: 'Limits, breaks and self-exclusion: how to stay in control, or get it back.',
    keywords: ['limit', 'self-exclusion', 'break', 'addiction', 'help', 'control'],
    content: `<p>Playing is something you spend on for fun, like the cinema. It is no longer that when it becomes a way to make money, to win back losses, or not to think of something else.</p>
<h3>Tools</h3>
<ul>
<li><strong>Limits of deposits, losses and time.</strong> Lowering one holds at once; raising it takes 24 hours, so that you can sleep on it.</li>
<li><strong>Reality check.</strong> A reminder tells you for how long you have played, and how it goes.</li>
<li><strong>Cool-off.</strong> For as long as you choose you can neither deposit nor play.</li>
<li><strong>Self-exclusion.</strong> Closes the games to you for months. It cannot be lifted before it ends.</li>
</ul>
<p>These hold wherever money moves, also in the app and in every game. You can still withdraw.</p>
<h3>Look at your numbers</h3>
<p><a href="/member?page=personalProfit">Profit and loss</a> shows plainly how much you bet and how much came back, by day and by game.</p>
<p>The page on <a href="/responsible-gaming">responsible gaming</a> has a short, private questionnaire, warning signs and whom to turn to.</p>`,
  },
};
