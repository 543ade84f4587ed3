import type { DocumentBody } from '../text-shapes';

export const faqEn: DocumentBody = {
  title: 'Frequently asked questions',
  lead: 'Short answers to what we are asked most. The details are in the help.',
  sections: [
    {
      partId: 'account',
      title: 'Your account',
      content: '',
      questions: [
        {
          partId: 'age',
          title: 'How old do I have to be?',
          content: `<p>{{minimumAge}} years. We may ask for an identity document to check it.</p>`,
        },
        {
          partId: 'two-accounts',
          title: 'May I have two accounts?',
          content: `<p>No. It is one for each person; what several accounts gained is taken back.</p>`,
        },
        {
          partId: 'forgot',
          title: 'I forgot my password. What now?',
          content: `<p>Press “Forgot your password?” in the login window and set a new one by e-mail or SMS. More in <a href="/help#logging-in">Logging in</a>.</p>`,
        },
        {
          partId: 'locked',
          title: 'Why can I not log in?',
          content: `<p>After some failed attempts the login pauses for 5 minutes. Wait, or set a new password.</p>`,
        },
        {
          partId: 'trial',
          title: 'What is the trial account?',
          content: `<p>An account with play money to get to know the games. It neither deposits nor withdraws, and earns no points.</p>`,
        },
      ],
    },
    {
      partId: 'money',
      title: 'Deposits and withdrawals',
      content: '',
      questions: [
        {
          partId: 'minimum',
          title: 'What is the least I can deposit?',
          content: `<p>It depends on the channel. Today they are:</p>{{depositChannels}}`,
        },
        {
          partId: 'how-long',
          title: 'How long does a withdrawal take?',
          content: `<p>In most cases we look at it and send it by SPEI on the same day. Your bank may take some minutes more to show it.</p>`,
        },
        {
          partId: 'turnover',
          title: 'Why can I not withdraw yet?',
          content: `<p>A part of what you deposited has to be bet first: {{turnover}}. <a href="/member?page=withdraw">Withdraw</a> says how much is missing.</p>`,
        },
        {
          partId: 'limits',
          title: 'How much can I withdraw?',
          content: `<p>From {{withdrawalMin}} to {{withdrawalMax}} at a time and up to {{withdrawalCount}} a day, with {{withdrawalFee}}.</p>`,
        },
        {
          partId: 'not-arrived',
          title: 'My withdrawal says “Paid” and has not arrived',
          content: `<p>Press “Has it arrived?” and choose “Nothing arrived”. Add a picture of your movements, and we look at it with the bank. Do so within {{receiptTime}}.</p>`,
        },
        {
          partId: 'third-party',
          title: 'Can somebody else deposit for me?',
          content: `<p>No. Accounts and cards have to be in your name.</p>`,
        },
      ],
    },
    {
      partId: 'games',
      title: 'Games',
      content: '',
      questions: [
        {
          partId: 'rigged',
          title: 'How do I know that it is not rigged?',
          content: `<p>In our own games you can check every round yourself: <a href="/help#fairness">Provably fair play</a> says how.</p>`,
        },
        {
          partId: 'disconnected',
          title: 'My internet went away in a round. Did I lose?',
          content: `<p>Nothing is lost by that. The outcome was recorded already, and a win is credited. See your betting record.</p>`,
        },
        {
          partId: 'free',
          title: 'Can I play for free?',
          content: `<p>Yes, games with “Free trial” open with play money and the same odds.</p>`,
        },
        {
          partId: 'rtp',
          title: 'What is the RTP?',
          content: `<p>The share that a game gives back on average over millions of rounds. It does not foretell your session.</p>`,
        },
      ],
    },
    {
      partId: 'rewards',
      title: 'Bonuses, points and VIP',
      content: '',
      questions: [
        {
          partId: 'points-expire',
          title: 'Do points expire?',
          content: `<p>Never. You earn 1 point for every {{betPerPoint}} of valid bets.</p>`,
        },
        {
          partId: 'points-worth',
          title: 'What is a point worth?',
          content: `<p>{{pointsPerPeso}} points are 1 peso of balance. They also buy rewards in the <a href="/pointMall">points mall</a>.</p>`,
        },
        {
          partId: 'vip-lost',
          title: 'Can I lose my VIP level?',
          content: `<p>No. Levels that were reached are kept.</p>`,
        },
        {
          partId: 'invite',
          title: 'What do I get for inviting?',
          content: `<p>{{referralRate}} of what those you invited bet, credited every day.</p>`,
        },
      ],
    },
    {
      partId: 'safety',
      title: 'Safety and control',
      content: '',
      questions: [
        {
          partId: 'safe',
          title: 'Is my money safe here?',
          content: `<p>The money of players is kept apart from that of the operation, and every movement is recorded with its reference. Still, withdraw what you do not mean to play.</p>`,
        },
        {
          partId: 'payment-password',
          title: 'What is the payment password for?',
          content: `<p>Its {{paymentDigits}} digits protect your withdrawals and redemptions even if somebody knows your other password.</p>`,
        },
        {
          partId: 'stop',
          title: 'I want to stop for a while',
          content: `<p>Write to customer service and we suspend your account. <a href="/responsible-gaming">Responsible gaming</a> has a questionnaire, warning signs and whom to turn to.</p>`,
        },
      ],
    },
  ],
};
