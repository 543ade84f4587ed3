import { GTAG_ID } from '../../../../features/system';
import { operator } from '../../recipes/operator';
import { scenario } from '../../scenario';

export const analyticsOn = scenario({
  name: 'analytics-on',
  group: 'operator',
  title: { en: 'Visits are measured', es: 'Se miden las visitas' },
  description: {
    en: 'The operator uses an analytics service, so that visitors are asked first.',
    es: 'El operador usa un servicio de analítica, así que primero se pide permiso.',
  },
  lookAt: [
    { en: 'Any page: the question, and its answer kept', es: 'Cualquier página: la pregunta, y su respuesta guardada' },
    { en: 'Nothing leaves the site before “Accept”', es: 'Nada sale del sitio antes de «Aceptar»' },
  ],
  recipes: () => [operator.setting(GTAG_ID, () => 'G-TONALLI0001')],
});
