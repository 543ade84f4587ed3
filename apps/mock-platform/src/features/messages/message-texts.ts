import type { WireLanguage } from '@tonalli/contracts/language';
import type { MessageKind } from '@tonalli/contracts/messages/wire';
import { formatDate, formatDateTime, formatDay } from '@tonalli/i18n/format';
import { BONUS_WORDS } from './bonus-texts';
import { IDENTITY_WORDS } from './identity-words';
import { type MessageParams, type MessageText, pesos, type Words } from './message-params';
import { PROTECTION_WORDS } from './protection-words';
import { SLIP_WORDS } from './slip-words';

const WORDS: { readonly [Kind in MessageKind]: Words<Kind> } = {
  welcome: {
    ES: ({ nickname }) => ({
      title: `¡Te damos la bienvenida, ${nickname}!`,
      body: 'Tu cuenta está lista. Prueba los juegos con saldo de práctica, guarda tus favoritos y revisa cada ronda en tu historial de apuestas.\n\nAntes de tu primer depósito, define una contraseña de pago en tu centro de seguridad. Jugar debe ser un entretenimiento: decide antes cuánto quieres gastar.',
    }),
    EN: ({ nickname }) => ({
      title: `Welcome, ${nickname}!`,
      body: 'Your account is ready. Try the games with practice money, keep your favourites and check every round in your betting record.\n\nBefore your first deposit, set a payment password in your security centre. Playing should be entertainment: decide beforehand how much to spend.',
    }),
  },
  newLogin: {
    ES: ({ ip, device }) => ({
      title: 'Nuevo inicio de sesión en tu cuenta',
      body: `Alguien entró a tu cuenta con un dispositivo o desde una red que no habías usado antes.\n\n${device ? `Dispositivo: ${device}.\n` : ''}Dirección: ${ip}.\n\nSi fuiste tú, no tienes que hacer nada. Si no reconoces este acceso, cambia tu contraseña en el centro de seguridad y avisa a atención a clientes.`,
    }),
    EN: ({ ip, device }) => ({
      title: 'New login to your account',
      body: `Someone logged in to your account with a device or from a network you had not used before.\n\n${device ? `Device: ${device}.\n` : ''}Address: ${ip}.\n\nIf it was you, there is nothing to do. If you do not recognise it, change your password in the security centre and tell customer service.`,
    }),
  },
  depositCredited: {
    ES: ({ amountMinor, reference }) => ({
      title: `Tu depósito de ${pesos(amountMinor)} ya está en tu saldo`,
      body: `Recibimos tu depósito y abonamos ${pesos(amountMinor)} a tu cuenta.\n\nFolio: ${reference}.`,
    }),
    EN: ({ amountMinor, reference }) => ({
      title: `Your deposit of ${pesos(amountMinor)} is in your balance`,
      body: `We received your deposit and credited ${pesos(amountMinor)} to your account.\n\nReference: ${reference}.`,
    }),
  },
  depositHeld: {
    ES: ({ amountMinor, reference }) => ({
      title: `Tu depósito de ${pesos(amountMinor)} está retenido por tu límite`,
      body: `Recibimos ${pesos(amountMinor)}, pero con ellos superarías el límite de depósito que elegiste. El dinero es tuyo: lo guardamos fuera de tu saldo y no se puede jugar con él.\n\nEn Depositar eliges si se te devuelve o si se abona en cuanto quepa en tu límite.\n\nFolio: ${reference}.`,
    }),
    EN: ({ amountMinor, reference }) => ({
      title: `Your deposit of ${pesos(amountMinor)} is held by your limit`,
      body: `We received ${pesos(amountMinor)}, but it would take you beyond the deposit limit that you chose. The money is yours: we keep it apart from your balance, and it cannot be played with.\n\nIn Deposit you choose whether it is returned to you or credited once it fits into your limit.\n\nReference: ${reference}.`,
    }),
  },
  depositReturned: {
    ES: ({ amountMinor, reference }) => ({
      title: `Devolvimos tu depósito de ${pesos(amountMinor)}`,
      body: `Tu cuenta estaba en pausa cuando llegaron ${pesos(amountMinor)}. No entraron a tu saldo: los devolvimos a su origen.\n\nFolio: ${reference}.`,
    }),
    EN: ({ amountMinor, reference }) => ({
      title: `We returned your deposit of ${pesos(amountMinor)}`,
      body: `Your account was on a break when ${pesos(amountMinor)} arrived. They did not reach your balance: we sent them back where they came from.\n\nReference: ${reference}.`,
    }),
  },
  depositReversed: {
    ES: ({ amountMinor, owedMinor, bonusMinor, reference }) => ({
      title: `Se revirtió tu depósito de ${pesos(amountMinor)}`,
      body: [
        `El banco o la forma de pago recuperó este depósito, así que restamos ${pesos(amountMinor - owedMinor)} de tu saldo. Lo que ganaste y ya es tuyo no cambia.`,
        ...(owedMinor > 0
          ? [`Tu saldo no alcanzó: quedan ${pesos(owedMinor)} por aclarar con atención a clientes.`]
          : []),
        ...(bonusMinor > 0 ? [`El bono de ese depósito se canceló, con ${pesos(bonusMinor)} de dinero de bono.`] : []),
        `Folio: ${reference}.`,
      ].join('\n\n'),
    }),
    EN: ({ amountMinor, owedMinor, bonusMinor, reference }) => ({
      title: `Your deposit of ${pesos(amountMinor)} was reversed`,
      body: [
        `The bank or the payment method took this deposit back, so ${pesos(amountMinor - owedMinor)} left your balance. What you won and is yours already does not change.`,
        ...(owedMinor > 0
          ? [`Your balance did not suffice: ${pesos(owedMinor)} is to be settled with customer service.`]
          : []),
        ...(bonusMinor > 0
          ? [`The bonus of that deposit was cancelled, with ${pesos(bonusMinor)} of bonus money.`]
          : []),
        `Reference: ${reference}.`,
      ].join('\n\n'),
    }),
  },
  withdrawalPaid: {
    ES: ({ amountMinor, reference }) => ({
      title: `Pagamos tu retiro de ${pesos(amountMinor)}`,
      body: `Enviamos ${pesos(amountMinor)} a la cuenta que elegiste. Según tu banco, puede tardar unos minutos en verse.\n\nFolio: ${reference}.`,
    }),
    EN: ({ amountMinor, reference }) => ({
      title: `Your withdrawal of ${pesos(amountMinor)} was paid`,
      body: `We sent ${pesos(amountMinor)} to the account you chose. Depending on your bank it may take some minutes to show.\n\nReference: ${reference}.`,
    }),
  },
  withdrawalClaim: {
    ES: ({ amountMinor, reference, refunded }) =>
      refunded
        ? {
            title: `Devolvimos ${pesos(amountMinor)} a tu saldo`,
            body: `Revisamos tu comprobante: el pago no llegó a tu cuenta. Devolvimos ${pesos(amountMinor)} a tu saldo, con la comisión incluida.\n\nFolio: ${reference}.`,
          }
        : {
            title: 'Tu retiro sí se entregó',
            body: `Revisamos tu comprobante con el banco: el pago de ${pesos(amountMinor)} se acreditó en la cuenta que elegiste, por lo que el retiro queda como recibido.\n\nFolio: ${reference}. Si tienes dudas, escribe a atención a clientes con este folio.`,
          },
    EN: ({ amountMinor, reference, refunded }) =>
      refunded
        ? {
            title: `We returned ${pesos(amountMinor)} to your balance`,
            body: `We looked at your proof: the payment did not reach your account. ${pesos(amountMinor)} are back in your balance, the fee included.\n\nReference: ${reference}.`,
          }
        : {
            title: 'Your withdrawal was delivered',
            body: `We checked your proof with the bank: the payment of ${pesos(amountMinor)} was credited to the account you chose, so the withdrawal counts as received.\n\nReference: ${reference}. If anything is unclear, write to customer service with this reference.`,
          },
  },
  feedbackReply: {
    ES: ({ reference, text }) => ({
      title: `Respuesta a tu comentario ${reference}`,
      body: `${text}\n\nEn la página de comentarios ves lo que escribiste y todas las respuestas.`,
    }),
    EN: ({ reference, text }) => ({
      title: `A reply to your feedback ${reference}`,
      body: `${text}\n\nThe feedback page has what you wrote and every reply.`,
    }),
  },
  ...BONUS_WORDS,
  vipLevel: {
    ES: ({ level, name, club }) => ({
      title: `¡Subiste a ${name.ES}!`,
      body: `Llegaste al nivel ${level} del ${club.ES}: ${name.ES}.\n\nEn tu página VIP ves lo que incluye y los bonos que te esperan.`,
    }),
    EN: ({ level, name, club }) => ({
      title: `You reached ${name.EN}!`,
      body: `You are now on level ${level} of the ${club.EN}: ${name.EN}.\n\nYour VIP page shows what it includes and the bonuses that wait for you.`,
    }),
  },
  vipKeep: {
    ES: ({ amountMinor, name, club, until }) => ({
      title: `Te faltan ${pesos(amountMinor)} para conservar tus beneficios de ${name.ES}`,
      body: `Son apuestas válidas antes del ${formatDate(until, 'es')}. Si no llegas, tus beneficios del ${club.ES} serán desde entonces los del nivel anterior; tu nivel no cambia.\n\nNingún beneficio vale jugar más de lo que tenías planeado.`,
    }),
    EN: ({ amountMinor, name, club, until }) => ({
      title: `${pesos(amountMinor)} are missing to keep your benefits of ${name.EN}`,
      body: `They are valid bets before ${formatDate(until, 'en')}. Otherwise your benefits of the ${club.EN} will be those of the level below from then on; your level stays.\n\nNo benefit is worth playing more than you had planned.`,
    }),
  },
  birthdayGift: {
    ES: ({ amountMinor, until }) => ({
      title: `¡Feliz cumpleaños! Tu regalo: ${pesos(amountMinor)}`,
      body: `Está en tu centro de recompensas. Puedes reclamarlo hasta el ${formatDate(until, 'es')}, sin apostar nada.`,
    }),
    EN: ({ amountMinor, until }) => ({
      title: `Happy birthday! Your gift: ${pesos(amountMinor)}`,
      body: `It is in your reward centre. You can claim it until ${formatDate(until, 'en')}, without betting anything.`,
    }),
  },
  raffleWon: {
    ES: ({ title, ticket, until }) => ({
      title: `¡Ganaste en «${title.ES}»!`,
      body: `Salió tu boleto ${ticket}. Tu premio te espera en tu centro de recompensas hasta el ${formatDateTime(until, 'es')}; si nadie lo reclama para entonces, se sortea otro boleto.`,
    }),
    EN: ({ title, ticket, until }) => ({
      title: `You won in “${title.EN}”!`,
      body: `Your ticket ${ticket} was drawn. Your prize waits in your reward centre until ${formatDateTime(until, 'en')}; if it is not claimed by then, another ticket is drawn.`,
    }),
  },
  raffleLapsed: {
    ES: ({ title, ticket }) => ({
      title: `Tu premio de «${title.ES}» venció`,
      body: `El premio de tu boleto ${ticket} no se reclamó a tiempo, así que se sorteó otro boleto. El sorteo completo se puede comprobar en la página de rifas.`,
    }),
    EN: ({ title, ticket }) => ({
      title: `Your prize of “${title.EN}” lapsed`,
      body: `The prize of your ticket ${ticket} was not claimed in time, so another ticket was drawn. The whole draw can be checked on the page of raffles.`,
    }),
  },
  referralEarned: {
    ES: ({ amountMinor, day, active }) => ({
      title: `Ganaste ${pesos(amountMinor)} por tus invitados`,
      body: `Abonamos ${pesos(amountMinor)} a tu cuenta por lo que jugaron tus invitados el ${formatDay(day, 'es')}.\n\nInvitados que jugaron ese día: ${active}.`,
    }),
    EN: ({ amountMinor, day, active }) => ({
      title: `You earned ${pesos(amountMinor)} from the friends you invited`,
      body: `We credited ${pesos(amountMinor)} to your account for what your friends played on ${formatDay(day, 'en')}.\n\nFriends who played that day: ${active}.`,
    }),
  },
  transferReceived: {
    ES: ({ amountMinor, reference, from }) => ({
      title: `Recibiste una transferencia de ${pesos(amountMinor)}`,
      body: `La cuenta ${from} te transfirió ${pesos(amountMinor)}. Ya están en tu saldo.\n\nFolio: ${reference}.`,
    }),
    EN: ({ amountMinor, reference, from }) => ({
      title: `You received a transfer of ${pesos(amountMinor)}`,
      body: `The account ${from} transferred ${pesos(amountMinor)} to you. They are in your balance.\n\nReference: ${reference}.`,
    }),
  },
  betEnded: {
    ES: ({ game, stakeMinor, payoutMinor, isReturned, roundId }) => ({
      title: isReturned
        ? `Tu apuesta en ${game.ES} volvió a tu saldo`
        : payoutMinor > 0
          ? `Tu apuesta en ${game.ES} terminó y te pagó ${pesos(payoutMinor)}`
          : `Tu apuesta en ${game.ES} terminó sin premio`,
      body: `Tu apuesta de ${pesos(stakeMinor)} seguía abierta y ya tiene resultado. ${isReturned ? `Devolvimos ${pesos(payoutMinor)} a tu saldo.` : payoutMinor > 0 ? `Abonamos ${pesos(payoutMinor)} a tu saldo.` : 'Esta vez no hubo premio.'}\n\nEn tu historial de apuestas ves cómo salió y su prueba de juego limpio. Ronda: ${roundId}.`,
    }),
    EN: ({ game, stakeMinor, payoutMinor, isReturned, roundId }) => ({
      title: isReturned
        ? `Your bet on ${game.EN} is back in your balance`
        : payoutMinor > 0
          ? `Your bet on ${game.EN} ended and paid you ${pesos(payoutMinor)}`
          : `Your bet on ${game.EN} ended without a win`,
      body: `Your bet of ${pesos(stakeMinor)} was still open and has its result now. ${isReturned ? `We returned ${pesos(payoutMinor)} to your balance.` : payoutMinor > 0 ? `We credited ${pesos(payoutMinor)} to your balance.` : 'This time there was no win.'}\n\nYour betting record shows how it came out, with its proof of fair play. Round: ${roundId}.`,
    }),
  },
  betCorrected: {
    ES: ({ game, deltaMinor, payoutMinor, roundId }) => ({
      title: `Se corrigió el resultado de tu apuesta en ${game.ES}`,
      body: `El resultado de la ronda se había registrado mal y el operador lo corrigió. Con el resultado correcto, tu apuesta paga ${pesos(payoutMinor)}. ${deltaMinor > 0 ? `Abonamos la diferencia de ${pesos(deltaMinor)} a tu saldo.` : `Descontamos la diferencia de ${pesos(-deltaMinor)} de tu saldo.`}\n\nEn tu historial de apuestas ves los dos resultados y su prueba. Ronda: ${roundId}.`,
    }),
    EN: ({ game, deltaMinor, payoutMinor, roundId }) => ({
      title: `The result of your bet on ${game.EN} was corrected`,
      body: `The result of the round had been entered wrongly, and the operator corrected it. By the right result your bet pays ${pesos(payoutMinor)}. ${deltaMinor > 0 ? `We credited the difference of ${pesos(deltaMinor)} to your balance.` : `We took the difference of ${pesos(-deltaMinor)} from your balance.`}\n\nYour betting record shows both results and their proof. Round: ${roundId}.`,
    }),
  },
  downlineJoined: {
    ES: ({ username, agent, code }) => ({
      title: `${username} se unió a tu equipo`,
      body: `${username} ya está en tu equipo como ${agent ? 'agente' : 'jugador'}.${code ? `\n\nLlegó por tu enlace ${code}.` : ''}\n\nEn la gestión del equipo ves su cuenta.`,
    }),
    EN: ({ username, agent, code }) => ({
      title: `${username} joined your team`,
      body: `${username} is now in your team as ${agent ? 'an agent' : 'a player'}.${code ? `\n\nThey came by your link ${code}.` : ''}\n\nThe management of your team shows the account.`,
    }),
  },
  downlineMoved: {
    ES: ({ username, from, to, reason, at }) => ({
      title: username === null ? 'El operador cambió a tu agente' : `El operador movió a ${username} de equipo`,
      body: `Antes: ${from ?? 'sin agente'}. Después: ${to ?? 'sin agente'}.\n\nA partir del ${formatDateTime(at, 'es')}.\n\nMotivo: ${reason}\n\nLo que ya pasó se queda con el equipo anterior. Si algo no es correcto, escribe a atención a clientes.`,
    }),
    EN: ({ username, from, to, reason, at }) => ({
      title: username === null ? 'The operator changed your agent' : `The operator moved ${username} to another team`,
      body: `Before: ${from ?? 'no agent'}. After: ${to ?? 'no agent'}.\n\nFrom ${formatDateTime(at, 'en')} on.\n\nReason: ${reason}\n\nWhat has happened already stays with the former team. If anything is not right, write to customer service.`,
    }),
  },
  ...IDENTITY_WORDS,
  ...SLIP_WORDS,
  ...PROTECTION_WORDS,
  promotionDecided: {
    ES: ({ title, reason }) =>
      reason === null
        ? {
            title: 'Tu solicitud fue aprobada',
            body: `Aprobamos tu solicitud de «${title.ES}». Tu premio te espera en la página de la promoción.`,
          }
        : {
            title: 'Tu solicitud no fue aprobada',
            body: `Revisamos tu solicitud de «${title.ES}» y esta vez no pudimos aprobarla.\n\nMotivo: ${reason}\n\nSi crees que es un error, escribe a atención a clientes.`,
          },
    EN: ({ title, reason }) =>
      reason === null
        ? {
            title: 'Your application was approved',
            body: `We approved your application for “${title.EN}”. Your reward waits on the promotion’s page.`,
          }
        : {
            title: 'Your application was not approved',
            body: `We looked at your application for “${title.EN}” and could not approve it this time.\n\nReason: ${reason}\n\nIf you think this is a mistake, write to customer service.`,
          },
  },
  promotion: {
    ES: ({ title }) => ({
      title: `Promoción: ${title.ES}`,
      body: `${title.ES}.\n\nEn la página de promociones encuentras el periodo y los términos completos.`,
    }),
    EN: ({ title }) => ({
      title: `Promotion: ${title.EN}`,
      body: `${title.EN}.\n\nThe promotions page has the period and the full terms.`,
    }),
  },
  notice: {
    ES: ({ title, body }) => ({ title: title.ES, body: body.ES }),
    EN: ({ title, body }) => ({ title: title.EN, body: body.EN }),
  },
};

/** Where the web app shows what a message is about. */
const LINKS: { readonly [Kind in MessageKind]: (params: MessageParams[Kind]) => string | null } = {
  welcome: () => '/member?page=securityCenter',
  newLogin: () => '/member?page=securityCenter',
  depositCredited: () => '/member?page=transactionHistory',
  depositHeld: () => '/member?page=deposit',
  depositReturned: () => '/member?page=transactionHistory',
  depositReversed: () => '/member?page=transactionHistory',
  withdrawalPaid: () => '/member?page=transactionHistory',
  withdrawalClaim: () => '/member?page=withdraw',
  feedbackReply: () => '/member?page=feedback',
  bonusExpiring: () => '/member?page=bonuses',
  bonusConverted: () => '/member?page=bonuses',
  bonusExpired: () => '/member?page=bonuses',
  freeExpiring: () => '/member?page=bonuses',
  freeExpired: () => '/member?page=bonuses',
  vipLevel: () => '/member?page=bonusDetails',
  vipKeep: () => '/member?page=bonusDetails',
  birthdayGift: () => '/member?page=rewardCenter',
  raffleWon: () => '/member?page=rewardCenter',
  raffleLapsed: () => '/member?page=raffles',
  referralEarned: () => '/member?page=referral',
  transferReceived: () => '/member?page=transactionHistory',
  betEnded: () => '/member?page=personalHistoryCopy',
  slipCorrected: ({ is }) => `/member?page=${is.outcome === 'OPEN' ? 'openBets' : 'personalHistoryCopy'}`,
  betCorrected: () => '/member?page=personalHistoryCopy',
  downlineJoined: () => '/agentHome?page=downlineManagmentView',
  downlineMoved: () => null,
  identityApproved: () => '/member?page=identity',
  identityRejected: () => '/member?page=identity',
  identityExpired: () => '/member?page=identity',
  playReview: () => '/member?page=protection',
  promotionDecided: ({ promotionId }) => `/promotions?promo=${encodeURIComponent(promotionId)}`,
  promotion: ({ promotionId }) => `/promotions?promo=${encodeURIComponent(promotionId)}`,
  notice: () => null,
};

export function textOf<Kind extends MessageKind>(
  { kind, params }: { kind: Kind; params: MessageParams[Kind] },
  language: WireLanguage,
): MessageText {
  return WORDS[kind][language](params);
}

export function linkOf<Kind extends MessageKind>({
  kind,
  params,
}: {
  kind: Kind;
  params: MessageParams[Kind];
}): string | null {
  return LINKS[kind](params);
}
