import type { SeededTopic } from '../text-shapes';

export const registering: SeededTopic = {
  id: 'registering',
  group: 'start',
  updated: '2026-02-02',
  es: {
    title: 'Crear tu cuenta',
    summary: 'Qué necesitas para registrarte, cuánto tarda y qué hacer justo después.',
    keywords: ['registro', 'registrarse', 'alta', 'nueva cuenta', 'código de invitación', 'edad'],
    content: `<p>Registrarte toma menos de un minuto. Solo puedes tener <strong>una cuenta</strong>, a tu nombre, y debes tener al menos <strong>{{minimumAge}} años cumplidos</strong>.</p>
<h3>Paso a paso</h3>
<ol>
<li>Pulsa <strong>Registrarse</strong> en la parte superior de cualquier página.</li>
<li>Elige un nombre de usuario y una contraseña que no uses en otro sitio. Debajo de cada campo ves lo que pide, y se revisa mientras escribes.</li>
<li>Si alguien te invitó, escribe su código o abre el enlace que te mandó: el código ya viene puesto.</li>
<li>Lee los <a href="/terms">términos</a> y el <a href="/privacy">aviso de privacidad</a>, confirma tu edad y termina. Entras de inmediato.</li>
</ol>
<p>Lo que ya escribiste no se pierde si cierras la ventana del registro por accidente o abres los términos: se queda ahí mientras no cierres la pestaña.</p>
<h3>Lo primero que conviene hacer</h3>
<ul>
<li>Define tu <strong>contraseña de pago</strong> de {{paymentDigits}} dígitos en <a href="/member?page=securityCenter">Seguridad de la cuenta</a>. Sin ella no se puede retirar dinero.</li>
<li>Vincula la cuenta bancaria en la que quieres recibir tus retiros. Tiene que estar a tu nombre.</li>
<li>Decide cuánto quieres gastar y cuánto tiempo quieres jugar, y elige aquí mismo tus límites de depósito. Lo explicamos en <a href="/help#responsible-gaming">Juego responsable</a>.</li>
</ul>
<h3>¿Solo quieres mirar?</h3>
<p>Puedes recorrer todo el catálogo sin cuenta y abrir una cuenta de prueba con dinero ficticio. Con ella no se deposita, no se retira y nada de lo que ganes vale dinero real.</p>`,
  },
  en: {
    title: 'Creating your account',
    summary: 'What you need to register, how long it takes and what to do right after.',
    keywords: ['register', 'sign up', 'new account', 'invitation code', 'age'],
    content: `<p>Registering takes less than a minute. You may have <strong>one account</strong> only, in your own name, and you must be at least <strong>{{minimumAge}} years old</strong>.</p>
<h3>Step by step</h3>
<ol>
<li>Press <strong>Register</strong> at the top of any page.</li>
<li>Choose a user name and a password that you use nowhere else. Each field says what it asks for, and is checked while you type.</li>
<li>If somebody invited you, type their code or open the link they sent: the code is filled in already.</li>
<li>Read the <a href="/terms">terms</a> and the <a href="/privacy">privacy notice</a>, confirm your age and finish. You are in at once.</li>
</ol>
<p>Nothing that you typed is lost when you close the registration by accident or open the terms: it stays for as long as the tab is open.</p>
<h3>What to do first</h3>
<ul>
<li>Set your <strong>payment password</strong> of {{paymentDigits}} digits in <a href="/member?page=securityCenter">Account security</a>. No money leaves without it.</li>
<li>Bind the bank account that is to receive your withdrawals. It has to be in your name.</li>
<li>Decide how much you want to spend and for how long you want to play, and choose your deposit limits right here. See <a href="/help#responsible-gaming">Responsible gaming</a>.</li>
</ul>
<h3>Just looking?</h3>
<p>You can browse the whole catalogue without an account and open a trial account with play money. Nothing is deposited or withdrawn with it, and nothing that you win with it is worth real money.</p>`,
  },
};
