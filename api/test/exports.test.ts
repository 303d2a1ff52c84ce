import type { Operation } from '@sabia/domain/operation.ts';
import { operations } from '@sabia/domain/operations.ts';
import * as users from '@sabia/domain/users/users.contract.ts';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { everyRequest } from './operations/every-request.factory.ts';
import { createSeededApp } from './support/seeded-app.factory.ts';
import { createTestApp } from './support/test-app.factory.ts';

const school = await createSeededApp(await createTestApp());
const { call, people, levelId } = school;
const { admin, learner } = people;
const requests: Record<string, () => unknown> = everyRequest(school);

const pageOfPersonalData = async (zip: Buffer): Promise<string> => {
  const archive = await fromBufferPromise(zip);
  for await (const entry of archive.eachEntry())
    if (entry.fileName.endsWith('.html'))
      return (await buffer(await archive.openReadStreamPromise(entry))).toString();
  return '';
};

/** The names of events and the texts below them, without the addresses of pages. */
const textOfCalendar = (file: Buffer) =>
  file
    .toString()
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => /^(SUMMARY|DESCRIPTION|LOCATION|X-)/.test(line))
    .join('\n')
    .replaceAll(/https?:\S+/g, '');

/** The text for people in the file of each operation; null if only programs read it. */
const readable: Record<string, ((file: Buffer) => Promise<string> | string) | null> = {
  drawCertificatePicture: null,
  drawCoursePicture: null,
  exportCourse: null,
  exportExamResults: String,
  exportGradebook: String,
  exportMockExamReport: String,
  exportMockExamResults: String,
  exportPersonalData: pageOfPersonalData,
  exportQuestions: String,
  exportSelectedQuestions: String,
  exportUsers: String,
  // mock-exams.test.ts compares its text.
  printAnswerCards: null,
  // print-booklet.test.ts compares its text.
  printBooklet: null,
  // certificate-pdf.test.ts compares its whole text.
  printCertificate: null,
  // print-sheets.test.ts compares its text.
  printEssaySheets: null,
  // receipts.test.ts compares its text.
  printReceipt: null,
  // results.test.ts compares its text.
  printResultSlips: null,
  readLiveCalendar: textOfCalendar,
  subscribeCalendar: textOfCalendar,
};

const files = (Object.entries(operations) as [string, Operation][]).filter(([, { file }]) => file);

it('covers every operation that replies with a file', () => {
  expect(files.map(([name]) => name).toSorted()).toEqual(Object.keys(readable));
});

it.each(files.filter(([name]) => readable[name]))(
  '%s shows titles and names instead of ids',
  async (name, operation) => {
    await call(admin, users.changeUser, { params: learner, body: { level: levelId } });
    const user = ['admin', 'teacher'].includes(operation.audience.kind) ? admin : learner;
    const { body } = await call(user, operation, (await requests[name]?.()) as never);
    const text = await readable[name]?.(Buffer.from(body as never));
    expect(text).toMatch(/\p{L}{4}/u);
    // The addresses of the factory contain random ids.
    expect(
      text
        ?.replaceAll(/\S+@example\.com/g, '')
        .match(/\b[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\b/i),
    ).toBeNull();
  },
);
