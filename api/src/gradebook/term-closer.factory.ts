import { expect } from 'vitest';
import type { Ask } from '../../test/support/spawned-server.factory.ts';
import { gradebookRulesOf } from './gradebook.factory.ts';

interface SentMark {
  /** Tells it from all others. */
  reason: string;
  sentAt: number;
  /** Null without an acknowledgement: it may have been stored or not. */
  acknowledgedAt: number | null;
}

/** A class whose term is closed and opened while somebody writes marks in it. Times are milliseconds of one clock. */
export interface ClosedClass {
  id: string;
  userId: string;
  sent: SentMark[];
  /** From the acknowledgement of a closing until the request that opens the term again. */
  closings: { from: number; until: number | null }[];
  /** Null after a request without an acknowledgement. */
  isClosed: boolean | null;
}

const [term, columnId] = ['1º bimestre', 'p1'];

/** Creates the class with its rules, by an administrator. */
export async function aClosedClass(ask: Ask, userId: string): Promise<ClosedClass> {
  const { id } = await ask<{ id: string }>('POST', '/classes', { title: 'Fecha e abre' });
  await ask('POST', `/classes/${id}/members`, { userId, role: 'STUDENT' });
  await ask('PUT', `/classes/${id}/gradebook/rules`, gradebookRulesOf());
  return { id, userId, sent: [], closings: [], isClosed: false };
}

/** Closes the term and opens it again until a request fails. */
export async function closeAndOpen(closed: ClosedClass, ask: Ask): Promise<void> {
  for (;;) {
    closed.isClosed = null;
    await ask('POST', `/classes/${closed.id}/gradebook/closings`, { term });
    closed.isClosed = true;
    closed.closings.push({ from: performance.now(), until: null });
    // Marks are sent meanwhile.
    await ask('GET', `/classes/${closed.id}/gradebook`);
    closed.isClosed = null;
    for (const closing of closed.closings) closing.until ??= performance.now();
    await ask('POST', `/classes/${closed.id}/gradebook/openings`, { term });
    closed.isClosed = false;
  }
}

/** Writes one mark after the other into the cell, each with a reason of its own, until a request fails or is refused. */
export async function writeMarks({ id, userId, sent }: ClosedClass, ask: Ask): Promise<void> {
  for (;;) {
    const value = ((sent.length % 1000) / 100).toFixed(2);
    const mark: SentMark = {
      reason: `Prova ${sent.length}`,
      sentAt: performance.now(),
      acknowledgedAt: null,
    };
    sent.push(mark);
    await ask('PUT', `/classes/${id}/gradebook/marks`, [
      { userId, columnId, value, reason: mark.reason },
    ]);
    mark.acknowledgedAt = performance.now();
  }
}

/** The term is as acknowledged, each acknowledged mark is stored once, and none came while the term was closed. */
export async function expectClosed(
  { id, userId, sent, closings, isClosed }: ClosedClass,
  ask: Ask,
) {
  const { closedTerms } = await ask<{ closedTerms: string[] }>('GET', `/classes/${id}/gradebook`);
  expect([[], [term]]).toContainEqual(closedTerms);
  if (isClosed !== null) expect(closedTerms).toEqual(isClosed ? [term] : []);
  const acknowledged = sent.filter(({ acknowledgedAt }) => acknowledgedAt !== null);
  const late = acknowledged.filter((mark) =>
    closings.some(
      ({ from, until }) =>
        mark.sentAt > from && (until === null || (mark.acknowledgedAt ?? until) < until),
    ),
  );
  expect(late).toEqual([]);
  const stored = await storedMarks(id, userId, ask);
  expect(stored).toEqual(expect.arrayContaining(acknowledged.map(({ reason }) => reason)));
  expect(new Set(stored).size).toBe(stored.length);
}

async function storedMarks(id: string, userId: string, ask: Ask): Promise<string[]> {
  const marks: string[] = [];
  for (let page = 1, totalPages = 1; page <= totalPages; page++) {
    const found = await ask<{ items: { reason: string }[]; totalPages: number }>(
      'GET',
      `/classes/${id}/gradebook/marks/${userId}?columnId=${columnId}&limit=100&page=${page}`,
    );
    marks.push(...found.items.map(({ reason }) => reason));
    totalPages = found.totalPages;
  }
  return marks;
}
