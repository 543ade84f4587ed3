import { MINIMUM_AGE_VARIANT_YEARS } from '@tonalli/contracts/constants';
import { MINIMUM_AGE } from '../../../../people/people-settings';
import { operator } from '../../recipes/operator';
import { scenario } from '../../scenario';

export const registrationEverything = scenario({
  name: 'registration-everything',
  group: 'operator',
  title: { en: 'A registration that asks for a lot', es: 'Un registro que pide mucho' },
  description: {
    en: 'Email, birthday, nickname and payment password are required, and twenty-one years.',
    es: 'Se exigen correo, fecha de nacimiento, apodo y contraseña de pago, y veintiún años.',
  },
  lookAt: [{ en: 'Registration: the long form on a phone', es: 'Registro: el formulario largo en un teléfono' }],
  recipes: () => [
    operator.registrationField('email', 'required'),
    operator.registrationField('birthday', 'required'),
    operator.registrationField('nickname', 'required'),
    operator.registrationField('paymentPassword', 'required'),
    operator.setting(MINIMUM_AGE, () => MINIMUM_AGE_VARIANT_YEARS),
  ],
});
