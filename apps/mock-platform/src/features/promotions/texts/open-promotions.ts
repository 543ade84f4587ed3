import type { PromotionText } from './promotion-text';

const ZALO_CHANNEL_URL = 'https://zalo.tonalli.example/canal';
const ADULTS = {
  es: 'Solo para mayores de 18 años. Juega con responsabilidad.',
  en: 'Adults over 18 only. Play responsibly.',
};

export const OPEN_PROMOTIONS: readonly PromotionText[] = [
  {
    id: 'zalo',
    category: 'COMMUNITY',
    picture: 'promo-zalo',
    startsInDays: -21,
    endsInDays: 70,
    es: {
      title: 'Hasta 131K por unirte a nuestro canal de Zalo',
      summary: 'Sigue el canal oficial y participa cada semana por recompensas de hasta 131K.',
      html: '<p>Únete al canal oficial de Tonalli en Zalo y participa por recompensas de <strong>hasta 131K</strong>. Ahí anunciamos primero los torneos, los estrenos y los códigos de regalo.</p><h3>Cómo participar</h3><ol><li>Abre el canal y toca <em>Seguir</em>.</li><li>Usa en Zalo el mismo número celular de tu cuenta.</li><li>Envía la captura de tu suscripción por el chat de atención a clientes.</li></ol>',
      terms: [
        'Una recompensa por persona, número celular y cuenta.',
        'El monto depende del sorteo de la semana; el máximo es de 131K.',
        'Si dejas el canal antes del sorteo, tu participación se cancela.',
        ADULTS.es,
      ],
    },
    en: {
      title: 'Up to 131K for joining our Zalo channel',
      summary: 'Follow the official channel and take part every week in rewards of up to 131K.',
      html: '<p>Join the official Tonalli channel on Zalo and take part in rewards of <strong>up to 131K</strong>. Tournaments, new games and gift codes are announced there first.</p><h3>How to take part</h3><ol><li>Open the channel and press <em>Follow</em>.</li><li>Use the same mobile number in Zalo as in your account.</li><li>Send a picture of your subscription through the customer service chat.</li></ol>',
      terms: [
        'One reward per person, mobile number and account.',
        'The amount depends on the draw of the week; the highest is 131K.',
        'Leaving the channel before the draw ends your participation.',
        ADULTS.en,
      ],
    },
    action: {
      es: 'Ir al canal',
      en: 'Go to the channel',
      linkType: 'OUTER',
      url: ZALO_CHANNEL_URL,
      membersOnly: false,
    },
  },
  {
    id: 'referral',
    category: 'COMMUNITY',
    picture: 'promo-referral',
    startsInDays: -90,
    endsInDays: null,
    es: {
      title: 'Invita a tus amigos',
      summary: 'Comparte tu enlace o tu código QR y sigue a tus invitados desde tu cuenta.',
      html: '<p>Cada cuenta tiene un <strong>enlace propio</strong> y un código QR. Quien se registra con ellos queda ligado a ti, y ves su avance en tu página de invitados.</p><ul><li>Comparte el enlace por mensaje o muestra tu QR.</li><li>Tu amigo abre su cuenta en un minuto.</li><li>Lo encuentras de inmediato entre tus invitados.</li></ul>',
      terms: [
        'Tu invitado debe registrarse con tu enlace o tu código; después ya no se puede ligar.',
        'No se admiten cuentas propias ni del mismo hogar.',
        ADULTS.es,
      ],
    },
    en: {
      title: 'Invite your friends',
      summary: 'Share your link or your QR code and follow your guests from your account.',
      html: '<p>Every account has a <strong>link of its own</strong> and a QR code. Whoever registers with them belongs to you, and your guests page shows how they are doing.</p><ul><li>Share the link in a message or show your QR code.</li><li>Your friend opens an account within a minute.</li><li>You find them among your guests at once.</li></ul>',
      terms: [
        'Your guest has to register with your link or code; it cannot be done afterwards.',
        'Accounts of your own or of the same household do not count.',
        ADULTS.en,
      ],
    },
    action: {
      es: 'Ver mi enlace',
      en: 'See my link',
      linkType: 'INNER',
      url: '/member?page=referral',
      membersOnly: true,
    },
  },
  {
    id: 'slots',
    category: 'SLOTS',
    picture: 'promo-slots',
    startsInDays: -45,
    endsInDays: null,
    es: {
      title: 'Casi 10,000 tragamonedas en un solo lugar',
      summary: 'Doce estudios, estrenos cada semana y búsqueda por nombre, proveedor o tipo.',
      html: '<p>El catálogo más amplio: <strong>casi 10,000 tragamonedas</strong> de doce estudios. Encuentra rasca y gana, videopóker, jackpot, mesa y arcade, y guarda con un corazón las que más te gusten.</p>',
      terms: ['La disponibilidad de cada juego depende de su proveedor.', ADULTS.es],
    },
    en: {
      title: 'Nearly 10,000 slot games in one place',
      summary: 'Twelve studios, new titles every week, and a search by name, vendor or kind.',
      html: '<p>The widest choice: <strong>nearly 10,000 slot games</strong> from twelve studios. Find scratch cards, video poker, jackpot, table and arcade games, and keep the ones you like best with a heart.</p>',
      terms: ['Whether a game can be played depends on its vendor.', ADULTS.en],
    },
    action: { es: 'Ver tragamonedas', en: 'See the slots', linkType: 'INNER', url: '/rng', membersOnly: false },
  },
  {
    id: 'free-trial',
    category: 'WELCOME',
    picture: 'promo-welcome',
    startsInDays: -120,
    endsInDays: null,
    es: {
      title: 'Prueba gratis antes de apostar',
      summary: 'Siete de cada diez tragamonedas se juegan con saldo de práctica, sin registrarte.',
      html: '<p>Elige una tragamonedas, toca <strong>Probar</strong> y juega con saldo de práctica. Descubre sus giros gratis y sus premios antes de apostar dinero real.</p><p>El saldo de práctica no se puede retirar, y las rondas de prueba aparecen marcadas en el historial.</p>',
      terms: ['Disponible en los juegos que muestran el botón de prueba.', ADULTS.es],
    },
    en: {
      title: 'Try for free before you bet',
      summary: 'Seven in ten slots can be played with practice money, without an account.',
      html: '<p>Choose a slot, press <strong>Try</strong> and play with practice money. Discover its free spins and prizes before you bet real money.</p><p>Practice money cannot be withdrawn, and trial rounds are marked in the record.</p>',
      terms: ['Available in the games that show the trial button.', ADULTS.en],
    },
    action: {
      es: 'Elegir un juego',
      en: 'Choose a game',
      linkType: 'INNER',
      url: '/rng?filter=HOT',
      membersOnly: false,
    },
  },
];
