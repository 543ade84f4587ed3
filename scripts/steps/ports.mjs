import { createConnection, createServer } from 'node:net';
import { Explained } from './terminal.mjs';

/** Reads a port from the command line (`--gateway-port 4001`) or the environment (`GATEWAY_PORT`). */
export function readPort(variable, fallback, { args = process.argv.slice(2), env = process.env } = {}) {
  const flag = `--${variable.toLowerCase().replaceAll('_', '-')}`;
  const at = args.findIndex((argument) => argument === flag || argument.startsWith(`${flag}=`));
  const given = at < 0 ? env[variable] : args[at].includes('=') ? args[at].slice(flag.length + 1) : args[at + 1];
  if (given === undefined || (at < 0 && given === '')) return fallback;
  const port = Number(given);
  if (/^\d+$/.test(given) && port >= 1 && port <= 65_535) return port;
  throw new Explained(`${variable} must be a port number from 1 to 65535; it is "${given}".`, [
    `For example: ${variable}=${fallback} npm start, or npm start -- ${flag} ${fallback}`,
  ]);
}

const canListen = (port, host) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(!['EADDRINUSE', 'EACCES'].includes(error.code)));
    server.once('listening', () => server.close(() => resolve(true)));
    server.listen({ port, host, exclusive: true });
  });

const answers = (port, host) =>
  new Promise((resolve) => {
    const socket = createConnection({ port, host, timeout: 1_000 });
    const finish = (result) => {
      socket.destroy();
      resolve(result);
    };
    socket.once('connect', () => finish(true));
    socket.once('error', () => finish(false));
    socket.once('timeout', () => finish(false));
  });

export async function isPortFree(port) {
  if ((await answers(port, '127.0.0.1')) || (await answers(port, '::1'))) return false;
  return (await canListen(port, '127.0.0.1')) && (await canListen(port, '::'));
}

/** Refuses ports that are in use, with the variable that moves each. `owner` names our own instance, when it is one. */
export async function requireFreePorts(ports, owner = async () => null) {
  const taken = new Map();
  for (const { variable, port } of ports) {
    const other = taken.get(port);
    if (other) throw new Explained(`${other} and ${variable} are both ${port}; each needs a port of its own.`);
    taken.set(port, variable);
  }
  for (const { variable, port, what } of ports) {
    if (await isPortFree(port)) continue;
    const running = await owner(port);
    if (running) throw running;
    throw new Explained(`Port ${port}, meant for ${what}, is in use by another program.`, [
      `Choose another one: ${variable}=${port + 1} npm start, or npm start -- --${variable.toLowerCase().replaceAll('_', '-')} ${port + 1}`,
      process.platform === 'win32'
        ? `See who has it: netstat -ano | findstr :${port}`
        : `See who has it: lsof -i :${port}`,
    ]);
  }
}
