export { help } from '../../sic-bo/page/help';
