/** What a form sends with every registration. */
export const CONSENT = {
  agreedToTerms: true,
  ageConfirmed: true,
  registerUrl: 'http://localhost:4000/register',
  domain: 'localhost',
  registerMethod: 'WEB',
  login: true,
};

/** What a form sends to register by a user name. */
export const REGISTRATION = {
  ...CONSENT,
  username: 'Pedro99',
  password: 'Clave2026',
  confirmPassword: 'Clave2026',
};
