import { chanceOf } from './chance.ts';
import { contentsQtd, daysOfHistory, type SchoolSize } from './sizes.ts';

/** Enrolments of learners, and completions in order. */
export interface History {
  enrolments: Enrolment[];
  /** Completions as they happened: which enrolment's, and which content of the course. */
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
/** Completions in one number: minutes above, which one below. */
const room = 2 ** 23;

/**
 * A school that grows steadily. Some courses and some learners are livelier than others; most leave a
 * course early, one in twelve completes it. A few contents at a time, every few days.
 */
export function someHistory(size: SchoolSize, now: Date): History {
  const chance = chanceOf(2);
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
