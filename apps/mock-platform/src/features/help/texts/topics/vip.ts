import type { SeededTopic } from '../text-shapes';

export const vip: SeededTopic = {
  id: 'vip',
  group: 'rewards',
  updated: '2026-01-26',
  es: {
    title: 'Club Tonalli (VIP)',
    summary: 'Cómo se sube de nivel, qué da cada uno y por qué nunca se baja.',
    keywords: ['vip', 'nivel', 'club', 'bono mensual', 'ascenso'],
    content: `<p>El Club Tonalli tiene nueve niveles, de <strong>Alba</strong> a <strong>Sol</strong>. Formas parte desde tu primer día, sin inscripción.</p>
<h3>Cómo se sube</h3>
<p>Cada apuesta liquidada con dinero real suma a tu total de apuestas válidas, ganes o pierdas. Al llegar al siguiente umbral subes en ese momento y recibes un mensaje. <strong>Los niveles no se pierden</strong>, aunque dejes de jugar un tiempo.</p>
<h3>Qué recibes</h3>
<ul>
<li><strong>Bono de ascenso</strong>, una vez por nivel alcanzado. No vence.</li>
<li><strong>Bono mensual</strong> desde el nivel Cobre. Se entrega al comenzar el mes y vence cuando termina.</li>
</ul>
<p>Tu nivel, lo que falta para el siguiente, la tabla completa y tus bonos por reclamar están en <a href="/member?page=bonusDetails">VIP y bonos</a>.</p>
<h3>Un consejo honesto</h3>
<p>Ningún bono de nivel compensa lo que se pierde por jugar más de lo planeado. Sube a tu ritmo; el club no tiene prisa.</p>`,
  },
  en: {
    title: 'Tonalli Club (VIP)',
    summary: 'How levels are reached, what each gives and why none is ever lost.',
    keywords: ['vip', 'level', 'club', 'monthly bonus', 'upgrade'],
    content: `<p>The Tonalli Club has nine levels, from <strong>Dawn</strong> to <strong>Sun</strong>. You belong to it from your first day, without signing up.</p>
<h3>How levels are reached</h3>
<p>Every bet that was settled with real money adds to your valid bets, whether you win or lose. At the next threshold you rise at that very moment, and a message tells you. <strong>Levels are never lost</strong>, also when you do not play for a while.</p>
<h3>What you receive</h3>
<ul>
<li>An <strong>upgrade bonus</strong>, once for each level. It does not lapse.</li>
<li>A <strong>monthly bonus</strong> from Copper on. It is given when the month begins and lapses when it ends.</li>
</ul>
<p>Your level, what is missing to the next, the whole table and your bonuses to claim are in <a href="/member?page=bonusDetails">VIP and bonuses</a>.</p>
<h3>Honest advice</h3>
<p>No bonus makes up for what is lost by playing more than planned. Rise at your own pace; the club is in no hurry.</p>`,
  },
};
