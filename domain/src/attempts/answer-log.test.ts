import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptedAnswers, answersToTell, currentAnswers, supersededLines } from './answer-log.ts';
import type { TimedArea } from './timed-area.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21, 22) + seconds * 1000).toISOString();

const attempt = {
  startedAt: at(0),
  deadline: at(600),
  // The server heard from X until second 300, and again at second 700.
  contacts: [
    { deviceId: 'X', since: at(0), until: at(300) },
    { deviceId: 'X', since: at(700), until: at(700) },
    { deviceId: 'Y', since: at(0), until: at(600) },
    { deviceId: 'Z', since: at(590), until: at(590) },
  ],
  questions: new Map([
    ['q1', { alternatives: [{ id: 'a' }, { id: 'b' }] }],
    ['q2', { alternatives: [{ id: 'c' }, { id: 'd' }] }],
  ]),
};

/**
 * `q1a@30` is alternative a of q1, answered 30 s after the start; `q1-@40` takes it back. `q1a@30X2` is
 * the answer with sequence number 2 of the device X.
 */
const answersOf = (text: string) =>
  [...text.matchAll(/(q\d)([a-z-])@(-?\d+)(?:([A-Z])(\d+))?/g)].map(
    ([, questionId = '', choice, seconds, deviceId, sequence], index) => ({
      id: String(index),
      questionId,
      alternativeId: choice === '-' ? null : (choice ?? null),
      answeredAt: at(Number(seconds)),
      ...(deviceId && { deviceId, sequence: Number(sequence) }),
    }),
  );

const textOf = (answers: ReturnType<typeof answersOf>) =>
  answers
    .map(
      ({ questionId, alternativeId, answeredAt, deviceId = '', sequence = '' }) =>
        `${questionId}${alternativeId ?? '-'}@${(Date.parse(answeredAt) - Date.parse(at(0))) / 1000}${deviceId}${sequence}`,
    )
    .join(' ');

describe('the log accepts', () => {
  it.each<[name: string, sent: string, now: number, accepted: string]>([
    ['answers in the order in which they were given', 'q1b@50 q1a@30', 60, 'q1a@30 q1b@50'],
    [
      'the answers of one device in the order of their numbers',
      'q1b@9X2 q1a@30X1',
      60,
      'q1a@30X1 q1b@9X2',
    ],
    ['answers from the future in the order of their times', 'q1b@900 q1a@800', 60, 'q1a@60 q1b@60'],
    ['an answer that takes one back', 'q1-@40', 60, 'q1-@40'],
    ['no answer to a question that is not in the attempt', 'q9a@10', 60, ''],
    ['no alternative of another question', 'q1c@10', 60, ''],
    ['an answer from the future as given now', 'q1a@500', 60, 'q1a@60'],
    ['an answer from before the start as given at the start', 'q1a@-500', 60, 'q1a@0'],
    [
      'answers given in time that arrive within 30 seconds after the deadline',
      'q1a@599 q2c@600',
      630,
      'q1a@599 q2c@600',
    ],
    ['no answer given after the deadline', 'q1a@599 q2c@601', 630, 'q1a@599'],
    ['no answer of an unknown device that arrives later', 'q1a@599', 631, ''],
    [
      'answers that arrive within two minutes of a device that was offline when they were given',
      'q1a@599X1 q2c@600X2',
      719,
      'q1a@599X1 q2c@600X2',
    ],
    ['no answer that such a device claims for a moment online', 'q1a@200X1', 719, ''],
    ['an answer of such a device whose request failed just before', 'q1a@290X1', 719, 'q1a@290X1'],
    ['no late answer of a device that was online', 'q1a@580Y1', 719, ''],
    ['no late answer from before the first contact of its device', 'q1a@580Z1', 719, ''],
    ['no answer of such a device given after the deadline', 'q1a@601X1', 719, ''],
    ['no answer that arrives after the grace period', 'q1a@599X1', 721, ''],
  ])('%s', (_name, sent, now, accepted) => {
    expect(textOf(acceptedAnswers(answersOf(sent), attempt, new Date(at(now))))).toBe(accepted);
  });
});

describe('an answer', () => {
  const responded = { kind: 'NUMERIC', value: '7' } as const;
  const task = { kind: 'NUMERIC', unit: null } as const;
  it.each([
    [
      'by a response to a task is accepted',
      { task },
      { alternativeId: null, response: responded },
      true,
    ],
    [
      'by an alternative and a response is not',
      { task },
      { alternativeId: 'a', response: responded },
      false,
    ],
    ['by an alternative to a task is not', { task }, { alternativeId: 'a' }, false],
    ['that takes a response back is', { task }, { alternativeId: null, response: null }, true],
    [
      'by a response to alternatives is not',
      {},
      { alternativeId: null, response: responded },
      false,
    ],
    ['by both to alternatives is not', {}, { alternativeId: 'a', response: responded }, false],
    ['by an alternative is accepted', {}, { alternativeId: 'a', response: null }, true],
    ['by another alternative is not', {}, { alternativeId: 'c', response: null }, false],
  ])('%s', (_name, asked, answer, isAccepted) => {
    const question = { alternatives: [{ id: 'a' }, { id: 'b' }], ...asked };
    const sent = [{ questionId: 'q1', answeredAt: at(30), ...answer }];
    const accepted = acceptedAnswers(
      sent,
      { ...attempt, questions: new Map([['q1', question]]) },
      new Date(at(60)),
    );
    expect(accepted).toEqual(isAccepted ? [{ ...sent[0], isLate: false }] : []);
  });

  it.each<[name: string, sent: string, now: number, isLate: boolean]>([
    ['that arrives before the deadline is not late', 'q1a@599X1', 600, false],
    ['that arrives 30 seconds after it is not late', 'q1a@599X1', 630, false],
    ['that its offline device sends after them is late', 'q1a@599X1', 631, true],
  ])('%s', (_name, sent, now, isLate) => {
    const accepted = acceptedAnswers(answersOf(sent), attempt, new Date(at(now)));
    expect(accepted).toMatchObject([{ isLate }]);
  });

  it.each([
    ['does not count if another device was heard after the deadline', 'Y', 601, ''],
    ['counts if another device was heard until the deadline', 'Y', 600, 'q1a@599X1'],
    ['counts if its own device was heard after the deadline', 'X', 700, 'q1a@599X1'],
  ])('that is late %s', (_name, deviceId, heard, expected) => {
    const contacts = [
      { deviceId: 'X', since: at(0), until: at(300) },
      { deviceId, since: at(heard), until: at(heard) },
    ];
    const accepted = acceptedAnswers(
      answersOf('q1a@599X1'),
      { ...attempt, contacts },
      new Date(at(719)),
    );
    expect(textOf(accepted)).toBe(expected);
  });

  it('does not count after the attempt, although its area has no end', () => {
    const area: TimedArea = {
      title: 'Um',
      questionsQtd: 1,
      timeLimitMinutes: null,
      startedAt: at(0),
      deadline: null,
      finishedAt: null,
    };
    const questions = new Map([['q1', { alternatives: [{ id: 'a' }], area }]]);
    const accepted = acceptedAnswers(
      answersOf('q1a@599'),
      { ...attempt, questions },
      new Date(at(721)),
    );
    expect(accepted).toEqual([]);
  });

  it('counts at any time without a deadline', () => {
    const accepted = acceptedAnswers(
      answersOf('q1a@5000'),
      { ...attempt, deadline: null },
      new Date(at(9000)),
    );
    expect(textOf(accepted)).toBe('q1a@5000');
  });
});

describe('an answer to a timed area', () => {
  const area = (times: Partial<TimedArea>): TimedArea => ({
    title: 'Um',
    questionsQtd: 1,
    timeLimitMinutes: 5,
    startedAt: at(100),
    deadline: at(400),
    finishedAt: null,
    ...times,
  });
  const second = (startedAt: string | null) => area({ title: 'Dois', startedAt, deadline: null });
  const waiting = { startedAt: null, deadline: null };

  it.each<
    [
      name: string,
      first: Partial<TimedArea>,
      next: string | null,
      sent: string,
      now: number,
      accepted: string,
    ]
  >([
    ['counts while it runs', {}, null, 'q1a@200', 210, 'q1a@200'],
    ['counts from its start at the earliest', {}, null, 'q1a@50', 210, 'q1a@100'],
    ['does not count before its start', waiting, null, 'q1a@50', 60, ''],
    ['counts if it was given until its end', {}, null, 'q1a@400', 430, 'q1a@400'],
    ['does not count after its end', {}, null, 'q1a@401', 430, ''],
    ['does not count after it was finished', { finishedAt: at(300) }, null, 'q1a@301', 310, ''],
    ['counts until it was finished', { finishedAt: at(300) }, null, 'q1a@300', 310, 'q1a@300'],
    ['does not count once the next has started', {}, at(405), 'q1a@399', 410, ''],
    ['does not count once the next has started at its end', {}, at(400), 'q1a@399', 400, ''],
    ['counts beside an area that started before', {}, at(50), 'q1a@399', 400, 'q1a@399'],
    [
      'counts without a limit beside any other',
      { deadline: null },
      at(405),
      'q1a@410',
      420,
      'q1a@410',
    ],
    ['counts late of an offline device', {}, null, 'q1a@399X1', 519, 'q1a@399X1'],
    ['does not count after two minutes', {}, null, 'q1a@399X1', 521, ''],
  ])('%s', (_name, first, next, sent, now, expected) => {
    const areas = [area(first), second(next)];
    const questions = new Map([['q1', { alternatives: [{ id: 'a' }], area: areas[0] ?? null }]]);
    const accepted = acceptedAnswers(
      answersOf(sent),
      {
        startedAt: at(0),
        deadline: null,
        contacts: [{ deviceId: 'X', since: at(0), until: at(300) }],
        questions,
        timedAreas: areas,
      },
      new Date(at(now)),
    );
    expect(textOf(accepted)).toBe(expected);
  });
});

describe('the superseded lines', () => {
  it.each<[name: string, log: string, superseded: string]>([
    ['are none of an empty log', '', ''],
    ['are those that their device has replaced', 'q1a@10X1 q1b@20X2 q1-@30X3', 'q1a@10X1 q1b@20X2'],
    ['are so when they arrive later', 'q1b@20X2 q1a@10X1', 'q1a@10X1'],
    ['are so when the clock of the device was set back', 'q1a@90X1 q1b@20X2', 'q1a@90X1'],
    ['are not those of another device', 'q1a@10X1 q1b@20Y1', ''],
    ['are not those of another question', 'q1a@10X1 q2c@20X2', ''],
    ['are those of clients that name no device, by time', 'q1b@20 q1a@10', 'q1a@10'],
    ['are not those of a device after a client that names none', 'q1a@10X1 q1b@20', ''],
  ])('%s', (_name, log, superseded) => {
    expect(textOf([...supersededLines(answersOf(log))])).toBe(superseded);
  });
});

it('no answer to an area counts that arrives after the start of the next', () => {
  const seconds = fc.integer({ min: 1, max: 300 });
  const devices = fc.constantFrom('X', 'Y', undefined);
  const moments = fc.record({
    limit: seconds,
    finish: seconds,
    pause: fc.nat(120),
    wait: fc.nat(200),
  });
  const given = fc.record({
    moments,
    answered: seconds,
    deviceId: devices,
    heard: fc.option(seconds),
  });
  fc.assert(
    fc.property(given, ({ moments: { limit, finish, pause, wait }, answered, deviceId, heard }) => {
      const isFinished = finish < limit;
      const next = (isFinished ? finish : limit) + pause;
      const areas: TimedArea[] = [
        {
          title: 'Um',
          questionsQtd: 1,
          timeLimitMinutes: limit / 60,
          startedAt: at(0),
          deadline: at(limit),
          finishedAt: isFinished ? at(finish) : null,
        },
        {
          title: 'Dois',
          questionsQtd: 1,
          timeLimitMinutes: null,
          startedAt: at(next),
          deadline: null,
          finishedAt: null,
        },
      ];
      const asked = { alternatives: [{ id: 'a' }], area: areas[0] ?? null };
      const accepted = acceptedAnswers(
        [{ questionId: 'q1', alternativeId: 'a', answeredAt: at(answered), deviceId, sequence: 1 }],
        {
          startedAt: at(0),
          deadline: null,
          timedAreas: areas,
          contacts: heard === null ? [] : [{ deviceId: 'X', since: at(0), until: at(heard) }],
          questions: new Map([['q1', asked]]),
        },
        new Date(at(next + wait)),
      );
      expect(accepted).toEqual([]);
    }),
  );
});

describe('the current answer', () => {
  const currentOf = (log: string) => textOf([...currentAnswers(answersOf(log)).values()]);

  it.each<[name: string, log: string, current: string]>([
    ['is the latest', 'q1a@10 q1b@20', 'q1b@20'],
    ['is the latest when an earlier one arrived after it', 'q1b@20 q1a@10', 'q1b@20'],
    ['is the one received later of two at the same moment', 'q1a@10 q1b@10', 'q1b@10'],
    [
      'is the one received later of two devices at the same moment, whatever their numbers',
      'q1b@10Y2 q1a@10X1',
      'q1a@10X1',
    ],
    ['is one for each question', 'q1a@10 q2c@5', 'q2c@5 q1a@10'],
    ['is blank when it was taken back', 'q1a@10 q1-@20', 'q1-@20'],
    ['is the one with the highest number of a device', 'q1a@10X1 q1b@20X2', 'q1b@20X2'],
    ['is so when the clock of the device was set back', 'q1a@90X1 q1b@20X2', 'q1b@20X2'],
    ['is so when the older answer arrives later', 'q1b@20X2 q1a@90X1', 'q1b@20X2'],
    ['is so at the same moment, whatever arrives first', 'q1b@10X2 q1a@10X1', 'q1b@10X2'],
    ['is so for numbers of two digits', 'q1b@5X10 q1a@6X9', 'q1b@5X10'],
    ['is the latest by time across devices', 'q1a@10X7 q1b@20Y1', 'q1b@20Y1'],
    ['is the latest by time beside a client that sends no numbers', 'q1a@30 q1b@20Y1', 'q1a@30'],
    [
      'is the one of the device whose clock was set back after its earlier answer',
      'q1a@60X1 q1b@50Y1 q1c@20X2',
      'q1c@20X2',
    ],
    [
      'is so when the earlier answer was to another question',
      'q2a@60X1 q1b@50Y1 q1c@20X2',
      'q1c@20X2 q2a@60X1',
    ],
    [
      'is the one of the other device when that answered later',
      'q1a@60X1 q1b@70Y1 q1c@20X2',
      'q1b@70Y1',
    ],
    ['is the one received later when a device used a number twice', 'q1a@10X1 q1b@9X1', 'q1b@9X1'],
  ])('%s', (_name, log, expected) => {
    expect(currentOf(log)).toBe(expected);
  });

  const line = fc.record({
    questionId: fc.constantFrom('q1', 'q2'),
    alternativeId: fc.constantFrom('a', 'b', null),
    seconds: fc.integer({ min: 0, max: 600 }),
    device: fc.constantFrom('X', 'Y', null),
  });
  /** In the order in which they were given; the clocks of the devices are wrong. */
  const lines = fc
    .uniqueArray(line, { selector: ({ seconds }) => seconds, maxLength: 30 })
    .map((given) =>
      given.map(({ seconds, device, ...answer }, index) => ({
        ...answer,
        id: String(index),
        answeredAt: at(seconds),
        ...(device && { deviceId: device, sequence: index + 1 }),
      })),
    );
  const shuffled = <A>(log: readonly A[], keys: Iterator<number>) =>
    log
      .map((answer) => ({ answer, key: keys.next().value as number }))
      .toSorted((a, b) => a.key - b.key)
      .map(({ answer }) => answer);

  it('does not depend on the order of arrival of answers given at different moments', () => {
    fc.assert(
      fc.property(lines, fc.infiniteStream(fc.nat()), (given, keys) => {
        const idsOf = (log: typeof given) =>
          Object.fromEntries([...currentAnswers(log)].map(([question, { id }]) => [question, id]));
        expect(idsOf(shuffled(given, keys))).toEqual(idsOf(given));
      }),
      { numRuns: 1000 },
    );
  });

  it('is never an answer that the same device replaced', () => {
    fc.assert(
      fc.property(lines, fc.infiniteStream(fc.nat()), (given, keys) => {
        for (const current of currentAnswers(shuffled(given, keys)).values()) {
          const replacing = given.filter(
            ({ questionId, deviceId, sequence = 0 }) =>
              current.deviceId &&
              questionId === current.questionId &&
              deviceId === current.deviceId &&
              sequence > (current.sequence ?? 0),
          );
          expect(replacing).toEqual([]);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the answers that a device is told', () => {
  /** `1a@X`: question 1, alternative a, given on device X; `-` takes the answer back. */
  const logOf = (text: string) =>
    text.split(' ').map((line, place) => {
      const [, questionId = '', alternative = '', deviceId] =
        /^(\d)([a-z-])(?:@(\w))?$/.exec(line) ?? [];
      return {
        questionId,
        alternativeId: alternative === '-' ? null : alternative,
        answeredAt: new Date(Date.UTC(2026, 10, 23, 10, place)).toISOString(),
        ...(deviceId && { deviceId, sequence: place + 1 }),
      };
    });
  it.each([
    ['are its own that it has sent', '1a@X 2b@X', 'X', '2', '2b'],
    ['are also those of another device', '1a@Y 2b@X', 'X', '2', '1a 2b'],
    ['are not those of another device that it has replaced', '1a@Y 1b@X 2b@X', 'X', '2', '2b'],
    ['are those that another device took back', '1a@X 1-@Y 2b@X', 'X', '2', '1- 2b'],
    ['are those of a client that names no device', '1a 2b@X', 'X', '2', '1a 2b'],
    ['are the one that counts instead of the sent one', '1a@Y', 'X', '1', '1a'],
    ['are not those without a device that it has replaced', '1a 1b@X', 'X', '', ''],
    ['are all for a client that names no device', '1a@X 2b 3c@Y 4d 4-', '', '2', '1a 2b 3c'],
  ])('%s', (_name, log, devices, questions, told) => {
    const sent = { deviceIds: devices.split(''), questionIds: questions.split('') };
    const answers = answersToTell(logOf(log), sent);
    expect(
      answers.map(({ questionId, alternativeId }) => questionId + (alternativeId ?? '-')).join(' '),
    ).toBe(told);
  });
});
