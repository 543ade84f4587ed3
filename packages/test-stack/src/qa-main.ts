import { runCommandLine } from './qa-cli';

try {
  process.stdout.write(await runCommandLine(process.argv.slice(2), process.env));
} catch (error) {
  const text = error instanceof Error ? error.message : String(error);
  const away = error instanceof TypeError && error.cause !== undefined;
  process.stderr.write(`${away ? `The platform is not there (${text}). Is "npm start" running?` : text}\n`);
  process.exitCode = 1;
}
