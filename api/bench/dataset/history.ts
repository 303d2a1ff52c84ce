import { createRandom } from './random.ts';
import { contentsQtd, daysOfHistory, type DatasetSize } from './sizes.ts';

/** The studies of all learners: started courses and completed contents. */
export interface History {
  enrolments: Enrolment[];
  /** Completed contents, ordered by time. */
  completions: () => Generator<Completion>;
}

export interface Enrolment {
  user: number;
  course: number;
  /** Milliseconds. */
  startedAt: number;
  lastAt: number;
  contentsDone: number;
}

interface Completion {
  enrolment: Enrolment;
  content: number;
  at: number;
}

const minute = 60_000;
const day = 86_400_000;
/** A completion is one number: minutes × `room` + index, which sorts by time. */
const room = 2 ** 23;

/**
 * Activity grows steadily. Some courses and learners are more active than others; one learner in twelve
 * completes a course. Contents are completed a few at a time, every few days.
 */
export function someHistory(size: DatasetSize, now: Date): History {
  const chance = createRandom(2);
  const birth = now.getTime() - daysOfHistory * day;
  const enrolments: Enrolment[] = [];
  const taken = new Set<number>();
  const moments = new Float64Array(size.contentProgressions);
  const enrolmentOf = new Uint32Array(size.contentProgressions);
  const contentOf = new Uint8Array(size.contentProgressions);
  let count = 0;
  while (count < size.contentProgressions) {
    const user = Math.floor(size.users * chance() ** 1.5);
    const course = Math.floor(size.courses * chance() ** 2);
    if (taken.has(user * size.courses + course)) continue;
    taken.add(user * size.courses + course);
    const startedAt =
      birth + Math.floor(daysOfHistory * Math.sqrt(chance())) * day + hourOf(chance());
    const wanted = chance() < 1 / 12 ? contentsQtd : 1 + Math.floor(-12 * Math.log(1 - chance()));
    const enrolment = { user, course, startedAt, lastAt: startedAt, contentsDone: 0 };
    for (let at = startedAt; at < now.getTime() && count < size.contentProgressions;) {
      moments[count] = Math.floor((at - birth) / minute) * room + count;
      enrolmentOf[count] = enrolments.length;
      contentOf[count] = enrolment.contentsDone;
      count += 1;
      enrolment.contentsDone += 1;
      enrolment.lastAt = at;
      if (enrolment.contentsDone >= Math.min(wanted, contentsQtd)) break;
      at += chance() < 0.7 ? 8 * minute : Math.floor(1 + 5 * chance()) * day;
    }
    if (enrolment.contentsDone > 0) enrolments.push(enrolment);
  }
  moments.sort();

  return {
    enrolments,
    *completions() {
      for (const moment of moments) {
        const which = moment % room;
        const enrolment = enrolments[enrolmentOf[which] ?? 0];
        if (!enrolment) continue;
        const at = birth + Math.floor(moment / room) * minute;
        yield { enrolment, content: contentOf[which] ?? 0, at };
      }
    },
  };
}

/** Between nine and midnight in São Paulo, three hours behind UTC. */
const hourOf = (share: number) => (12 + Math.floor(share * 15)) * 60 * minute;
