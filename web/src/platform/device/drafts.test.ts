import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetDraft, keepDraft, recallDraft } from './drafts.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const typed = { fields: { title: 'Python' }, unsent: ['capa.png'] };
const day = 86_400_000;

describe('a draft', () => {
  it('is kept for its form with the time', () => {
    keepDraft('ana', 'courses/new', typed);
    expect(recallDraft('ana', 'courses/new')).toEqual({
      savedAt: '2026-11-21T12:00:00.000Z',
      ...typed,
    });
    expect(recallDraft('ana', 'courses/1')).toBeUndefined();
  });

  it('belongs to one user', () => {
    keepDraft('ana', 'courses/new', typed);
    expect(recallDraft('bia', 'courses/new')).toBeUndefined();
    forgetDraft('bia', 'courses/new');
    expect(recallDraft('ana', 'courses/new')).toBeDefined();
  });

  it('is deleted without the drafts of other forms', () => {
    keepDraft('ana', 'courses/new', typed);
    keepDraft('ana', 'lives/new', typed);
    forgetDraft('ana', 'courses/new');
    expect(recallDraft('ana', 'courses/new')).toBeUndefined();
    expect(recallDraft('ana', 'lives/new')).toBeDefined();
  });

  it('expires after thirty days and is then deleted from the device', () => {
    keepDraft('ana', 'courses/new', typed);
    vi.setSystemTime(Date.now() + 30 * day - 1);
    expect(recallDraft('ana', 'courses/new')).toBeDefined();
    vi.setSystemTime(Date.now() + 1);
    expect(recallDraft('ana', 'courses/new')).toBeUndefined();
    keepDraft('ana', 'lives/new', typed);
    expect(localStorage.getItem('sabia.drafts.ana')).not.toContain('courses/new');
  });

  it('that is invalid JSON is ignored', () => {
    localStorage.setItem('sabia.drafts.ana', '{"courses/new":');
    expect(recallDraft('ana', 'courses/new')).toBeUndefined();
    keepDraft('ana', 'courses/new', typed);
    expect(recallDraft('ana', 'courses/new')).toBeDefined();
  });

  it('that exceeds the storage is lost without an error', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => keepDraft('ana', 'courses/new', typed)).not.toThrow();
    full.mockRestore();
  });
});
