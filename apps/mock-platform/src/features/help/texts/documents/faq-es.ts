import type { DocumentBody } from '../text-shapes';

export const faqEs: DocumentBody = {
  title: 'Preguntas frecuentes',
  lead: 'Respuestas cortas a lo que más nos preguntan. Si quieres el detalle, está en la ayuda.',
  sections: [
    {
      partId: 'account',
      title: 'Tu cuenta',
      content: '',
      questions: [
        {
          partId: 'age',
          title: '¿Qué edad necesito para jugar?',
          content: `<p>{{minimumAge}} años cumplidos. Podemos pedirte una identificación para comprobarlo.</p>`,
        },
        {
          partId: 'two-accounts',
          title: '¿Puedo tener dos cuentas?',
          content: `<p>No. Es una por persona; los beneficios de cuentas repetidas se retiran.</p>`,
        },
        {
          partId: 'forgot',
          title: 'Olvidé mi contraseña, ¿qué hago?',
          content: `<p>En la ventana de acceso pulsa “¿Olvidaste tu contraseña?” y recupérala por correo o por SMS. Más en <a href="/help#logging-in">Iniciar sesión</a>.</p>`,
        },
        {
          partId: 'locked',
          title: '¿Por qué no me deja entrar?',
          content: `<p>Después de varios intentos fallidos la entrada se pausa 5 minutos. Espera o recupera tu contraseña.</p>`,
        },
        {
          partId: 'trial',
          title: '¿Qué es la cuenta de prueba?',
          content: `<p>Una cuenta con dinero ficticio para conocer los juegos. No deposita, no retira y no acumula puntos.</p>`,
        },
      ],
    },
    {
      partId: 'money',
      title: 'Depósitos y retiros',
      content: '',
      questions: [
        {
          partId: 'minimum',
          title: '¿Cuál es el depósito mínimo?',
          content: `<p>Depende del canal. Estos son los de hoy:</p>{{depositChannels}}`,
        },
        {
          partId: 'how-long',
          title: '¿Cuánto tarda un retiro?',
          content: `<p>Lo revisamos y lo enviamos por SPEI el mismo día en la mayoría de los casos. Tu banco puede tardar unos minutos más en mostrarlo.</p>`,
        },
        {
          partId: 'turnover',
          title: '¿Por qué no puedo retirar todavía?',
          content: `<p>Falta apostar parte de lo depositado: se pide el {{turnover}}. La página de <a href="/member?page=withdraw">Retirar</a> dice cuánto falta.</p>`,
        },
        {
          partId: 'limits',
          title: '¿Cuánto puedo retirar?',
          content: `<p>De {{withdrawalMin}} a {{withdrawalMax}} por retiro y hasta {{withdrawalCount}} al día, con {{withdrawalFee}}.</p>`,
        },
        {
          partId: 'not-arrived',
          title: 'Mi retiro dice “Pagado” y no llegó',
          content: `<p>Pulsa “¿Ya llegó?” y elige “No me llegó nada”. Adjunta una imagen de tus movimientos y lo revisamos con el banco. Hazlo antes de {{receiptTime}}.</p>`,
        },
        {
          partId: 'third-party',
          title: '¿Puede depositar alguien más por mí?',
          content: `<p>No. Las cuentas y tarjetas tienen que estar a tu nombre.</p>`,
        },
      ],
    },
    {
      partId: 'games',
      title: 'Juegos',
      content: '',
      questions: [
        {
          partId: 'rigged',
          title: '¿Cómo sé que no está arreglado?',
          content: `<p>En los juegos propios puedes comprobar cada ronda tú mismo: te decimos cómo en <a href="/help#fairness">Juego limpio comprobable</a>.</p>`,
        },
        {
          partId: 'disconnected',
          title: 'Se fue el internet a media ronda, ¿perdí?',
          content: `<p>No pierdes nada por eso. El resultado ya estaba registrado y lo ganado se abona. Revísalo en tu historial.</p>`,
        },
        {
          partId: 'free',
          title: '¿Puedo jugar gratis?',
          content: `<p>Sí, los juegos con “Probar gratis” abren con dinero ficticio y las mismas probabilidades.</p>`,
        },
        {
          partId: 'rtp',
          title: '¿Qué es el RTP?',
          content: `<p>El porcentaje que un juego devuelve en promedio a lo largo de millones de rondas. No predice lo que pasará en tu sesión.</p>`,
        },
      ],
    },
    {
      partId: 'rewards',
      title: 'Bonos, puntos y VIP',
      content: '',
      questions: [
        {
          partId: 'points-expire',
          title: '¿Los puntos vencen?',
          content: `<p>No, nunca. Ganas 1 punto por cada {{betPerPoint}} de apuestas válidas.</p>`,
        },
        {
          partId: 'points-worth',
          title: '¿Cuánto vale un punto?',
          content: `<p>{{pointsPerPeso}} puntos son 1 peso de saldo. También se canjean por recompensas en la <a href="/pointMall">tienda de puntos</a>.</p>`,
        },
        {
          partId: 'vip-lost',
          title: '¿Puedo bajar de nivel VIP?',
          content: `<p>No. Los niveles alcanzados se conservan.</p>`,
        },
        {
          partId: 'invite',
          title: '¿Qué gano por invitar?',
          content: `<p>El {{referralRate}} de lo que apuesten tus invitados, abonado cada día.</p>`,
        },
      ],
    },
    {
      partId: 'safety',
      title: 'Seguridad y control',
      content: '',
      questions: [
        {
          partId: 'safe',
          title: '¿Es seguro dejar mi dinero aquí?',
          content: `<p>El dinero de las personas usuarias está separado del de la operación, y cada movimiento queda registrado con su folio. Aun así, retira lo que no vayas a jugar.</p>`,
        },
        {
          partId: 'payment-password',
          title: '¿Para qué es la contraseña de pago?',
          content: `<p>Son {{paymentDigits}} dígitos que protegen tus retiros y canjes aunque alguien conozca tu contraseña de acceso.</p>`,
        },
        {
          partId: 'stop',
          title: 'Quiero dejar de jugar un tiempo',
          content: `<p>Escribe a atención a clientes y suspendemos tu cuenta. En <a href="/responsible-gaming">Juego responsable</a> hay un cuestionario, señales de alerta y a quién acudir.</p>`,
        },
      ],
    },
  ],
};
