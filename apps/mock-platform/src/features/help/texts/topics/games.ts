import type { SeededTopic } from '../text-shapes';

export const games: SeededTopic = {
  id: 'games',
  group: 'games',
  updated: '2026-02-23',
  es: {
    title: 'Jugar: categorías, prueba gratis y rondas',
    summary: 'Cómo encontrar un juego, probarlo sin dinero y qué pasa si se corta la conexión.',
    keywords: ['juego', 'tragamonedas', 'casino en vivo', 'deportes', 'prueba', 'favoritos', 'conexión', 'ronda'],
    content: `<p>El catálogo se ordena por categorías y proveedores. Usa el buscador de cada categoría: entiende acentos, mayúsculas y errores pequeños.</p>
<h3>Probar sin dinero</h3>
<p>Los juegos con el botón <strong>Probar gratis</strong> abren con dinero ficticio. Las rondas son iguales a las reales: mismas reglas y mismas probabilidades.</p>
<h3>Favoritos y recientes</h3>
<p>Toca el corazón de un juego para guardarlo en <a href="/favorite">Favoritos</a>. Lo último que abriste está en <a href="/recent">Recientes</a>.</p>
<h3>Se cortó la conexión a media ronda</h3>
<p>El resultado de una ronda se decide y se guarda en nuestros servidores en el momento de apostar. Si se corta la conexión:</p>
<ul>
<li>la apuesta se cobra <strong>una sola vez</strong>, aunque el juego la vuelva a enviar;</li>
<li>lo ganado se abona aunque no hayas visto la animación;</li>
<li>al volver a abrir el juego sigues donde estabas, también con tiradas gratis pendientes.</li>
</ul>
<h3>Qué significan los estados de una apuesta</h3>
<p><strong>Pendiente:</strong> el evento o sorteo aún no termina. <strong>Liquidada:</strong> ya se pagó lo que correspondía. <strong>Cancelada:</strong> tu apuesta volvió a tu saldo. Todas están en tu <a href="/member?page=personalHistoryCopy">Historial de apuestas</a> y se pueden descargar en CSV.</p>`,
  },
  en: {
    title: 'Playing: categories, free trials and rounds',
    summary: 'How to find a game, try it without money, and what happens when the connection drops.',
    keywords: ['game', 'slot', 'live casino', 'sports', 'trial', 'favourites', 'connection', 'round'],
    content: `<p>The catalogue is sorted by categories and vendors. Each category has a search that does not mind accents, capitals or small slips.</p>
<h3>Trying without money</h3>
<p>Games with the button <strong>Free trial</strong> open with play money. Its rounds are those of real money: the same rules and the same odds.</p>
<h3>Favourites and recent games</h3>
<p>Press the heart of a game to keep it in <a href="/favorite">Favourites</a>. What you opened last is in <a href="/recent">Recent</a>.</p>
<h3>The connection dropped in the middle of a round</h3>
<p>The outcome of a round is decided and kept on our servers at the moment of the bet. When the connection drops:</p>
<ul>
<li>the bet is charged <strong>once</strong>, even if the game sends it again;</li>
<li>a win is credited although you did not see it drawn;</li>
<li>when you open the game again you go on where you were, with free spins that are left.</li>
</ul>
<h3>What the states of a bet mean</h3>
<p><strong>Pending:</strong> the event or draw is not over. <strong>Settled:</strong> what was due has been paid. <strong>Cancelled:</strong> your stake is back in your balance. All of them are in your <a href="/member?page=personalHistoryCopy">Betting record</a>, which can be downloaded as CSV.</p>`,
  },
};
