import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEnvironment as readGateway } from '@tonalli/gateway/env';
import { STOP_GRACE_MS } from '@tonalli/gateway/server';
import { readEnvironment as readPlatform } from '@tonalli/mock-platform/env';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const REPOSITORY = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(REPOSITORY, path), 'utf8');

const Service = z.looseObject({
  image: z.string(),
  build: z.object({ context: z.literal('.'), dockerfile: z.string() }).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  ports: z.array(z.string()).default([]),
  networks: z.array(z.string()),
  volumes: z.array(z.string()).default([]),
  read_only: z.literal(true),
  cap_drop: z.tuple([z.literal('ALL')]),
  security_opt: z.tuple([z.literal('no-new-privileges:true')]),
  restart: z.string(),
  stop_grace_period: z.string().optional(),
  ulimits: z.object({ nofile: z.number() }).optional(),
  deploy: z.looseObject({ resources: z.object({ limits: z.object({ cpus: z.string(), memory: z.string() }) }) }),
});
const Compose = z.object({
  name: z.string(),
  services: z.record(z.string(), Service),
  networks: z.record(z.string(), z.object({ internal: z.boolean() }).nullable()),
});

const compose = Compose.parse(
  z
    .looseObject({ services: z.unknown(), networks: z.unknown() })
    .transform(({ name, services, networks }) => ({ name, services, networks }))
    .parse(parse(read('compose.yaml'), { merge: true })),
);
const serviceOf = (name: string) => {
  const service = compose.services[name];
  if (!service) throw new Error(`no service is called ${name}`);
  return service;
};
const settingsIn = (path: string): Record<string, string> =>
  Object.fromEntries(
    read(path)
      .split('\n')
      .filter((line) => /^[A-Z]/.test(line))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

/** As Compose fills in variables: `:-` a default, `:?` a refusal; an empty value counts as none. */
function filled(text: string, settings: Record<string, string>): string {
  let whole = text;
  for (const [variable, name = '', kind, rest = ''] of text.matchAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g)) {
    const value = settings[name] || rest;
    if (!settings[name] && kind === '?') throw new Error(`${name}: ${rest}`);
    whole = whole.replace(variable, value);
  }
  return whole;
}
const environmentOf = (name: string, settings: Record<string, string>) =>
  Object.fromEntries(Object.entries(serviceOf(name).environment).map(([key, value]) => [key, filled(value, settings)]));
const gatewayWith = (settings: Record<string, string>) =>
  readGateway({ ...imageOf('apps/gateway/Dockerfile').env, ...environmentOf('gateway', settings) });
const seconds = (text = '0s') => Number(/^(\d+)s$/.exec(text)?.[1]);

/** What the last stage of a Dockerfile says. */
function imageOf(path: string) {
  const text = read(path);
  const last = text.slice(text.lastIndexOf('\nFROM '));
  const [, variables = ''] = /^ENV (.*)$/m.exec(last) ?? [];
  return {
    text,
    last,
    froms: [...text.matchAll(/^FROM (\S+)/gm)].map(([, from = '']) => from),
    stages: [...text.matchAll(/^FROM \S+ AS (\S+)/gm)].map(([, name = '']) => name),
    env: Object.fromEntries(variables.split(' ').map((pair) => pair.split('=', 2))) as Record<string, string>,
  };
}
const IMAGES = ['apps/gateway/Dockerfile', 'apps/mock-platform/Dockerfile'];
const DEFAULT_CONNECTIONS = gatewayWith(settingsIn('deploy/demo.env')).limits?.connections ?? Number.NaN;
const haproxy = read('deploy/haproxy.cfg');

describe('the container files', () => {
  it('DEV-05 take every image by a version, from no host in particular', () => {
    const named = [
      ...IMAGES.flatMap((path) => imageOf(path).froms.filter((from) => !imageOf(path).stages.includes(from))),
    ];
    const pulled = Object.values(compose.services).flatMap(({ image, build }) => (build ? [] : [image]));
    for (const image of [...named, ...pulled]) expect(image).toMatch(/^[a-z]+:\d+\.\d+(\.\d+)?-bookworm(-slim)?$/);
    expect([named.length, pulled.length]).toEqual([2, 2]);
  });

  it('DEV-05 bring the Node.js that the project is tested on', () => {
    const { devDependencies } = z
      .object({ devDependencies: z.object({ node: z.string() }) })
      .parse(JSON.parse(read('package.json')));
    for (const path of IMAGES) expect(imageOf(path).froms[0]).toBe(`node:${devDependencies.node}-bookworm-slim`);
  });

  it.each(IMAGES)('DEV-05 %s runs as nobody in particular, on what was built, and is looked after', (path) => {
    const { last } = imageOf(path);
    const folder = path.replace('/Dockerfile', '');
    expect(last).toMatch(/^USER node$/m);
    expect(last.indexOf('USER node')).toBeLessThan(last.indexOf('\nCMD '));
    expect(last).toContain(`CMD ["node", "--enable-source-maps", "${folder}/dist/main.js"]`);
    expect(last).toMatch(/^HEALTHCHECK .*\/healthz/m);
    expect(last).toContain('NODE_ENV=production');
    // Nothing of the sources, nor what only building needs.
    for (const [line] of last.matchAll(/^COPY .*$/gm))
      expect(line).toMatch(
        /--from=(packages|build) \/app\/(node_modules|apps\/[a-z-]+\/(node_modules|package\.json|dist)) /,
      );
    expect(imageOf(path).text).toContain('npm ci --omit=dev --ignore-scripts');
  });

  it('DEV-05 leave secrets, data and what was built here out of what is sent to the builder', () => {
    const left = read('.dockerignore').split('\n');
    for (const one of ['**/node_modules', '**/dist', '**/.data', '**/.env', 'deploy/*.env', '.git'])
      expect(left).toContain(one);
    const kept = read('.gitignore').split('\n');
    for (const one of ['deploy/production.env', 'deploy/gateway.env', 'deploy/certificates/*'])
      expect(kept).toContain(one);
    expect(
      readdirSync(join(REPOSITORY, 'deploy'))
        .filter((name) => name.endsWith('.env'))
        .sort(),
    ).toEqual(expect.arrayContaining(['demo.env', 'example.env']));
  });
});

describe('compose.yaml', () => {
  it('DEV-05 builds from files that are there, and mounts files that are there', () => {
    for (const { build, volumes } of Object.values(compose.services)) {
      if (build) expect(existsSync(join(REPOSITORY, build.dockerfile))).toBe(true);
      for (const [source = ''] of volumes.map((volume) => volume.split(':')))
        if (source.startsWith('./')) expect(existsSync(join(REPOSITORY, source)), source).toBe(true);
    }
  });

  it('DEV-05 publishes the proxy alone, and keeps the state where only gateways reach it', () => {
    const published = Object.entries(compose.services).filter(([, { ports }]) => ports.length > 0);
    expect(published.map(([name]) => name)).toEqual(['proxy', 'platform']);
    expect(serviceOf('platform').ports.every((port) => port.startsWith('127.0.0.1:'))).toBe(true);
    expect(compose.networks.state).toEqual({ internal: true });
    const reach = Object.entries(compose.services).filter(([, { networks }]) => networks.includes('state'));
    expect(reach.map(([name]) => name)).toEqual(['gateway', 'redis']);
  });

  it('DEV-05 starts gateways that share, behind one proxy, with the settings of the demonstration', () => {
    const options = gatewayWith(settingsIn('deploy/demo.env'));
    expect(options).toMatchObject({
      ...{ host: '0.0.0.0', port: 4_000, trustedProxies: 1, worlds: false, platformUrl: 'http://platform:4100' },
      ...{ redisUrl: 'redis://:demonstration@redis:6379', drainMs: 5_000, webDist: '/app/apps/web/dist' },
    });
    const platform = readPlatform({
      ...imageOf('apps/mock-platform/Dockerfile').env,
      ...environmentOf('platform', settingsIn('deploy/demo.env')),
    });
    expect(platform).toMatchObject({ port: 4_100, control: false, worlds: false, merchant: options.merchant });
  });

  it('DEV-05 asks for every secret that an operator has to make', () => {
    const empty = settingsIn('deploy/example.env');
    const whole: Record<string, string> = {
      ...empty,
      MERCHANT_CODE: 'OPERATOR',
      MERCHANT_KEY: settingsIn('deploy/demo.env').MERCHANT_KEY ?? '',
      SESSION_SECRET: 'forty characters that nobody else knows!',
      REDIS_PASSWORD: 'nobody-knows',
    };
    expect(gatewayWith(whole).merchant.code).toBe('OPERATOR');
    for (const name of ['MERCHANT_CODE', 'MERCHANT_KEY', 'SESSION_SECRET', 'REDIS_PASSWORD']) {
      expect(empty[name], name).toBe('');
      expect(() => gatewayWith({ ...whole, [name]: '' }), name).toThrow(name);
    }
  });

  it('DEV-05 gives a gateway the time to be taken out, to drain and to finish', () => {
    const drain = Number(serviceOf('gateway').environment.DRAIN_SECONDS);
    expect(seconds(serviceOf('gateway').stop_grace_period)).toBeGreaterThan(drain + STOP_GRACE_MS / 1_000);
    const [, every, times] = /check inter (\d+)s fall (\d+)/.exec(haproxy) ?? [];
    // A check may have begun just before.
    expect(drain).toBeGreaterThan(Number(every) * (Number(times) + 1));
  });
});

describe('the proxy', () => {
  it('DEV-05 may open the files that its connections take', () => {
    const [, connections] = /maxconn (\d+)/.exec(haproxy) ?? [];
    expect(serviceOf('proxy').ulimits?.nofile).toBeGreaterThan(2 * Number(connections) + 1_000);
    expect(serviceOf('gateway').ulimits?.nofile).toBeGreaterThan(2 * DEFAULT_CONNECTIONS);
  });

  it('DEV-05 gives requests to gateways that are ready, at their port, by their common name', () => {
    expect(haproxy).toMatch(/http-check send meth GET uri \/readyz/);
    expect(haproxy).toMatch(
      new RegExp(`server-template gateway 1-\\d+ gateway:${gatewayWith(settingsIn('deploy/demo.env')).port} `),
    );
  });

  it('DEV-05 sends no call again that a gateway may have had', () => {
    expect([...haproxy.matchAll(/retry-on (.*)/g)].map(([, what]) => what)).toEqual(['conn-failure']);
  });

  it('DEV-05 lets nobody say who they are, and shows what is for the operator to nobody', () => {
    for (const name of ['x-forwarded-for', 'x-forwarded-host', 'x-request-id'])
      expect(haproxy).toContain(`http-request del-header ${name}\n`);
    expect(haproxy).toContain('option forwardfor\n');
    expect(haproxy).toMatch(/http-request set-header x-forwarded-proto https if \{ ssl_fc \}/);
    expect(haproxy).toMatch(/return status 404 if \{ path \/metrics \/readyz \/healthz \}/);
  });

  it('DEV-05 finds its certificate where Compose puts it, and listens where Compose leads', () => {
    const { volumes, ports } = serviceOf('proxy');
    const places = volumes.map((volume) => volume.split(':')[1]);
    const [, certificate = ''] = /ssl crt (\S+)\/site\.pem/.exec(haproxy) ?? [];
    expect(places).toContain(certificate);
    for (const [, port] of haproxy.matchAll(/bind :(\d+)/g))
      expect(ports.some((one) => one.endsWith(`:${port}`))).toBe(true);
  });
});
