import type { DocumentBody, SeededDocument } from '../text-shapes';

const es: DocumentBody = {
  title: 'Juego responsable',
  lead: 'El juego es para divertirse. Aquí están las señales, las herramientas y la ayuda para que siga siendo así.',
  sections: [
    {
      partId: 'golden-rules',
      title: 'Antes de jugar',
      content: `<ul><li>Decide cuánto puedes perder sin que te afecte y no pases de ahí.</li><li>Decide cuánto tiempo vas a jugar y pon una alarma.</li><li>No juegues con dinero prestado ni con el de la renta, la comida o la escuela.</li><li>No juegues para recuperar lo perdido. Es la forma más rápida de perder más.</li><li>No juegues si bebiste, si estás enojado o si la estás pasando mal.</li><li>A la larga, la casa siempre tiene ventaja. Ganar es suerte, no un ingreso.</li></ul>`,
    },
    {
      partId: 'signs',
      title: 'Señales de alerta',
      content: `<p>Vale la pena detenerse si reconoces alguna de estas:</p><ul><li>Piensas en jugar gran parte del día, o te cuesta parar cuando lo decidiste.</li><li>Apuestas cada vez más para sentir lo mismo.</li><li>Ocultas o minimizas cuánto juegas.</li><li>Has pedido dinero, vendido cosas o dejado de pagar algo por jugar.</li><li>Te irritas o te angustias cuando intentas jugar menos.</li><li>Faltas al trabajo, a la escuela o a tu familia.</li></ul><p>No es falta de carácter. Es algo que le pasa a mucha gente y que se puede tratar.</p>`,
    },
    {
      partId: 'self-test',
      title: 'Cuestionario breve',
      content: `<p>Nueve preguntas sobre los últimos doce meses. Se responde en dos minutos, <strong>se calcula en tu dispositivo</strong> y no se envía ni se guarda en ningún lado. No es un diagnóstico: es un espejo.</p>`,
    },
    {
      partId: 'tools',
      title: 'Herramientas de tu cuenta',
      content: `<ul><li><strong>Límites de depósito</strong> por día, semana y mes, que eliges al registrarte. Cuentan todo lo que depositas y lo que está por pagarse; lo que llega de más se guarda aparte y es tuyo.</li><li><strong>Tus números</strong> sin adornos en <a href="/member?page=personalProfit">Ganancias y pérdidas</a>.</li></ul><p>Tus límites están en tu <a href="/member?page=securityCenter">centro de seguridad</a>. Si necesitas parar, escribe a atención a clientes y suspendemos tu cuenta.</p>`,
    },
    {
      partId: 'help',
      title: 'A quién acudir',
      content: `<p>Hablarlo ayuda, y pedir ayuda temprano la hace más fácil. En México puedes acudir a:</p><ul><li>la <strong>línea pública de atención en salud mental y adicciones</strong>, gratuita, confidencial y disponible todo el día;</li><li>los <strong>centros comunitarios de salud mental y adicciones</strong> de tu estado, que dan consulta gratuita o de bajo costo;</li><li>los <strong>grupos de ayuda mutua</strong> de jugadores anónimos, presenciales y en línea, también para familiares;</li><li>tu médico familiar o el área de psicología de tu institución de salud.</li></ul><p>Los números y domicilios vigentes están en las páginas oficiales de la Secretaría de Salud federal y de tu estado. Si tú o alguien está en peligro inmediato, llama al número nacional de emergencias.</p>`,
    },
    {
      partId: 'family',
      title: 'Si te preocupa alguien más',
      content: `<ul><li>Habla en un momento tranquilo, sin acusar. Cuenta lo que has visto y cómo te hace sentir.</li><li>No pagues sus deudas ni prestes dinero: suele alargar el problema.</li><li>Protege las cuentas y tarjetas compartidas.</li><li>Busca apoyo también para ti. Los grupos para familiares existen justo para eso.</li></ul>`,
    },
    {
      partId: 'minors',
      title: 'Menores de edad',
      content: `<p>Nadie con menos de {{minimumAge}} años puede jugar. No dejes tu sesión abierta, no compartas tus claves y usa un programa de control parental en los dispositivos de casa. Si sabes de una cuenta usada por una persona menor, avísanos: la cerramos el mismo día.</p>`,
    },
  ],
};

const en: DocumentBody = {
  title: 'Responsible gaming',
  lead: 'Playing is for fun. Here are the signs, the tools and the help that keep it so.',
  sections: [
    {
      partId: 'golden-rules',
      title: 'Before you play',
      content: `<ul><li>Decide how much you can lose without it hurting you, and do not go beyond.</li><li>Decide for how long you will play, and set an alarm.</li><li>Do not play with borrowed money, nor with that for rent, food or school.</li><li>Do not play to win back what you lost. It is the quickest way to lose more.</li><li>Do not play when you have been drinking, are angry or feel low.</li><li>In the long run the house has the edge. Winning is luck, not an income.</li></ul>`,
    },
    {
      partId: 'signs',
      title: 'Warning signs',
      content: `<p>It is worth stopping if you recognise one of these:</p><ul><li>You think of playing much of the day, or find it hard to stop when you meant to.</li><li>You bet more and more to feel the same.</li><li>You hide how much you play, or play it down.</li><li>You have borrowed, sold things or left something unpaid in order to play.</li><li>You are irritable or anxious when you try to play less.</li><li>You miss work, school or your family.</li></ul><p>It is no weakness of character. It happens to many people, and it can be treated.</p>`,
    },
    {
      partId: 'self-test',
      title: 'A short questionnaire',
      content: `<p>Nine questions about the last twelve months. It takes two minutes, <strong>is worked out on your device</strong>, and is neither sent nor kept anywhere. It is no diagnosis: it is a mirror.</p>`,
    },
    {
      partId: 'tools',
      title: 'Tools of your account',
      content: `<ul><li><strong>Deposit limits</strong> by day, week and month, which you choose when you register. They count all that you deposit and what is still to be paid; what arrives beyond them is kept apart, and it is yours.</li><li><strong>Your numbers</strong>, plainly, in <a href="/member?page=personalProfit">Profit and loss</a>.</li></ul><p>Your limits are in your <a href="/member?page=securityCenter">security centre</a>. If you need to stop, write to customer service and we suspend your account.</p>`,
    },
    {
      partId: 'help',
      title: 'Whom to turn to',
      content: `<p>Talking helps, and asking early makes it easier. In Mexico you can turn to:</p><ul><li>the <strong>public helpline for mental health and addictions</strong>, free, confidential and open all day;</li><li>the <strong>community centres for mental health and addictions</strong> of your state, free or at low cost;</li><li><strong>mutual help groups</strong> of anonymous players, in person and online, for families too;</li><li>your family doctor, or the psychology service of your health institution.</li></ul><p>Current numbers and addresses are on the official pages of the Ministry of Health and of your state. If you or somebody else is in immediate danger, call the national emergency number.</p>`,
    },
    {
      partId: 'family',
      title: 'If you worry about somebody else',
      content: `<ul><li>Talk at a quiet moment, without accusing. Say what you have seen and how it makes you feel.</li><li>Do not pay their debts or lend money: it tends to prolong the problem.</li><li>Protect accounts and cards that you share.</li><li>Look for support for yourself as well. Groups for families exist for just that.</li></ul>`,
    },
    {
      partId: 'minors',
      title: 'Minors',
      content: `<p>Nobody below {{minimumAge}} years may play. Do not leave your session open, do not share your passwords, and use parental controls on the devices at home. If you know of an account that a minor uses, tell us: we close it the same day.</p>`,
    },
  ],
};

export const responsibleGamingDocument: SeededDocument = { id: 'responsible-gaming', updated: '2026-03-01', es, en };
