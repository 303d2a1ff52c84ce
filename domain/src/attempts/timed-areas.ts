import { extraMinutes } from './deadline.ts';
import type { TimedArea } from './timed-area.ts';

// The rules of timed areas (product.md A19, A40, A41).

/** An area of an exam. */
export interface ExamArea {
  title: string;
  /** Null: no limit of its own. */
  timeLimitMinutes: number | null;
  questionIds: readonly string[];
}

/** The title of the questions that are in no area. */
const otherQuestions = 'Outras questões';

export const hasTimedAreas = (areas: readonly ExamArea[]): boolean =>
  areas.some(({ timeLimitMinutes }) => timeLimitMinutes !== null);

/**
 * The areas of a new attempt, none of them started; null if no area has a time limit. `questions`: those of the attempt,
 * area by area, as `inAreas` orders them. Areas without a question are left out.
 */
export function timedAreasOf(
  areas: readonly ExamArea[],
  {
    questions,
    extraTimePercent,
  }: { questions: readonly { id: string }[]; extraTimePercent: number },
): TimedArea[] | null {
  if (!hasTimedAreas(areas)) return null;
  const asked = new Set(questions.map(({ id }) => id));
  const listed = areas.map(({ title, timeLimitMinutes, questionIds }) => ({
    title,
    timeLimitMinutes:
      timeLimitMinutes && timeLimitMinutes + extraMinutes({ timeLimitMinutes, extraTimePercent }),
    questionsQtd: questionIds.filter((id) => asked.has(id)).length,
  }));
  const inOne = listed.reduce((sum, { questionsQtd }) => sum + questionsQtd, 0);
  const rest = {
    title: otherQuestions,
    timeLimitMinutes: null,
    questionsQtd: questions.length - inOne,
  };
  return [...listed, rest]
    .filter(({ questionsQtd }) => questionsQtd > 0)
    .map((area) => ({ ...area, startedAt: null, deadline: null, finishedAt: null }));
}

/** The moment from which answers to a started area don't count any more; null: none yet. */
export const endOfArea = ({ deadline, finishedAt }: TimedArea): string | null =>
  finishedAt ?? deadline;

/** True for an area that has started and is finished, or whose time is over. */
export const isAreaOver = (area: TimedArea, now: Date): boolean => {
  const end = area.startedAt === null ? null : endOfArea(area);
  return end !== null && now >= new Date(end);
};

/** The place of the area that is under way; null between two areas. */
export function currentArea(areas: readonly TimedArea[], now: Date): number | null {
  const at = areas.findIndex((area) => area.startedAt !== null && !isAreaOver(area, now));
  return at === -1 ? null : at;
}

/** The place of the area that can start now; null while another one is under way, and after the last. */
export function nextArea(areas: readonly TimedArea[], now: Date): number | null {
  const at = areas.findIndex(({ startedAt }) => startedAt === null);
  return at === -1 || currentArea(areas, now) !== null ? null : at;
}

/** The area of the question at this place of the attempt, from 0. */
export function areaAt(areas: readonly TimedArea[], place: number): TimedArea | null {
  let end = 0;
  for (const area of areas) {
    end += area.questionsQtd;
    if (place < end) return area;
  }
  return null;
}

/** The places of the questions of an area: from the first to before the last. */
export function placesOfArea(areas: readonly TimedArea[], at: number): [number, number] {
  const first = areas.slice(0, at).reduce((sum, { questionsQtd }) => sum + questionsQtd, 0);
  return [first, first + (areas[at]?.questionsQtd ?? 0)];
}

interface AttemptWithAreas {
  /** Of the attempt; null: no limit. */
  deadline: string | null;
  timedAreas: TimedArea[];
}

/** The attempt after the start of an area. The deadline of the last area is that of the attempt. */
export function withAreaStarted(
  { deadline, timedAreas }: AttemptWithAreas,
  at: number,
  now: Date,
): AttemptWithAreas {
  const areas = timedAreas.map((area, place) =>
    place === at
      ? { ...area, startedAt: now.toISOString(), deadline: endFrom(area, now, deadline) }
      : area,
  );
  const isLast = at === areas.length - 1;
  return { timedAreas: areas, deadline: isLast ? (areas[at]?.deadline ?? deadline) : deadline };
}

function endFrom({ timeLimitMinutes }: TimedArea, now: Date, latest: string | null): string | null {
  if (timeLimitMinutes === null) return latest;
  const end = new Date(now.getTime() + timeLimitMinutes * 60_000).toISOString();
  return latest !== null && latest < end ? latest : end;
}

/** The areas after the learner has finished one. */
export const withAreaFinished = (areas: readonly TimedArea[], at: number, now: Date): TimedArea[] =>
  areas.map((area, place) => (place === at ? { ...area, finishedAt: now.toISOString() } : area));

/** The deadline that runs now: that of the area under way, else that of the attempt. */
export function runningDeadline(
  { deadline, timedAreas }: { deadline: string | null; timedAreas: readonly TimedArea[] | null },
  now: Date,
): string | null {
  if (!timedAreas) return deadline;
  const at = currentArea(timedAreas, now);
  return at === null ? deadline : (timedAreas[at]?.deadline ?? null);
}
