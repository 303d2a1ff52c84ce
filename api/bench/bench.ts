import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { sizes } from './city/sizes.ts';
import { contest, RequestsFailed, type Contestant } from './contest.ts';
import { crowdHead, tellCrowd } from './overload.ts';
import { timeDraws } from './draws.ts';
import { openIssuer } from './issuer.ts';
import { countingSettings } from './meter.ts';
import { schoolDatabase } from './school-database.ts';
import { judged, median, memoryGoal, scoresHead, tellScores } from './scoreboard.ts';
import { openWorld, sizeOf, type World } from './world.ts';
import { startEmbeddedPostgres } from '../src/platform/db/embedded-postgres/embedded-postgres.ts';

/** `npm run bench`: compares the application, started like npm start, with a bare server on the same database. */

const { values: asked } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    /** Dataset `village` or `city`; a city is compared with a village. */
    school: { type: 'string' },
    /** A folder that keeps the loaded datasets for the next run. */
    keep: { type: 'string' },
    /** Environment and flags that npm start gives the application, as JSON. */
    environment: { type: 'string', default: '{}' },
  },
});
const schools = schoolsFor(asked.school);
const environment = JSON.parse(asked.environment) as Record<string, string>;
const length = { rounds: Number(asked.rounds), seconds: Number(asked.seconds) };

await using toEnd = new AsyncDisposableStack();
const folder = await mkdtemp(join(tmpdir(), 'sabia-bench-'));
toEnd.defer(() => rm(folder, { recursive: true }));
const postgres = await startEmbeddedPostgres({
  folder: join(asked.keep ? resolve(asked.keep) : folder, 'postgres'),
  log: console,
  settings: countingSettings,
});
toEnd.defer(() => postgres.stop());
const issuer = await openIssuer();
toEnd.defer(() => issuer.close());

const worlds: World[] = [];
for (const { name, size } of schools) {
  const url = await schoolDatabase(postgres.url, { name, size, isKept: asked.keep !== undefined });
  const own = join(folder, name);
  await mkdir(own);
  const world = await openWorld(toEnd, {
    url,
    folder: own,
    issuer,
    isLarge: size !== null,
    environment,
  });
  console.log(`A ${name} of ${await sizeOf(world.db)}`);
  worlds.push(world);
}
const [world, beside] = worlds;
if (!world) throw new Error('nothing to measure in');

const draw = 'An exam of 60 questions is drawn from 50,000';
if (isAsked(draw)) {
  const middle = median(await timeDraws(world.db, world.bank));
  console.log(`\n${draw}\n  median ${judged(middle, '≤', 100, 1)} ms`);
}

console.log(`
The application (app) beside a bare server: node:http, the same statements on the same pool of the same
durable PostgreSQL, JSON.stringify. That one checks neither tokens nor input nor access.
Medians of ${length.rounds} turns of ${length.seconds} s each.`);
const memory: number[] = [];
for (const [index, discipline] of world.disciplines.entries()) {
  const { title, connections } = discipline;
  if (!isAsked(title)) continue;
  console.log(`\n${title}, ${connections} connections\n${scoresHead}`);
  const contestants: Contestant[] = [
    { ...world.app, discipline },
    { ...world.bare, discipline },
  ];
  const alike = beside?.disciplines[index];
  if (beside && alike) contestants.push({ ...beside.app, discipline: alike });
  try {
    const [app = [], bare = [], village] = await contest(contestants, length);
    console.log(tellScores(discipline, { app, bare, village }));
    if (connections === 64) memory.push(...app.map(({ memoryMiB }) => memoryMiB));
  } catch (error) {
    if (!(error instanceof RequestsFailed)) throw error;
    console.log(`  NOT measured: ${error.message}`);
    process.exitCode = 1;
  }
}

const crowds = 'A crowd at the catalogue, which comes again and again';
if (isAsked(crowds)) {
  console.log(`\n${crowds}\n${crowdHead}`);
  for (const people of [64, 500, 2000]) {
    const address = `${world.app.url}/v1/courses/paginated?limit=10`;
    console.log(await tellCrowd(address, { people, seconds: 2 * length.seconds }));
  }
}
if (memory.length > 0) {
  const most = Math.max(...memory);
  console.log(`\nThe application, 64 connections: ${judged(most, '≤', memoryGoal, 0)} MiB at most`);
}

/** `--only <words>` selects scenarios by words of their titles. */
function isAsked(title: string): boolean {
  return title.toLowerCase().includes(asked.only.toLowerCase());
}

/** The first is the one that is measured. */
function schoolsFor(name: string | undefined) {
  const village = { name: 'village', size: sizes.village };
  if (name === undefined) return [{ name: 'school', size: null }];
  if (name === 'village') return [village];
  if (name === 'city') return [{ name, size: sizes.city }, village];
  throw new Error(`--school is one of ${Object.keys(sizes).join(', ')}`);
}
