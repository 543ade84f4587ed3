import common from './common.json';
import content from './content.json';
import lobby from './lobby.json';
import system from './system.json';
import wallet from './wallet.json';

export default { common, content, lobby, system, wallet };
