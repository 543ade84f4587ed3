import type { SeededTopic } from '../text-shapes';

export const fairness: SeededTopic = {
  id: 'fairness',
  group: 'games',
  updated: '2026-02-23',
  es: {
    title: 'Juego limpio comprobable',
    summary: 'Cómo verificar tú mismo que una ronda no fue alterada, paso a paso.',
    keywords: ['justo', 'semilla', 'hash', 'verificar', 'rng', 'aleatorio', 'provably fair', 'trampa'],
    content: `<p>En nuestros juegos propios no tienes que creernos: puedes <strong>comprobar</strong> que el resultado se fijó antes de tu apuesta y que nadie lo cambió.</p>
<h3>La idea</h3>
<ul>
<li>Antes de jugar elegimos una <strong>semilla del servidor</strong> y te mostramos su huella (hash SHA-256). La huella nos compromete: no se puede cambiar la semilla sin que la huella cambie.</li>
<li>Tú aportas la <strong>semilla del jugador</strong>, que puedes cambiar cuando quieras.</li>
<li>Cada ronda lleva un <strong>número de tirada</strong> que aumenta de uno en uno.</li>
</ul>
<p>El resultado sale de combinar los tres con HMAC-SHA256. Los números se obtienen por muestreo con rechazo, para que ninguno tenga ni un poco más de probabilidad que otro.</p>
<h3>Verificar una ronda</h3>
<ol>
<li>Abre tu <a href="/member?page=personalHistoryCopy">Historial de apuestas</a> y pulsa la ronda.</li>
<li>En <strong>Prueba de juego limpio</strong> ves la huella de la semilla del servidor, tu semilla y el número de tirada.</li>
<li>La semilla del servidor se revela cuando cambias de semilla: mientras está en uso tiene que ser secreta, o se podrían conocer las rondas que vienen.</li>
<li>Pulsa <strong>Verificar esta ronda</strong>. La página recalcula la huella y el resultado en tu navegador y los compara con lo que jugaste.</li>
</ol>
<p>Si prefieres no usar nuestra página, cualquier calculadora de SHA-256 y HMAC sirve: los datos son los mismos.</p>
<h3>El retorno al jugador</h3>
<p>Cada juego propio publica su retorno teórico (RTP). Es un promedio de millones de rondas; en una sesión puede pasar cualquier cosa, y la casa siempre tiene ventaja a la larga.</p>
<h3>Juegos de otros proveedores</h3>
<p>Usan generadores certificados por laboratorios independientes. Su resultado lo decide el proveedor y nosotros no podemos influir en él.</p>`,
  },
  en: {
    title: 'Provably fair play',
    summary: 'How to verify for yourself that a round was not altered, step by step.',
    keywords: ['fair', 'seed', 'hash', 'verify', 'rng', 'random', 'provably fair', 'cheating'],
    content: `<p>In our own games you need not believe us: you can <strong>check</strong> that the outcome was fixed before your bet and that nobody changed it.</p>
<h3>The idea</h3>
<ul>
<li>Before you play we choose a <strong>server seed</strong> and show you its fingerprint (a SHA-256 hash). That binds us: the seed cannot change without its fingerprint changing.</li>
<li>You bring the <strong>player seed</strong>, which you can change whenever you like.</li>
<li>Each round has a <strong>nonce</strong>, a number that grows by one.</li>
</ul>
<p>The outcome comes from the three of them by HMAC-SHA256. Numbers are drawn by rejection sampling, so that none is even slightly more likely than another.</p>
<h3>Verifying a round</h3>
<ol>
<li>Open your <a href="/member?page=personalHistoryCopy">Betting record</a> and press the round.</li>
<li>Under <strong>Proof of fair play</strong> you see the hash of the server seed, your seed and the number of the round.</li>
<li>The server seed is shown once you change seeds: while it is in use it has to be secret, or the rounds to come could be known.</li>
<li>Press <strong>Verify this round</strong>. The page works out hash and outcome again in your browser, and compares them with what you played.</li>
</ol>
<p>If you would rather not use our page, any calculator of SHA-256 and HMAC will do: the data are the same.</p>
<h3>Return to player</h3>
<p>Each game of our own states its theoretical return (RTP). It is an average over millions of rounds; in one session anything can happen, and in the long run the house has the edge.</p>
<h3>Games of other vendors</h3>
<p>They use generators certified by independent laboratories. The vendor decides their outcome, and we have no influence on it.</p>`,
  },
};
