import type { SeededTopic } from '../text-shapes';

export const technical: SeededTopic = {
  id: 'technical',
  group: 'safety',
  updated: '2026-02-09',
  es: {
    title: 'Problemas técnicos',
    summary: 'La página no carga, un juego no abre, no llega un código: qué probar primero.',
    keywords: ['error', 'lento', 'no carga', 'pantalla negra', 'ventana bloqueada', 'caché', 'navegador', 'app'],
    content: `<h3>La página no carga o va lenta</h3>
<ul>
<li>Cuando algo falla, el botón <strong>Reintentar</strong> vuelve a pedir solo eso. Lo que escribiste no se pierde.</li>
<li>Si tu proveedor de internet bloquea la dirección, prueba uno de los <a href="/mirrors">sitios espejo</a> oficiales. Tu cuenta y tu saldo son los mismos.</li>
<li>Durante un mantenimiento la página dice a qué hora termina. Las rondas abiertas y tu saldo no se tocan.</li>
</ul>
<h3>Un juego no abre</h3>
<ul>
<li>Actualiza el navegador. Funcionan las dos últimas versiones de Chrome, Edge, Firefox y Safari.</li>
<li>Desactiva por un momento los bloqueadores de contenido para este sitio.</li>
<li>Cierra otras pestañas con juegos: cada uno ocupa bastante memoria.</li>
</ul>
<h3>Se bloqueó la ventana de atención a clientes</h3>
<p>El chat abre en una ventana propia. Si el navegador la bloquea, permite las ventanas emergentes para este sitio y vuelve a pulsar.</p>
<h3>No me llega un código</h3>
<p>Espera a que termine la cuenta regresiva y pide otro. Revisa que el número tenga diez dígitos, que haya señal y, si es por correo, la carpeta de correo no deseado.</p>
<h3>Al escribirnos</h3>
<p>Los errores muestran una <strong>referencia</strong>. Cópiala: con ella encontramos exactamente qué pasó. Si puedes, agrega una captura en <a href="/feedback">Comentarios</a> (hasta {{feedbackImages}} imágenes y {{feedbackCharacters}} caracteres).</p>`,
  },
  en: {
    title: 'Technical trouble',
    summary: 'The page does not load, a game does not open, a code does not come: what to try first.',
    keywords: ['error', 'slow', 'does not load', 'black screen', 'popup blocked', 'cache', 'browser', 'app'],
    content: `<h3>The page does not load, or is slow</h3>
<ul>
<li>When something fails, <strong>Retry</strong> asks for that alone again. What you typed is not lost.</li>
<li>If your internet provider blocks the address, try one of the official <a href="/mirrors">mirror sites</a>. Your account and your balance are the same.</li>
<li>During maintenance the page says when it ends. Open rounds and your balance are not touched.</li>
</ul>
<h3>A game does not open</h3>
<ul>
<li>Update your browser. The last two versions of Chrome, Edge, Firefox and Safari work.</li>
<li>Turn content blockers off for this site for a moment.</li>
<li>Close other tabs with games: each takes a good deal of memory.</li>
</ul>
<h3>The window of customer service was blocked</h3>
<p>The chat opens in a window of its own. If the browser blocks it, allow popups for this site and press again.</p>
<h3>A code does not come</h3>
<p>Wait until the countdown is over and ask for another. See that the number has ten digits, that there is a signal and, by e-mail, look into the folder for spam.</p>
<h3>When you write to us</h3>
<p>Errors show a <strong>reference</strong>. Copy it: with it we find exactly what happened. If you can, add a screenshot in <a href="/feedback">Feedback</a> (up to {{feedbackImages}} pictures and {{feedbackCharacters}} characters).</p>`,
  },
};
