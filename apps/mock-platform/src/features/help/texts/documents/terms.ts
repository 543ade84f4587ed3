import type { DocumentBody, SeededDocument } from '../text-shapes';

const es: DocumentBody = {
  title: 'Términos y condiciones',
  lead: 'El acuerdo entre tú y Tonalli. Está escrito para leerse: cada sección dice una cosa y la dice en claro.',
  sections: [
    {
      partId: 'who-we-are',
      title: 'Quiénes somos',
      content: `<p>Tonalli es un servicio de juegos y apuestas en línea operado bajo la licencia número <strong>{{licence}}</strong>. En este documento, “Tonalli” o “nosotros” es quien opera el servicio; “tú” es la persona titular de la cuenta.</p><p>Al crear una cuenta aceptas estos términos, el <a href="/privacy">aviso de privacidad</a> y las reglas publicadas dentro de cada juego y de cada promoción. Si hay contradicción, valen primero las reglas del juego o de la promoción y después estos términos.</p>`,
    },
    {
      partId: 'eligibility',
      title: 'Quién puede tener una cuenta',
      content: `<p>Puedes abrir una cuenta si:</p><ul><li>tienes al menos <strong>{{minimumAge}} años cumplidos</strong> y capacidad legal para contratar;</li><li>te encuentras en un lugar donde el servicio está permitido;</li><li>actúas a nombre propio y con dinero propio;</li><li>no te hemos cerrado una cuenta por incumplimiento.</li></ul><p>Cada persona puede tener una sola cuenta. Podemos pedirte documentos para confirmar tu edad, identidad y domicilio en cualquier momento, y pausar los retiros mientras los revisamos.</p><p>Nuestro personal, sus familiares directos y quienes diseñan los juegos no pueden jugar con dinero real.</p>`,
    },
    {
      partId: 'your-account',
      title: 'Tu cuenta y tus claves',
      content: `<p>Los datos de tu cuenta deben ser verdaderos y estar al día. Tus contraseñas son personales: no las compartas con nadie, tampoco con quien diga ser de Tonalli. Lo que se haga con tus claves se considera hecho por ti hasta que nos avises que alguien más las tiene.</p><p>Avísanos de inmediato si notas un acceso que no reconoces. Puedes cerrar todas tus sesiones y cambiar tus contraseñas en cualquier momento desde Seguridad de la cuenta.</p><p>Una cuenta no se vende, no se presta y no se hereda en vida. Si falleces, tu saldo pertenece a tu sucesión.</p>`,
    },
    {
      partId: 'deposits',
      title: 'Depósitos',
      content: `<p>Los depósitos se hacen en pesos mexicanos por los canales que muestra la página de <a href="/payments">métodos de pago</a>, con los límites y comisiones que ahí aparecen. Antes de confirmar ves el monto exacto que se abonará.</p><p>El medio de pago tiene que estar a tu nombre. Devolvemos a su origen, menos el costo del envío, los depósitos de terceros. El saldo no genera intereses: Tonalli no es una institución financiera.</p><p>El dinero de las personas usuarias se mantiene separado del dinero de la operación.</p>`,
    },
    {
      partId: 'withdrawals',
      title: 'Retiros',
      content: `<p>Puedes retirar de {{withdrawalMin}} a {{withdrawalMax}} por solicitud, hasta {{withdrawalCount}} veces al día, a una cuenta bancaria a tu nombre. Cada retiro tiene {{withdrawalFee}}.</p><p>Para prevenir el lavado de dinero, antes de retirar debes haber apostado al menos el {{turnover}} de lo depositado. El avance está siempre a la vista.</p><p>Al solicitar un retiro, el monto sale de tu saldo y queda apartado. Después de pagarlo te pedimos confirmar qué recibiste. Si no respondes en {{receiptTime}}, se considera recibido y no procede su devolución. Si nos dices que no llegó, necesitamos una imagen de los movimientos de tu cuenta; tras revisarla con el banco, devolvemos el monto completo con la comisión o te mostramos que se entregó.</p>`,
    },
    {
      partId: 'playing',
      title: 'Apuestas y resultados',
      content: `<p>Una apuesta queda hecha cuando nuestros servidores la registran, y desde ese momento no se puede cancelar. El resultado válido es el que está en nuestros registros; lo que ves en la pantalla es su representación.</p><p>Si se corta la conexión, la ronda termina con el resultado ya registrado y lo ganado se abona a tu saldo. Una misma apuesta nunca se cobra dos veces.</p><p>Los juegos propios son comprobables: puedes verificar cada ronda como se explica en <a href="/help#fairness">Juego limpio comprobable</a>.</p><p>Si un error evidente (por ejemplo, cuotas imposibles o una falla del sistema) produce un pago que no corresponde, anulamos la apuesta, te devolvemos lo apostado y te explicamos por escrito por qué.</p>`,
    },
    {
      partId: 'promotions',
      title: 'Promociones, puntos y VIP',
      content: `<p>Cada promoción tiene sus propias condiciones, que puedes leer antes de participar. Es una por persona, domicilio, medio de pago y dispositivo, salvo que se diga otra cosa.</p><p>Los puntos no vencen, no son dinero y no se transfieren. {{pointsPerPeso}} puntos equivalen a 1 peso de saldo cuando los conviertes. Podemos cambiar la tasa para los puntos que ganes en el futuro, avisando antes; los que ya tienes conservan la suya durante 30 días.</p><p>Retiramos los beneficios obtenidos con cuentas múltiples, acuerdos entre participantes o programas automáticos.</p>`,
    },
    {
      partId: 'agents',
      title: 'Agentes',
      content: `<p>Las personas agentes invitan y acompañan a otras personas usuarias y reciben una compensación según el contrato que aceptan dentro del centro de agentes. No son empleadas de Tonalli y no pueden recibir tu dinero ni tus claves.</p><p>Los contratos, periodos, tasas y condiciones se muestran completos antes de aceptarse. Cualquiera de las partes puede darlos por terminados desde el mismo centro.</p>`,
    },
    {
      partId: 'conduct',
      title: 'Lo que no está permitido',
      content: `<ul><li>Usar programas, robots o aparatos que jueguen o decidan por ti.</li><li>Ponerte de acuerdo con otras personas para obtener ventaja.</li><li>Aprovechar una falla en vez de reportarla.</li><li>Usar el servicio para mover dinero de origen ilícito o para cometer fraude.</li><li>Ocultar tu ubicación para entrar desde donde no se permite.</li><li>Ofender, amenazar o acosar en los chats y comentarios.</li></ul><p>Según la gravedad, podemos advertirte, cancelar apuestas, suspender la cuenta o cerrarla. Salvo prohibición legal, siempre te decimos la causa y devolvemos el saldo que no provenga de la falta.</p>`,
    },
    {
      partId: 'responsible-gaming',
      title: 'Juego responsable',
      content: `<p>Al registrarte puedes elegir límites de depósito por día, semana y mes. Son obligatorios para nosotros desde ese momento: lo que llega por encima de ellos no entra a tu saldo. Los detalles están en <a href="/responsible-gaming">Juego responsable</a>.</p><p>Si vemos señales de que el juego te está haciendo daño podemos contactarte, proponerte límites o pausar tu cuenta.</p>`,
    },
    {
      partId: 'availability',
      title: 'Disponibilidad del servicio',
      content: `<p>Hacemos lo posible para que el servicio funcione siempre, pero habrá mantenimientos y fallas. Avisamos los mantenimientos programados. Durante ellos, tu saldo y tus rondas abiertas se conservan.</p><p>No respondemos por daños causados por tu conexión, tu dispositivo, un tercero o una causa de fuerza mayor. Nada de esto limita responsabilidades que la ley no permite limitar.</p>`,
    },
    {
      partId: 'property',
      title: 'Propiedad intelectual',
      content: `<p>La marca Tonalli, el sitio, los juegos y sus imágenes pertenecen a sus titulares. Puedes usarlos para jugar, no para copiarlos, modificarlos ni explotarlos.</p><p>Lo que nos escribes en Comentarios lo podemos usar para mejorar el servicio, sin publicar tu nombre.</p>`,
    },
    {
      partId: 'closing',
      title: 'Cierre de la cuenta',
      content: `<p>Puedes cerrar tu cuenta cuando quieras, desde atención a clientes. Retira antes tu saldo; si queda algo, lo enviamos a tu cuenta bancaria vinculada.</p><p>Una cuenta sin actividad durante 24 meses se considera inactiva. Te avisamos con 30 días de anticipación y guardamos el saldo a tu disposición el tiempo que marca la ley.</p>`,
    },
    {
      partId: 'complaints',
      title: 'Quejas y controversias',
      content: `<p>Primero escribe a atención a clientes con el folio del caso. Si la respuesta no te satisface, pide la revisión de un supervisor: contestamos por escrito en un máximo de <strong>diez días hábiles</strong>.</p><p>Si aun así no hay acuerdo, puedes acudir a la autoridad que supervisa nuestra licencia o a la de protección al consumidor. Estos términos se rigen por las leyes federales de los Estados Unidos Mexicanos.</p>`,
    },
    {
      partId: 'changes',
      title: 'Cambios a estos términos',
      content: `<p>Cuando cambie algo importante te avisaremos con un mensaje al menos 15 días antes, con un resumen de lo que cambia. Si no estás de acuerdo, puedes cerrar tu cuenta y retirar tu saldo. Las apuestas ya hechas siguen las reglas con las que se hicieron.</p>`,
    },
  ],
};

const en: DocumentBody = {
  title: 'Terms and conditions',
  lead: 'The agreement between you and Tonalli. It is written to be read: each section says one thing, and plainly.',
  sections: [
    {
      partId: 'who-we-are',
      title: 'Who we are',
      content: `<p>Tonalli is an online gaming and betting service operated under licence number <strong>{{licence}}</strong>. In this document “Tonalli” or “we” is whoever operates the service; “you” are the holder of the account.</p><p>By opening an account you accept these terms, the <a href="/privacy">privacy notice</a>, and the rules published within each game and each promotion. Where they differ, the rules of the game or the promotion come first, and then these terms.</p>`,
    },
    {
      partId: 'eligibility',
      title: 'Who may have an account',
      content: `<p>You may open an account if you:</p><ul><li>are at least <strong>{{minimumAge}} years old</strong> and legally able to enter into a contract;</li><li>are in a place where the service is allowed;</li><li>act in your own name and with your own money;</li><li>have not excluded yourself, and had no account closed by us for a breach.</li></ul><p>Each person may have one account. We may ask for documents that show your age, identity and address at any time, and hold withdrawals while we look at them.</p><p>Our staff, their close family and those who design the games may not play with real money.</p>`,
    },
    {
      partId: 'your-account',
      title: 'Your account and your passwords',
      content: `<p>The data of your account have to be true and up to date. Your passwords are personal: share them with nobody, not with somebody who says to be from Tonalli either. What is done with them counts as done by you until you tell us that somebody else has them.</p><p>Tell us at once when you notice a login that you do not recognise. You can end all sessions and change your passwords at any time in Account security.</p><p>An account cannot be sold, lent or given away. If you die, your balance belongs to your estate.</p>`,
    },
    {
      partId: 'deposits',
      title: 'Deposits',
      content: `<p>Deposits are made in Mexican pesos through the channels of the page on <a href="/payments">payment methods</a>, within the limits and for the fees that stand there. Before you confirm you see the exact amount that will be credited.</p><p>The means of payment has to be in your name. Deposits of others are sent back to where they came from, less the cost of sending. Balances bear no interest: Tonalli is no bank.</p><p>The money of players is kept apart from the money of the operation.</p>`,
    },
    {
      partId: 'withdrawals',
      title: 'Withdrawals',
      content: `<p>You may withdraw from {{withdrawalMin}} to {{withdrawalMax}} at a time, up to {{withdrawalCount}} times a day, to a bank account in your name. Each withdrawal has {{withdrawalFee}}.</p><p>To prevent money laundering, you must have bet at least {{turnover}} of what you deposited before you withdraw. How far you are is always shown.</p><p>When you ask for a withdrawal its amount leaves your balance and is held. After paying it we ask you what you received. Without an answer within {{receiptTime}} it counts as received and is not given back. If you say that it did not arrive we need a picture of the movements of your account; having looked at it with the bank, we return the whole amount with the fee, or show you that it was delivered.</p>`,
    },
    {
      partId: 'playing',
      title: 'Bets and outcomes',
      content: `<p>A bet is made when our servers have recorded it, and cannot be cancelled from then on. The valid outcome is the one in our records; what you see on the screen shows it.</p><p>When the connection drops, the round ends with the recorded outcome, and a win is credited to your balance. A bet is never charged twice.</p><p>Our own games can be checked: you can verify each round as <a href="/help#fairness">Provably fair play</a> explains.</p><p>If an obvious error (impossible odds or a fault of the system, for example) leads to a payment that is not due, we cancel the bet, return the stake and tell you why in writing.</p>`,
    },
    {
      partId: 'promotions',
      title: 'Promotions, points and VIP',
      content: `<p>Each promotion has its own conditions, which you can read before you take part. It is one for each person, home, means of payment and device unless it says otherwise.</p><p>Points do not expire, are not money and cannot be transferred. {{pointsPerPeso}} points are worth 1 peso of balance when you convert them. We may change the rate for points that you earn in the future, telling you before; those that you have keep theirs for 30 days.</p><p>We take back what was gained with several accounts, by collusion or by automatic programs.</p>`,
    },
    {
      partId: 'agents',
      title: 'Agents',
      content: `<p>Agents invite and look after other players, and are paid by the contract that they accept in the agent centre. They are not employed by Tonalli, and may not take your money or your passwords.</p><p>Contracts, periods, rates and conditions are shown in full before they are accepted. Either side can end them in the same place.</p>`,
    },
    {
      partId: 'conduct',
      title: 'What is not allowed',
      content: `<ul><li>Programs, robots or devices that play or decide for you.</li><li>Acting together with others to gain an advantage.</li><li>Exploiting a fault instead of reporting it.</li><li>Moving money of illegal origin, or fraud.</li><li>Hiding where you are to get in from where it is not allowed.</li><li>Insults, threats or harassment in chats and feedback.</li></ul><p>By how serious it is we may warn you, cancel bets, suspend the account or close it. Unless the law forbids it we always tell you why, and return the balance that does not come from the breach.</p>`,
    },
    {
      partId: 'responsible-gaming',
      title: 'Responsible gaming',
      content: `<p>When you register you can choose deposit limits by day, week and month. They bind us from then on: what arrives beyond them does not enter your balance. The details are in <a href="/responsible-gaming">Responsible gaming</a>.</p><p>If we see signs that playing harms you we may contact you, suggest limits or pause your account.</p>`,
    },
    {
      partId: 'availability',
      title: 'Availability of the service',
      content: `<p>We do what we can for the service to work at all times, but there will be maintenance and there will be faults. We announce planned maintenance. Your balance and your open rounds are kept throughout.</p><p>We are not liable for damage caused by your connection, your device, others, or events beyond our control. Nothing here limits a liability that the law does not let us limit.</p>`,
    },
    {
      partId: 'property',
      title: 'Intellectual property',
      content: `<p>The Tonalli brand, the site, the games and their pictures belong to their owners. You may use them to play, not copy, change or exploit them.</p><p>What you tell us in Feedback we may use to improve the service, without publishing your name.</p>`,
    },
    {
      partId: 'closing',
      title: 'Closing the account',
      content: `<p>You can close your account whenever you like, through customer service. Withdraw your balance first; if something is left, we send it to your bound bank account.</p><p>An account without activity for 24 months counts as inactive. We tell you 30 days before, and keep the balance for you for as long as the law says.</p>`,
    },
    {
      partId: 'complaints',
      title: 'Complaints and disputes',
      content: `<p>First write to customer service with the reference of the case. If the answer does not satisfy you, ask for a supervisor: we reply in writing within <strong>ten working days</strong>.</p><p>If there is still no agreement you can turn to the authority that supervises our licence, or to the one for consumer protection. These terms are governed by the federal laws of the United Mexican States.</p>`,
    },
    {
      partId: 'changes',
      title: 'Changes to these terms',
      content: `<p>When something important changes, a message tells you at least 15 days before, with a summary. If you do not agree you can close your account and withdraw your balance. Bets that were made follow the rules that held then.</p>`,
    },
  ],
};

export const terms: SeededDocument = { id: 'terms', updated: '2026-03-01', es, en };
