import type { SeededTopic } from '../text-shapes';

export const deposits: SeededTopic = {
  id: 'deposits',
  group: 'money',
  updated: '2026-03-01',
  es: {
    title: 'Depositar',
    summary: 'Canales, límites y comisiones de hoy, y qué hacer si un pago no aparece.',
    keywords: ['depósito', 'spei', 'clabe', 'oxxo', 'tienda', 'tarjeta', 'cripto', 'saldo', 'comisión'],
    content: `<p>Todos los depósitos se hacen en pesos mexicanos desde <a href="/member?page=depositv2">Depositar</a>. Elige el canal, escribe el monto y sigue las instrucciones del folio que se abre.</p>
<h3>Canales, límites y comisiones</h3>
{{depositChannels}}
<p>La comisión se descuenta de lo que se abona; antes de confirmar ves el monto exacto que llegará a tu saldo. Nunca hay cargos que no estén en esa pantalla.</p>
<h3>Cómo funciona cada uno</h3>
<ul>
<li><strong>SPEI:</strong> transfiere desde tu banca móvil a la CLABE del folio y escribe la referencia tal como aparece.</li>
<li><strong>Efectivo en tienda:</strong> muestra el código de barras en caja y conserva tu ticket.</li>
<li><strong>Tarjeta:</strong> pagas en la página segura del procesador. Nosotros nunca vemos ni guardamos los datos de tu tarjeta.</li>
<li><strong>Billetera con QR:</strong> escanea el código con tu aplicación.</li>
<li><strong>Criptomoneda:</strong> envía el importe exacto, por la red indicada. Un envío por otra red no se puede recuperar.</li>
</ul>
<h3>Mi depósito no aparece</h3>
<ol>
<li>Revisa que el folio siga vigente y que el monto y la referencia sean los mismos. Un depósito por otro monto se abona por lo que realmente llegó.</li>
<li>Un folio vencido no se paga: abre otro. Si ya habías pagado, el dinero no se pierde; lo ubicamos con tu comprobante.</li>
<li>Si pasó más de una hora, escribe a atención a clientes con el folio (empieza con D) y el comprobante.</li>
</ol>
<p>Las cuentas desde las que pagas tienen que ser tuyas. Por ley no aceptamos depósitos de terceros.</p>`,
  },
  en: {
    title: 'Depositing',
    summary: 'Channels, limits and fees as they are today, and what to do when a payment does not show.',
    keywords: ['deposit', 'spei', 'clabe', 'store', 'cash', 'card', 'crypto', 'balance', 'fee'],
    content: `<p>All deposits are in Mexican pesos, from <a href="/member?page=depositv2">Deposit</a>. Choose the channel, type the amount and follow the instructions of the order that opens.</p>
<h3>Channels, limits and fees</h3>
{{depositChannels}}
<p>The fee is taken from what is credited; before you confirm you see the exact amount that will reach your balance. There are no charges beyond that screen.</p>
<h3>How each of them works</h3>
<ul>
<li><strong>SPEI:</strong> transfer from your banking app to the CLABE of the order, and type the reference as it stands there.</li>
<li><strong>Cash at a store:</strong> show the barcode at the till and keep the receipt.</li>
<li><strong>Card:</strong> you pay on the safe page of the processor. We never see nor keep the data of your card.</li>
<li><strong>Wallet with QR:</strong> scan the code with your app.</li>
<li><strong>Cryptocurrency:</strong> send the exact amount over the network that is named. What is sent over another network cannot be recovered.</li>
</ul>
<h3>My deposit does not show</h3>
<ol>
<li>See whether the order is still open and whether amount and reference are the same. A deposit of another amount is credited with what really arrived.</li>
<li>An order that has expired is not paid any more: open another. If you had paid already, the money is not lost; we find it by your receipt.</li>
<li>After more than an hour, write to customer service with the number of the order (it begins with D) and your receipt.</li>
</ol>
<p>The accounts that you pay from have to be your own. The law does not let us take deposits of others.</p>`,
  },
};
