import type { SeededTopic } from '../text-shapes';

export const withdrawals: SeededTopic = {
  id: 'withdrawals',
  group: 'money',
  updated: '2026-03-01',
  es: {
    title: 'Retirar',
    summary: 'Límites, la regla de juego previo, los estados de un retiro y cómo confirmar que llegó.',
    keywords: ['retiro', 'cobrar', 'rollover', 'turnover', 'clabe', 'recibido', 'no llegó', 'comprobante'],
    content: `<p>Pide tu retiro en <a href="/member?page=withdraw">Retirar</a>. El dinero va a una cuenta bancaria a tu nombre, por SPEI.</p>
<h3>Reglas de hoy</h3>
<ul>
<li>De <strong>{{withdrawalMin}}</strong> a <strong>{{withdrawalMax}}</strong> por retiro, {{withdrawalFee}}.</li>
<li>Hasta <strong>{{withdrawalCount}} retiros al día</strong> (hora del centro de México). Los rechazados no cuentan.</li>
<li>Necesitas tu contraseña de pago de {{paymentDigits}} dígitos y una CLABE vinculada. La CLABE se valida con su dígito de control, así que un error de dedo se nota de inmediato.</li>
</ul>
<h3>La regla de juego previo</h3>
<p>Antes de retirar hay que haber apostado al menos el <strong>{{turnover}}</strong> de lo depositado. Cuentan las apuestas liquidadas con dinero real; las de prueba y las canceladas no. La página de retiros muestra cuánto llevas y cuánto falta. Un depósito nuevo suma a lo que faltaba: un depósito pequeño nunca borra lo pendiente de uno grande.</p>
<h3>Qué significa cada estado</h3>
<ul>
<li><strong>Solicitado:</strong> el monto salió de tu saldo y está apartado.</li>
<li><strong>En revisión:</strong> verificamos la operación.</li>
<li><strong>Pagado:</strong> lo enviamos a tu banco. Te pedimos decir qué llegó.</li>
<li><strong>Rechazado:</strong> todo vuelve a tu saldo, con la comisión.</li>
</ul>
<h3>Confirma lo que llegó</h3>
<p>Cuando un retiro está pagado, pulsa <strong>¿Ya llegó?</strong> y elige:</p>
<ul>
<li><strong>Me llegó todo.</strong> Listo, el retiro se cierra.</li>
<li><strong>Me llegó una parte.</strong> Dinos cuánto; lo recibido más lo que falta siempre suma el total enviado.</li>
<li><strong>No me llegó nada.</strong> Adjunta una imagen de los movimientos de tu cuenta. Lo revisamos con el banco: si el pago no llegó, todo vuelve a tu saldo, con la comisión.</li>
</ul>
<p>Si no respondes en <strong>{{receiptTime}}</strong>, el retiro cuenta como recibido y ya no se puede devolver. Por eso conviene contestar en cuanto revises tu banco.</p>`,
  },
  en: {
    title: 'Withdrawing',
    summary: 'Limits, the turnover rule, the states of a withdrawal and how to confirm that it arrived.',
    keywords: ['withdrawal', 'cash out', 'rollover', 'turnover', 'clabe', 'received', 'not received', 'proof'],
    content: `<p>Ask for your money in <a href="/member?page=withdraw">Withdraw</a>. It goes to a bank account in your name, by SPEI.</p>
<h3>The rules of today</h3>
<ul>
<li>From <strong>{{withdrawalMin}}</strong> to <strong>{{withdrawalMax}}</strong> each, {{withdrawalFee}}.</li>
<li>Up to <strong>{{withdrawalCount}} withdrawals a day</strong> (time of Mexico City). Rejected ones do not count.</li>
<li>You need your payment password of {{paymentDigits}} digits and a CLABE that is bound. The CLABE is checked by its check digit, so that a slip shows at once.</li>
</ul>
<h3>The turnover rule</h3>
<p>Before a withdrawal you must have bet at least <strong>{{turnover}}</strong> of what you deposited. Bets that were settled with real money count; trial and cancelled ones do not. The page shows how far you are and how much is missing. A new deposit adds to what was missing: a small one never wipes out what is left of a large one.</p>
<h3>What each state means</h3>
<ul>
<li><strong>Requested:</strong> the amount has left your balance and is held.</li>
<li><strong>Under review:</strong> we are looking at it.</li>
<li><strong>Paid:</strong> we sent it to your bank, and ask you what arrived.</li>
<li><strong>Rejected:</strong> everything is back in your balance, the fee included.</li>
</ul>
<h3>Say what arrived</h3>
<p>Once a withdrawal was paid, press <strong>Has it arrived?</strong> and choose:</p>
<ul>
<li><strong>Everything arrived.</strong> Done, the withdrawal is closed.</li>
<li><strong>Only a part arrived.</strong> Tell us how much; received and missing always add up to what was sent.</li>
<li><strong>Nothing arrived.</strong> Add a picture of the movements of your account. We look at it with the bank: if the payment did not arrive, everything comes back to your balance, the fee included.</li>
</ul>
<p>Without an answer within <strong>{{receiptTime}}</strong> the withdrawal counts as received and cannot be given back. So answer as soon as you have looked at your bank.</p>`,
  },
};
