import type { SeededTopic } from '../text-shapes';

export const loggingIn: SeededTopic = {
  id: 'logging-in',
  group: 'start',
  updated: '2026-02-16',
  es: {
    title: 'Iniciar sesión y recuperar el acceso',
    summary: 'Formas de entrar, contraseña olvidada, cuenta bloqueada y accesos que no reconoces.',
    keywords: ['entrar', 'login', 'contraseña olvidada', 'sms', 'bloqueada', 'captcha', 'código'],
    content: `<p>Puedes entrar con tu <strong>nombre de usuario y contraseña</strong> o con un <strong>código por SMS</strong> al celular que tienes registrado.</p>
<h3>Código por SMS</h3>
<p>Escribe tu número, pulsa <strong>Enviar código</strong> y espera el mensaje. El botón muestra cuánto falta para poder pedir otro. El código solo sirve una vez y deja de valer cuando se agota el tiempo.</p>
<h3>Olvidé mi contraseña</h3>
<p>En la ventana de acceso pulsa <strong>¿Olvidaste tu contraseña?</strong>. Puedes recuperarla con el correo de tu cuenta (te llega un enlace de un solo uso) o con el celular registrado (te llega un código). Por seguridad, al cambiarla se cierran tus demás sesiones.</p>
<h3>“Demasiados intentos”</h3>
<p>Después de varios intentos fallidos pedimos resolver una imagen y, si siguen, la entrada se pausa <strong>5 minutos</strong>. No es un castigo: así nadie puede adivinar tu contraseña probando miles. Espera, o recupera el acceso con las opciones de arriba.</p>
<h3>Me pide un segundo paso</h3>
<p>Si entras desde una red que no conocemos, confirmamos que eres tú con un dato más: un código por SMS o correo, el nombre del titular de tu cuenta bancaria o tu aplicación de autenticación.</p>
<h3>Hay un acceso que no reconozco</h3>
<p>En <a href="/member?page=securityCenter">Seguridad de la cuenta</a> ves cada inicio de sesión con fecha, dispositivo y lugar de red. Cierra las demás sesiones con un clic, cambia tu contraseña y avísanos.</p>`,
  },
  en: {
    title: 'Logging in and getting back in',
    summary: 'Ways to log in, a forgotten password, a locked login and logins you do not recognise.',
    keywords: ['login', 'forgot password', 'sms', 'locked', 'captcha', 'code'],
    content: `<p>You can log in with your <strong>user name and password</strong> or with an <strong>SMS code</strong> to the mobile number that you registered.</p>
<h3>SMS code</h3>
<p>Type your number, press <strong>Send code</strong> and wait for the message. The button shows how long it takes until you can ask for another. A code works once, and no longer when its time is over.</p>
<h3>I forgot my password</h3>
<p>Press <strong>Forgot your password?</strong> in the login window. You can set a new one with the e-mail address of your account (a link that works once arrives) or with the registered mobile (a code arrives). For your safety your other sessions end when you change it.</p>
<h3>“Too many attempts”</h3>
<p>After some failed attempts we ask you to solve a picture, and if they go on the login pauses for <strong>5 minutes</strong>. It is no punishment: nobody can guess your password by trying thousands. Wait, or get back in by the ways above.</p>
<h3>It asks for a second step</h3>
<p>When you log in from a network that we do not know we make sure that it is you by one more thing: a code by SMS or e-mail, the holder of your bank account, or your authenticator app.</p>
<h3>There is a login I do not recognise</h3>
<p>In <a href="/member?page=securityCenter">Account security</a> you see every login with its time, device and network. End the other sessions with one click, change your password and tell us.</p>`,
  },
};
