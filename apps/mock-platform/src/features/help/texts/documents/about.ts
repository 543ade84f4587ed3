import type { DocumentBody, SeededDocument } from '../text-shapes';

const es: DocumentBody = {
  title: 'Acerca de Tonalli',
  lead: 'En náhuatl, tonalli es el calor del sol y la suerte del día en que se nace. Nosotros ponemos el juego; la suerte es tuya.',
  sections: [
    {
      partId: 'who',
      title: 'Quiénes somos',
      content: `<p>Tonalli es una casa de juegos en línea hecha para México: en pesos, con los medios de pago que ya usas y con atención en español de gente que te entiende a la primera.</p><p>Reunimos cerca de diez mil tragamonedas, casino en vivo, juegos de mesa, pesca, deportes, e-sports y loterías de decenas de proveedores, y diseñamos también juegos propios.</p>`,
    },
    {
      partId: 'licence',
      title: 'Licencia',
      content: `<p>Operamos bajo la licencia número <strong>{{licence}}</strong>. Puedes ver el documento desde el menú lateral, en “Licencia”. Nuestra autoridad revisa los juegos, las cuentas y la forma en que tratamos a quienes juegan.</p>`,
    },
    {
      partId: 'promises',
      title: 'Lo que prometemos',
      content: `<ul><li><strong>Que puedas comprobarlo.</strong> En los juegos propios cada ronda se puede verificar, y cada peso tiene un movimiento con su folio.</li><li><strong>Que se entienda.</strong> Límites, comisiones y reglas se muestran antes de confirmar, no después.</li><li><strong>Que sea seguro.</strong> Tu dinero está separado del nuestro y tus datos no se venden.</li><li><strong>Que tus límites valgan.</strong> Los límites de depósito que eliges se aplican a cada depósito, y lo que llega de más queda fuera del juego.</li></ul>`,
    },
    {
      partId: 'fairness',
      title: 'Juego limpio',
      content: `<p>Publicamos la huella de cada semilla antes de jugar y la semilla después. No es una frase: es una prueba que cualquiera puede repetir. Lee cómo en <a href="/help#fairness">Juego limpio comprobable</a>.</p>`,
    },
    {
      partId: 'contact',
      title: 'Contacto',
      content: `<p>Atención a clientes responde todos los días del año desde los canales del menú lateral y de la <a href="/help#contact">ayuda</a>. Para ideas y quejas está <a href="/feedback">Comentarios</a>: leemos todo y contestamos.</p>`,
    },
  ],
};

const en: DocumentBody = {
  title: 'About Tonalli',
  lead: 'In Nahuatl, tonalli is the warmth of the sun and the luck of the day on which one is born. The games are ours; the luck is yours.',
  sections: [
    {
      partId: 'who',
      title: 'Who we are',
      content: `<p>Tonalli is an online house of games made for Mexico: in pesos, with the means of payment that you use already, and with people who understand you.</p><p>We bring together close to ten thousand slots, live casino, table and fish games, sports, e-sports and lotteries of dozens of vendors, and design games of our own.</p>`,
    },
    {
      partId: 'licence',
      title: 'Licence',
      content: `<p>We operate under licence number <strong>{{licence}}</strong>. The side menu shows the document, under “Licence”. Our regulator looks at the games, at the accounts and at how we treat those who play.</p>`,
    },
    {
      partId: 'promises',
      title: 'What we promise',
      content: `<ul><li><strong>You can check it.</strong> Every round of our own games can be verified, and every peso has a movement with its reference.</li><li><strong>You can understand it.</strong> Limits, fees and rules are shown before you confirm, not after.</li><li><strong>It is safe.</strong> Your money is kept apart from ours, and your data are not sold.</li><li><strong>Your limits hold.</strong> The deposit limits that you choose apply to every deposit, and what arrives beyond them stays out of play.</li></ul>`,
    },
    {
      partId: 'fairness',
      title: 'Fair play',
      content: `<p>We publish the hash of each seed before play, and the seed after it. That is no phrase: it is a proof that anybody can repeat. Read how in <a href="/help#fairness">Provably fair play</a>.</p>`,
    },
    {
      partId: 'contact',
      title: 'Contact',
      content: `<p>Customer service answers every day of the year through the channels of the side menu and of the <a href="/help#contact">help</a>. For ideas and complaints there is <a href="/feedback">Feedback</a>: we read all of it, and answer.</p>`,
    },
  ],
};

export const about: SeededDocument = { id: 'about', updated: '2026-01-12', es, en };
