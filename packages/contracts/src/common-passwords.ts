/** Common parts of passwords in the product's languages: words, names, clubs, keyboard rows. */
export const COMMON_WORDS: readonly string[] = `
password passwort contrasena contrasenia clave secret secreto acceso access login admin administrador administrator root user usuario
guest invitado test prueba demo default changeme welcome bienvenido hola hello holahola qwerty qwertyuiop asdfgh asdfghjkl
zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc qwe qweqwe asd asdasd zxc abc abcd abcde abcdef abcdefg abcdefgh aaa aaaa xxx xxxx
iloveyou loveyou teamo tequiero teamomucho miamor amor amores amorcito love lovely bebe bebito princesa princess reina rey angel angelito
mimama mipapa mama papa familia family hijos mihijo bonita hermosa corazon estrella estrellita chocolate cariño carino muñeca muneca
sunshine shadow master monkey dragon letmein trustno football futbol soccer baseball basketball superman batman spiderman pokemon
naruto goku minecraft fortnite roblox killer hunter ranger michael michelle jordan jessica jennifer daniel daniela andrea alejandro
alejandra alexander alexandra carlos jose josesito maria mariana luis miguel juan pedro diego fernando fernanda gabriel gabriela
sebastian santiago ricardo roberto eduardo francisco antonio manuel david jorge javier victor oscar mario sofia valentina camila
isabella lucia paola karla karina monica patricia veronica claudia adriana laura guadalupe lupita rosa carmen elena samuel jesus
jesucristo dios diosesamor cristo biblia america chivas chivas guadalajara cruzazul pumas tigres rayados santos toluca pachuca
barcelona realmadrid madrid liverpool arsenal chelsea juventus boca bocajuniors riverplate mexico vivamexico monterrey cdmx
tijuana puebla veracruz cancun argentina colombia venezuela peru chile bogota lima caracas computer computadora internet google
facebook instagram whatsapp youtube samsung iphone android windows microsoft nokia tonalli casino apuesta apuestas ganar ganador
dinero money suerte lucky poker bingo ruleta jackpot jugador player game gamer juego juegos winner number numero tiger lion leon
perro perrito gato gatito mariposa flores florecita girasol verano invierno primavera summer winter spring autumn enero febrero
marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre january february march april june july august september
october november december lunes martes miercoles jueves viernes sabado domingo monday tuesday wednesday thursday friday saturday
sunday freedom libertad power fuerza starwars pepsi cocacola corona tequila cerveza music musica rock metallica blink slipknot
hannah charlie thomas robert matthew andrew joshua ashley amanda nicole pass passw passwd pwd
`
  .normalize('NFD')
  .replace(/\p{M}/gu, '')
  .split(/\s+/)
  .filter(Boolean);

/** Common suffixes, beside runs of digits and years. */
const ENDINGS = [
  ...'0123456789',
  '00',
  '007',
  '01',
  '10',
  '11',
  '12',
  '13',
  '69',
  '77',
  '99',
  '100',
  '101',
  '111',
  '123',
  '321',
  '666',
  '777',
  '1212',
  '1111',
  '1234',
  '12345',
  '123456',
  '1234567',
  '12345678',
  '123456789',
  '1234567890',
  '54321',
  '098765',
  '123123',
  '112233',
  '1q2w3e',
  '123abc',
  '123a',
  'abc123',
  'qwerty',
];

/** The newest year that lists of leaked passwords are full of. */
const FIRST_YEAR = 1_940;
const LAST_YEAR = 2_025;

/** Found on every published list of leaked passwords, and not built on a word. */
const LITERALS = `
123456 1234567 12345678 123456789 1234567890 12345 123123 123123123 111111 11111111 000000 00000000 654321 87654321 987654321 666666
777777 888888 999999 121212 112233 11223344 159753 147258369 147258 789456 789456123 123321 12344321 1q2w3e 1q2w3e4r 1q2w3e4r5t
1qaz2wsx 1qazxsw2 zaq12wsx q1w2e3r4 q1w2e3r4t5 qwer1234 asdf1234 zxcv1234 a1b2c3 a1b2c3d4 a12345 a123456 a1234567 a12345678 a123456789
aa123456 aa12345678 as123456 abcd1234 abc12345 abc123456 123abc 123qwe 123qweasd 1234qwer 12qwaszx x4ivygA51F qwe123 qwe123456 asd123
asd123456 1a2b3c 1a2b3c4d 123456a 1234567a 12345678a 123456789a 12345a 123456q 123456qwerty g9l2d1fg d1lakiss gfhjkm 5201314 woaini
woaini1314 1314520 13579 135792468 246810 2468101214 10203040 102030 01012000 01011980 01012011 0123456789 9876543210 p@ssw0rd passw0rd
p4ssw0rd pa55word pa55w0rd pa$$word n0=acc3s s3cr3t4 contr4sena cl4ve123 h0la1234 t3quier0 tequiero1 mynoob fuckyou fuckyou1 whatever
trustno1 letmein1 ncc1701 thx1138 blink182 charlie1 michael1 jordan23 cr7 ronaldo7 messi10 leomessi10 cr7ronaldo kobe24 lebron23
`
  .split(/\s+/)
  .filter(Boolean);

let known: ReadonlySet<string> | null = null;

/** Some fifty thousand, built on first use. */
function commonPasswords(): ReadonlySet<string> {
  if (known) return known;
  const all = new Set(LITERALS.map((literal) => literal.toLowerCase()));
  const years = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, index) => String(FIRST_YEAR + index));
  for (const word of COMMON_WORDS) {
    all.add(word);
    all.add(word + word);
    for (const ending of ENDINGS) all.add(word + ending).add(ending + word);
    for (const year of years) all.add(word + year);
  }
  known = all;
  return known;
}

const LEET: Readonly<Record<string, string>> = {
  '@': 'a',
  $: 's',
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
};

/** Undoes substitutions such as `0` for `o`, except in a trailing number. */
function withoutLeet(text: string): string {
  const tail = /[\d!.*#]*$/.exec(text)?.[0] ?? '';
  return text.slice(0, text.length - tail.length).replace(/[@$013457]/g, (sign) => LEET[sign] ?? sign) + tail;
}

/**
 * Whether a password is one that guessing begins with: on lists of leaked ones, built from a common word and a
 * number or year in whatever case, a run of one character or of keys, or little more than the owner's user name.
 */
export function isCommonPassword(password: string, username = ''): boolean {
  const plain = password.toLowerCase();
  const bare = plain.replace(/[!.*#_-]+$/, '');
  if (/^(.)\1*$/u.test(plain) || isRun(bare)) return true;
  const name = username.toLowerCase();
  if (name.length >= 4 && plain.includes(name) && plain.length - name.length < 5) return true;
  const common = commonPasswords();
  return [plain, bare, withoutLeet(bare)].some((each) => common.has(each));
}

const RUNS = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm'];

function isRun(text: string): boolean {
  if (text.length < 5) return false;
  const backwards = [...text].reverse().join('');
  return RUNS.some((run) => run.includes(text) || run.includes(backwards));
}
