/**
 * What no text of the product says (RG-06): that a win was near or is due, that losses come back, that there is no risk,
 * that it is the last moment, or that whoever wants to stop should not.
 */
const PHRASES = [
  // Near wins, and wins that are due
  /\bcasi (ganas|ganaste|aciertas|lo logras)\b/i,
  /\bestuviste (tan |muy )?cerca\b/i,
  /\bya te toca\b|\bte toca ganar\b|\bhoy (te toca|es tu día)\b|\bdía de suerte\b/i,
  /\balmost (won|had it)\b|\bso close\b|\bnear miss\b/i,
  /\byou( a|’|')re due\b|\bdue (for )?a win\b|\blucky day\b/i,
  /\b(racha|mano) (caliente|ganadora)\b|\bhot (streak|hand)\b/i,
  // Losses that come back
  /(?<!(para|intenta|intentar|de) )\brecupera(r)? (lo perdido|lo que perdiste|tus pérdidas|tu dinero)\b/i,
  /(?<!(to|never|try to|trying to) )\bwin (it|them|your (money|losses)|what you lost) back\b/i,
  // No risk
  /\b(dinero fácil|ganancias? (seguras?|garantizadas?)|gana(r)? seguro)\b/i,
  /\b(easy money|guaranteed (wins?|profits?)|sure (wins?|thing))\b/i,
  /(?<!(not|no|nunca|never) )\b(sin riesgo|risk[- ]free)\b/i,
  // Now or never
  /(?<!\p{L})últimas? oportunidad(es)?\b|\blast chance\b|\bno te lo pierdas\b|\bdon(’|')t miss (out|it)\b/iu,
  // Holding back whoever wants to go
  /\bseguro que (te )?quieres (ir|irte|salir|parar|dejar)/i,
  /\bare you sure you want to (go|leave|stop|quit)\b/i,
  /\bno,? (prefiero|quiero) (seguir )?perd(er|iendo)/i,
];

/** Texts that people read: the catalogues of the browser, the data, and the words of games, messages and mails. */
const READ_BY_PEOPLE =
  /^(packages\/i18n\/src\/locales\/.*\.json|apps\/mock-platform\/data\/.*\.(md|yaml|csv)|apps\/mock-platform\/src\/.*(texts|words|mails?|kinds)[^/]*\.ts)$/;

/** `files` are all of the project's, with path and text. */
export function findForbiddenPhrases(files) {
  return files.filter(({ path }) => READ_BY_PEOPLE.test(path) && !/\.test\.ts$/.test(path)).flatMap(findIn);
}

const findIn = ({ path, text }) =>
  text.split('\n').flatMap((line, index) => {
    const said = PHRASES.map((phrase) => phrase.exec(line)?.[0]).find((found) => found !== undefined);
    if (said === undefined) return [];
    return [
      {
        rule: 'forbidden-phrases',
        severity: 'error',
        path,
        line: index + 1,
        instead: `"${said}" presses people to play on; say what is so, and no more (scripts/source/forbidden-phrases.mjs).`,
      },
    ];
  });
