import type { SeededTopic } from '../text-shapes';

export const security: SeededTopic = {
  id: 'security',
  group: 'safety',
  updated: '2026-02-16',
  es: {
    title: 'Seguridad de tu cuenta',
    summary: 'Contraseñas, sesiones, engaños comunes y qué hacer si alguien entró.',
    keywords: ['seguridad', 'contraseña', 'pago', 'sesiones', 'phishing', 'fraude', 'robo', 'autenticación'],
    content: `<p>Todo está en <a href="/member?page=securityCenter">Seguridad de la cuenta</a>: arriba ves el nivel de protección y lo que falta para subirlo.</p>
<h3>Lo que más protege</h3>
<ul>
<li>Una contraseña larga que no uses en ningún otro sitio.</li>
<li>La <strong>contraseña de pago</strong> de {{paymentDigits}} dígitos, distinta de la de acceso. Después de {{paymentTries}} intentos fallidos se bloquea por un rato.</li>
<li>Revisar de vez en cuando tus <strong>sesiones abiertas</strong> y tu historial de accesos, y cerrar lo que no reconozcas.</li>
</ul>
<h3>Lo que nunca haremos</h3>
<ul>
<li>Pedirte tu contraseña, tu contraseña de pago o un código por teléfono, chat o correo.</li>
<li>Pedirte que deposites a una cuenta que no está en un folio de la página.</li>
<li>Ofrecerte “desbloquear” un premio a cambio de un pago.</li>
</ul>
<p>Si alguien dice ser de Tonalli, compruébalo en <a href="/mirrors">sitios oficiales y contactos verificados</a> antes de contestar.</p>
<h3>Creo que alguien entró a mi cuenta</h3>
<ol>
<li>Cierra las demás sesiones.</li>
<li>Cambia tu contraseña y tu contraseña de pago.</li>
<li>Revisa tus cuentas bancarias vinculadas y quita las que no sean tuyas.</li>
<li>Escribe a atención a clientes. Podemos detener los retiros mientras lo revisamos.</li>
</ol>`,
  },
  en: {
    title: 'Keeping your account safe',
    summary: 'Passwords, sessions, common tricks, and what to do when somebody got in.',
    keywords: ['security', 'password', 'payment', 'sessions', 'phishing', 'fraud', 'theft', 'authenticator'],
    content: `<p>All of it is in <a href="/member?page=securityCenter">Account security</a>: at the top you see how well you are protected, and what is missing.</p>
<h3>What protects most</h3>
<ul>
<li>A long password that you use nowhere else.</li>
<li>The <strong>payment password</strong> of {{paymentDigits}} digits, unlike the one to log in. After {{paymentTries}} wrong tries it is locked for a while.</li>
<li>A look at your <strong>open sessions</strong> and your logins now and then, ending what you do not recognise.</li>
</ul>
<h3>What we will never do</h3>
<ul>
<li>Ask for your password, your payment password or a code by phone, chat or e-mail.</li>
<li>Ask you to pay to an account that is not in an order of the site.</li>
<li>Offer to “release” a prize for a payment.</li>
</ul>
<p>If somebody says that they are from Tonalli, look them up among the <a href="/mirrors">official sites and verified contacts</a> before you answer.</p>
<h3>I think somebody got into my account</h3>
<ol>
<li>End the other sessions.</li>
<li>Change your password and your payment password.</li>
<li>Look at your bound bank accounts and remove those that are not yours.</li>
<li>Write to customer service. We can stop withdrawals while we look into it.</li>
</ol>`,
  },
};
