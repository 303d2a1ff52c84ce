import { describe, expect, it } from 'vitest';
import { uploadAdmission } from './upload-admission.ts';

const viewers = {
  learner: { isAdmin: false, isAnswering: false },
  'answering learner': { isAdmin: false, isAnswering: true },
  admin: { isAdmin: true, isAnswering: false },
};

describe('an upload', () => {
  it.each([
    ['learner', 'image/jpeg', 5_000_000, 'granted'],
    ['learner', 'image/avif', 1, 'granted'],
    ['learner', 'image/png', 5_000_001, 'too-large'],
    ['learner', 'application/pdf', 1, 'admins-only'],
    ['answering learner', 'application/pdf', 20_000_000, 'granted'],
    ['answering learner', 'application/pdf', 20_000_001, 'too-large'],
    ['answering learner', 'image/png', 20_000_000, 'granted'],
    ['answering learner', 'image/jpeg', 20_000_001, 'too-large'],
    ['answering learner', 'image/webp', 5_000_001, 'too-large'],
    ['answering learner', 'audio/mpeg', 1, 'admins-only'],
    ['answering learner', 'application/zip', 1, 'admins-only'],
    ['admin', 'application/pdf', 20_000_000, 'granted'],
    ['admin', 'application/pdf', 20_000_001, 'too-large'],
    ['learner', 'text/vtt', 1, 'admins-only'],
    ['admin', 'text/vtt', 1_000_000, 'granted'],
    ['admin', 'text/vtt', 1_000_001, 'too-large'],
    ['learner', 'audio/mpeg', 1, 'admins-only'],
    ['admin', 'audio/mpeg', 20_000_000, 'granted'],
    ['admin', 'audio/wav', 20_000_001, 'too-large'],
    ['admin', 'audio/flac', 1, 'type-not-taken'],
    ['learner', 'application/zip', 1, 'admins-only'],
    ['admin', 'application/zip', 100_000_000, 'granted'],
    ['admin', 'application/zip', 100_000_001, 'too-large'],
    ['admin', 'image/svg+xml', 1, 'type-not-taken'],
    ['admin', 'text/html', 1, 'type-not-taken'],
    ['admin', 'video/mp4', 1, 'type-not-taken'],
    ['admin', 'IMAGE/PNG', 1, 'type-not-taken'],
    ['admin', 'toString', 1, 'type-not-taken'],
  ] as const)('by a %s, %s of %i bytes: %s', (viewer, contentType, size, expected) => {
    const admission = uploadAdmission(viewers[viewer], { contentType, size });
    expect(admission.granted ? 'granted' : admission.because).toBe(expected);
  });
});
