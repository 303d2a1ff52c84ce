import { readFileSync } from 'node:fs';
import { methodOf, pathOf, type Operation } from '@sabia/domain/operation.ts';
import { operations } from '@sabia/domain/operations.ts';
import { describe, expect, it } from 'vitest';
import { everyRequest } from './every-request.factory.ts';
import { createSeededApp } from '../support/seeded-app.factory.ts';
import { createTestApp } from '../support/test-app.factory.ts';
import { describedOperations, undescribed } from '../support/described-api.ts';
import { assertDefined } from '../support/assert-defined.ts';

// docs/access.md lists the status of each operation for each kind of user.

const users = [
  'anonymous',
  'learner',
  'other',
  'subscriber',
  'admin',
  'teacher',
  'otherTeacher',
  'guardian',
] as const;
const table = readFileSync(new URL('../../../docs/access.md', import.meta.url), 'utf8');
const lines = [...table.matchAll(/^\| (\w+) +\| `(.+)` +((?:\| \d{3} +){8})\|$/gm)].map(
  ([, name = '', route = '', statuses = '']) => ({
    name: name as keyof typeof operations,
    route,
    statuses: (statuses.match(/\d+/g) ?? []).map(Number),
  }),
);

it('every operation has its line in docs/access.md', () => {
  const routes = lines.map(({ name, route }) => [name, route]);
  const declared = Object.entries(operations).map(([name, { route }]) => [name, route]);
  expect(routes.toSorted()).toEqual(declared.toSorted());
});

const school = await createSeededApp(await createTestApp());
const { app, people } = school;
const requests = everyRequest(school);
const described = await describedOperations(app);

const { learner } = people;
/** Data that only the learner and administrators may read. */
const confidential = [
  learner.id,
  learner.email,
  learner.providerId,
  school.phone,
  school.cpf,
  school.attempt.id,
  school.contentAttempt.id,
  school.progressionId,
  school.portraitId,
  school.feedSecret,
  school.unpaidSubscriptionId,
  school.unpaidChargeId,
];

describe.each(lines)('$name', ({ name, statuses }) => {
  const operation: Operation = operations[name];
  const surplus = undescribed(assertDefined(described.get(name)));

  it('answers each user as listed, by its description, without confidential data', async () => {
    const answers = [];
    for (const person of users) {
      const request = await requests[name]();
      const answer = await school.call(people[person], operation, request);
      const { status, headers, body } = answer;
      const type = headers['content-type']?.toString();
      const text = Buffer.isBuffer(body) ? body.toString('latin1') : JSON.stringify(body);
      const sent = JSON.stringify(request);
      const leaks = confidential.filter(
        (secret) => text.includes(secret) && !sent.includes(secret),
      );
      expect(surplus({ status, type, body: text }), `${person}: ${text}`).toEqual([]);
      // Ids of members and of their attempts are what a teacher of their class sees of them.
      const known =
        person === 'teacher' && operation.audience.kind === 'teacher'
          ? [learner.id, school.attempt.id, school.contentAttempt.id]
          : // The children of a guardian.
            person === 'guardian' && name === 'listChildren'
            ? [learner.id]
            : [];
      if (person !== 'learner' && person !== 'admin')
        expect(
          leaks.filter((leak) => !known.includes(leak)),
          person,
        ).toEqual([]);
      answers.push(status);
    }
    expect(answers).toEqual(statuses);
  });

  it('accepts a slash at the end', async () => {
    const url = `/v1${pathOf(operation).replace(/\{\w+\}/g, learner.id)}`;
    const method = methodOf(operation);
    const plain = await app.inject({ method, url });
    const slashed = await app.inject({ method, url: `${url}/` });
    expect(slashed.statusCode).toBe(plain.statusCode);
  });
});

it('detects an undescribed field, also a nested one', async () => {
  const { body } = await school.call(people.admin, operations.readCourse, {
    params: { id: school.course.id },
  });
  const [section] = body.sections;
  const surplus = undescribed(assertDefined(described.get('readCourse')));
  const surplusIn = (reply: object) =>
    surplus({ status: 200, type: 'application/json', body: JSON.stringify(reply) });
  expect(surplusIn(body)).toEqual([]);
  const leaking = { ...assertDefined(section).contents[0], secret: 'segredo' };
  const sections = [{ ...section, contents: [leaking] }];
  expect(surplusIn({ ...body, sections })).toHaveLength(1);
});
