import { describe, expect, it } from 'vitest';
import { readEnvironment } from './env';

const problemsOf = (environment: Record<string, string>) => {
  try {
    readEnvironment(environment);
    return [];
  } catch (error) {
    return String(error).split('\n').slice(1);
  }
};

describe('the way to the platform', () => {
  it.each([
    'https://platform.example',
    'http://127.0.0.1:4100',
    'http://127.8.8.8',
    'http://localhost:4100',
    'http://platform.localhost',
    'http://[::1]:4100',
  ])('WIRE-06 may lead to %s', (url) => {
    expect(problemsOf({ PLATFORM_URL: url })).toEqual([]);
    expect(readEnvironment({ PLATFORM_URL: url }).platformUrl).toBe(url);
  });

  it.each([
    ['http://platform.example:4100', 'platform.example'],
    ['http://10.0.0.7', '10.0.0.7'],
    ['http://127.0.0.1.example', '127.0.0.1.example'],
    ['http://localhost.example', 'localhost.example'],
    ['http://[fd00::1]', '[fd00::1]'],
  ])('WIRE-06 may not lead to %s in the open, unless the host is named; one line says so', (url, host) => {
    const [line, ...more] = problemsOf({ PLATFORM_URL: url, PLAIN_HTTP_HOSTS: 'other.example' });
    expect(line).toContain(`PLATFORM_URL: ${host} would be reached without encryption`);
    expect(more).toEqual([]);
    expect(problemsOf({ PLATFORM_URL: url, PLAIN_HTTP_HOSTS: `other.example, ${host}` })).toEqual([]);
  });

  it('WIRE-06 has calls signed unless told otherwise', () => {
    expect(readEnvironment({}).signCalls).toBe(true);
    expect(readEnvironment({ SIGN_CALLS: 'off' }).signCalls).toBe(false);
    expect(problemsOf({ SIGN_CALLS: 'perhaps' })).toHaveLength(1);
  });
});
