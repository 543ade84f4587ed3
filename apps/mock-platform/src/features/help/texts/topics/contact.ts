import type { SeededTopic } from '../text-shapes';

export const contact: SeededTopic = {
  id: 'contact',
  group: 'start',
  updated: '2026-01-12',
  es: {
    title: 'Hablar con nosotros',
    summary: 'Atención a clientes, comentarios con imágenes y qué tener a la mano.',
    keywords: ['contacto', 'atención a clientes', 'soporte', 'chat', 'queja', 'comentario', 'sugerencia'],
    content: `<p>Hay dos caminos, según lo que necesites:</p>
<ul>
<li><strong>Atención a clientes</strong>, para lo urgente: pagos, acceso, una ronda que no se abonó. Los canales abiertos están al final de esta página y en el menú lateral.</li>
<li><strong><a href="/feedback">Comentarios</a></strong>, para sugerencias, fallas o lo que quieras contarnos: hasta {{feedbackCharacters}} caracteres y {{feedbackImages}} imágenes. La respuesta queda guardada ahí y te avisamos con un mensaje.</li>
</ul>
<h3>Ten a la mano</h3>
<ul>
<li>Tu nombre de usuario o tu número de cuenta, que se copia desde <a href="/member?page=securityCenter">tu perfil</a>.</li>
<li>El folio: D para depósitos, W para retiros, F para comentarios.</li>
<li>La fecha, la hora y, si lo hubo, la referencia del error.</li>
</ul>
<p>Nunca te pediremos contraseñas ni códigos.</p>
<h3>Si no quedaste conforme</h3>
<p>Pide que un supervisor revise tu caso con el folio de tu conversación. Respondemos por escrito en un máximo de diez días hábiles. El procedimiento completo está en los <a href="/terms#complaints">términos</a>.</p>`,
  },
  en: {
    title: 'Talking to us',
    summary: 'Customer service, feedback with pictures, and what to have at hand.',
    keywords: ['contact', 'customer service', 'support', 'chat', 'complaint', 'feedback', 'suggestion'],
    content: `<p>There are two ways, by what you need:</p>
<ul>
<li><strong>Customer service</strong> for what is urgent: payments, logging in, a round that was not credited. The open channels are at the end of this page and in the side menu.</li>
<li><strong><a href="/feedback">Feedback</a></strong> for suggestions, faults or whatever you would like to tell us: up to {{feedbackCharacters}} characters and {{feedbackImages}} pictures. The reply is kept there, and a message tells you of it.</li>
</ul>
<h3>Have at hand</h3>
<ul>
<li>Your user name or your account number, which you can copy from <a href="/member?page=securityCenter">your profile</a>.</li>
<li>The reference: D for deposits, W for withdrawals, F for feedback.</li>
<li>Date, time and, if there was one, the reference of the error.</li>
</ul>
<p>We will never ask for passwords or codes.</p>
<h3>If you are not satisfied</h3>
<p>Ask for a supervisor to look at your case, with the number of your conversation. We answer in writing within ten working days. The whole procedure is in the <a href="/terms#complaints">terms</a>.</p>`,
  },
};
