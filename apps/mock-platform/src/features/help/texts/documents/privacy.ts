import type { DocumentBody, SeededDocument } from '../text-shapes';

const es: DocumentBody = {
  title: 'Aviso de privacidad',
  lead: 'Qué datos tuyos usamos, para qué, con quién los compartimos y cómo puedes decidir sobre ellos.',
  sections: [
    {
      partId: 'controller',
      title: 'Responsable de tus datos',
      content: `<p>Tonalli, operador con licencia <strong>{{licence}}</strong>, es responsable del tratamiento de tus datos personales conforme a la Ley Federal de Protección de Datos Personales en Posesión de los Particulares. Para cualquier asunto de este aviso, escribe a nuestro departamento de datos personales desde atención a clientes o desde <a href="/feedback">Comentarios</a>, tema “Cuenta”.</p>`,
    },
    {
      partId: 'data',
      title: 'Qué datos tratamos',
      content: `<ul><li><strong>De identidad y contacto:</strong> nombre de usuario, nombre, fecha de nacimiento, correo, celular y, cuando se pide verificación, documentos oficiales.</li><li><strong>Financieros:</strong> cuentas bancarias vinculadas, depósitos, retiros y comprobantes. No vemos ni guardamos datos de tarjetas.</li><li><strong>De juego:</strong> apuestas, resultados, bonos, puntos y límites de depósito.</li><li><strong>Técnicos:</strong> dirección IP, dispositivo, navegador, idioma e historial de accesos.</li><li><strong>Lo que nos envías:</strong> mensajes, comentarios e imágenes. De las imágenes conservamos solo lo que se ve: eliminamos la ubicación y demás datos ocultos al recibirlas.</li></ul><p>No tratamos datos personales sensibles, salvo los que tú decidas contarnos al pedir ayuda por problemas de juego, que se usan únicamente para ayudarte.</p>`,
    },
    {
      partId: 'purposes',
      title: 'Para qué los usamos',
      content: `<h3>Finalidades necesarias</h3><ul><li>Crear y proteger tu cuenta, y comprobar tu edad.</li><li>Procesar depósitos, apuestas, premios y retiros.</li><li>Cumplir obligaciones contra el lavado de dinero y ante nuestra autoridad.</li><li>Aplicar tus límites y prevenir daños por el juego.</li><li>Atenderte y resolver quejas.</li></ul><h3>Finalidades adicionales</h3><ul><li>Enviarte promociones y medir qué partes del sitio funcionan mejor.</li></ul><p>Puedes negarte a las finalidades adicionales en cualquier momento, sin que eso afecte tu cuenta.</p>`,
    },
    {
      partId: 'sharing',
      title: 'Con quién los compartimos',
      content: `<p>Solo con quien hace falta y solo lo necesario:</p><ul><li>bancos y procesadores de pago, para mover tu dinero;</li><li>proveedores de juegos, que reciben un identificador y tu apodo, no tu nombre ni tus datos de contacto;</li><li>proveedores de tecnología que nos dan servidores y mensajería, por contrato y bajo nuestras instrucciones;</li><li>autoridades, cuando la ley nos obliga.</li></ul><p>No vendemos tus datos. Tu agente, si tienes, ve tu actividad resumida dentro de su equipo, nunca tus datos bancarios ni de contacto.</p>`,
    },
    {
      partId: 'arco',
      title: 'Tus derechos ARCO',
      content: `<p>Tienes derecho a <strong>Acceder</strong> a tus datos, <strong>Rectificarlos</strong>, <strong>Cancelarlos</strong> y <strong>Oponerte</strong> a su uso, así como a revocar tu consentimiento y limitar su divulgación.</p><ol><li>Envía tu solicitud desde tu cuenta, por atención a clientes, e indica qué derecho quieres ejercer y sobre qué datos.</li><li>Confirmamos tu identidad con los medios que ya tiene tu cuenta. Si te representa alguien, debe acreditarlo.</li><li>Respondemos en un máximo de <strong>20 días hábiles</strong> y, si procede, la hacemos efectiva en los 15 siguientes. No tiene costo.</li></ol><p>Hay datos que la ley nos obliga a conservar, como los de pagos: en ese caso los bloqueamos para cualquier otro uso. Si no estás conforme con la respuesta, puedes acudir a la autoridad de protección de datos.</p><p>Mucho lo puedes hacer tú: ver y descargar tus apuestas y movimientos en tu centro de miembro, corregir tu perfil y cerrar sesiones.</p>`,
    },
    {
      partId: 'retention',
      title: 'Cuánto tiempo los guardamos',
      content: `<ul><li>Datos de cuenta, pagos y apuestas: mientras tengas cuenta y diez años más, por obligación legal.</li><li>Comentarios, mensajes y sus imágenes: dos años después de la última respuesta.</li><li>Registros técnicos de acceso: doce meses.</li></ul>`,
    },
    {
      partId: 'security',
      title: 'Cómo los protegemos',
      content: `<p>Ciframos la comunicación, sellamos las operaciones sensibles con claves que cambian, guardamos las contraseñas de forma que ni nosotros podemos leerlas y limitamos el acceso del personal a lo que su trabajo requiere. Si una vulneración afecta tus derechos de forma significativa, te avisamos de inmediato y te decimos qué hacer.</p>`,
    },
    {
      partId: 'storage',
      title: 'Cookies y almacenamiento local',
      content: `<p>Usamos una cookie indispensable para mantener tu sesión y espacio de tu navegador para recordar el idioma y los avisos que ya viste. “Recordarme” guarda tu usuario durante un día, si tú lo marcas. No usamos cookies de publicidad de terceros.</p>`,
    },
    {
      partId: 'minors',
      title: 'Menores de edad',
      content: `<p>El servicio es para mayores de {{minimumAge}} años. Si detectamos una cuenta de una persona menor la cerramos, devolvemos los depósitos y eliminamos los datos que la ley permita. Si compartes tu dispositivo, cierra sesión y usa un programa de control parental.</p>`,
    },
    {
      partId: 'changes',
      title: 'Cambios a este aviso',
      content: `<p>Publicamos aquí la versión vigente con su fecha. Si un cambio afecta para qué usamos tus datos o con quién los compartimos, te avisamos con un mensaje antes de que entre en vigor.</p>`,
    },
  ],
};

const en: DocumentBody = {
  title: 'Privacy notice',
  lead: 'Which of your data we use, what for, with whom we share them and how you decide about them.',
  sections: [
    {
      partId: 'controller',
      title: 'Who is responsible',
      content: `<p>Tonalli, operator under licence <strong>{{licence}}</strong>, is responsible for the processing of your personal data under the Mexican Federal Law on the Protection of Personal Data Held by Private Parties. For anything about this notice write to our data protection department through customer service, or in <a href="/feedback">Feedback</a> under “Account”.</p>`,
    },
    {
      partId: 'data',
      title: 'Which data we process',
      content: `<ul><li><strong>Identity and contact:</strong> user name, name, date of birth, e-mail, mobile number and, when we have to verify, official documents.</li><li><strong>Financial:</strong> bound bank accounts, deposits, withdrawals and receipts. We neither see nor keep the data of cards.</li><li><strong>Play:</strong> bets, outcomes, bonuses, points and deposit limits.</li><li><strong>Technical:</strong> IP address, device, browser, language and logins.</li><li><strong>What you send us:</strong> messages, feedback and pictures. Of pictures we keep what can be seen alone: location and other hidden data are removed as they arrive.</li></ul><p>We process no sensitive data but those that you choose to tell us when you ask for help with your play, which we use to help you and for nothing else.</p>`,
    },
    {
      partId: 'purposes',
      title: 'What we use them for',
      content: `<h3>Necessary purposes</h3><ul><li>To open and protect your account, and to check your age.</li><li>To process deposits, bets, prizes and withdrawals.</li><li>To meet our duties against money laundering and towards our regulator.</li><li>To apply your limits and to prevent harm from gambling.</li><li>To serve you and to settle complaints.</li></ul><h3>Further purposes</h3><ul><li>To send you promotions, and to measure which parts of the site work best.</li></ul><p>You can refuse the further purposes at any time, and it changes nothing for your account.</p>`,
    },
    {
      partId: 'sharing',
      title: 'With whom we share them',
      content: `<p>With those who need them, and no more than they need:</p><ul><li>banks and payment processors, to move your money;</li><li>game vendors, who receive an identifier and your nickname, not your name or contact data;</li><li>technology providers who give us servers and messaging, under contract and on our instructions;</li><li>authorities, where the law obliges us.</li></ul><p>We do not sell your data. Your agent, if you have one, sees your activity in sums within their team, never your bank or contact data.</p>`,
    },
    {
      partId: 'arco',
      title: 'Your ARCO rights',
      content: `<p>You have the right to <strong>access</strong> your data, to have them <strong>rectified</strong> or <strong>cancelled</strong> and to <strong>object</strong> to their use (ARCO, by their initials in Spanish), and also to withdraw your consent and limit disclosure.</p><ol><li>Send your request from your account, through customer service, and say which right it is about, and which data.</li><li>We confirm who you are by means that your account has already. Whoever acts for you has to show that they may.</li><li>We answer within <strong>20 working days</strong> and, where it is due, act within the next 15. It is free.</li></ol><p>Some data the law obliges us to keep, such as those of payments: these are blocked for any other use. If you do not agree with our answer you can turn to the data protection authority.</p><p>Much of it you can do yourself: see and download your bets and movements in the member centre, correct your profile and end sessions.</p>`,
    },
    {
      partId: 'retention',
      title: 'For how long we keep them',
      content: `<ul><li>Data of the account, payments and bets: for as long as you have an account and ten more years, by law.</li><li>Feedback, messages and their pictures: two years after the last reply.</li><li>Technical records of logins: twelve months.</li></ul>`,
    },
    {
      partId: 'security',
      title: 'How we protect them',
      content: `<p>We encrypt all communication, seal sensitive operations with keys that change, keep passwords in a way in which even we cannot read them, and limit what our staff can see to what their work needs. If a breach affects your rights significantly we tell you at once, and what to do.</p>`,
    },
    {
      partId: 'storage',
      title: 'Cookies and local storage',
      content: `<p>We use one cookie that your session needs, and storage of your browser to remember the language and the notices that you have seen. “Remember me” keeps your user name for a day if you tick it. We use no advertising cookies of others.</p>`,
    },
    {
      partId: 'minors',
      title: 'Minors',
      content: `<p>The service is for people of {{minimumAge}} years or more. When we find an account of a minor we close it, return the deposits and delete the data that the law lets us delete. If you share your device, log out and use parental controls.</p>`,
    },
    {
      partId: 'changes',
      title: 'Changes to this notice',
      content: `<p>The version that holds is published here with its date. When a change affects what we use your data for or with whom we share them, a message tells you before it takes effect.</p>`,
    },
  ],
};

export const privacy: SeededDocument = { id: 'privacy', updated: '2026-02-16', es, en };
