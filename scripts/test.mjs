import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './steps/build.mjs';
import { findChromium } from './steps/chromium.mjs';
import { ensureInstalled } from './steps/install.mjs';
import { requireNode } from './steps/node-version.mjs';
import { onInterrupt, requireNpm, run } from './steps/processes.mjs';
import { inRoot, PROJECT_NODE, ROOT, readJson, toolEnvironment } from './steps/project.mjs';
import { addUp, judge, readPlaywright, readVitest } from './steps/tally.mjs';
import { bold, dim, explain, green, red, step } from './steps/terminal.mjs';

const reports = mkdtempSync(join(tmpdir(), 'tonalli-tests-'));

/** The tooling, then every workspace that has tests; what joins the apps comes after them. */
function vitestRuns() {
  const inGroup = (group) => readdirSync(inRoot(group)).map((name) => `${group}/${name}`);
  const last = ['packages/test-stack', 'bench'];
  const first = [...inGroup('packages'), ...inGroup('apps')].filter((folder) => !last.includes(folder));
  const tested = [...first, ...last].filter((folder) => {
    const manifest = inRoot(folder, 'package.json');
    return existsSync(manifest) && readJson(manifest).scripts?.test;
  });
  return [{ name: 'scripts', folder: '.' }, ...tested.map((folder) => ({ name: folder, folder }))];
}

const readReport = (path) => (existsSync(path) ? readJson(path) : null);

async function runVitest({ name, folder }) {
  const path = join(reports, `${name.replaceAll('/', '-')}.json`);
  const args = [inRoot('node_modules', 'vitest', 'vitest.mjs'), 'run', '--reporter=default', '--reporter=json'];
  const code = await run(PROJECT_NODE, [...args, `--outputFile.json=${path}`], {
    cwd: join(ROOT, folder),
    env: toolEnvironment({ CI: '1' }),
  });
  return judge({ name, code, report: readReport(path), read: readVitest });
}

async function runPlaywright(chromium) {
  const path = join(reports, 'browser.json');
  const cli = inRoot('node_modules', '@playwright', 'test', 'cli.js');
  const code = await run(PROJECT_NODE, [cli, 'test', '--reporter=list,json'], {
    cwd: inRoot('e2e'),
    env: toolEnvironment({ CI: '1', CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: path }),
  });
  return judge({ name: 'browser', code, report: readReport(path), read: readPlaywright });
}

/** Runs one part and turns whatever goes wrong in it into a failure, so that the others still run. */
async function part(name, work) {
  process.stdout.write(`\n${bold(`── ${name} `)}${dim('─'.repeat(Math.max(0, 60 - name.length)))}\n`);
  try {
    return await work();
  } catch (error) {
    explain(error);
    return { passed: 0, failures: [`${name}: ${error.message}`] };
  }
}

async function runAll() {
  requireNode();
  await requireNpm();
  await ensureInstalled();
  const tallies = [];
  for (const workspace of vitestRuns()) tallies.push(await part(workspace.name, () => runVitest(workspace)));
  tallies.push(
    await part('browser', async () => {
      await build();
      const chromium = await step('Finding a Chromium', () => findChromium());
      return runPlaywright(chromium);
    }),
  );
  return addUp(tallies);
}

function close({ passed, failures }) {
  rmSync(reports, { recursive: true, force: true });
  if (failures.length > 0) {
    process.stdout.write(`\n${red(bold('Failed:'))}\n${failures.map((title) => `  ${red('✗')} ${title}\n`).join('')}`);
  }
  const line = `${passed} passed, ${failures.length} failed`;
  process.stdout.write(`\n${failures.length === 0 ? green(line) : red(line)}\n`);
  process.exitCode = failures.length === 0 && passed > 0 ? 0 : 1;
}

onInterrupt(() => {
  rmSync(reports, { recursive: true, force: true });
  process.exit(130);
});

runAll()
  .catch((error) => {
    explain(error);
    return { passed: 0, failures: [error.message] };
  })
  .then(close);
