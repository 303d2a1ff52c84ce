import type { RecommendedCourse } from '@sabia/domain/progress/recommended-course.ts';

type Because = RecommendedCourse['because'];

const reasons: Record<Because['kind'], (title: string) => string> = {
  TRAIL: (title) => `Da sua trilha “${title}”`,
  COMPLETED: (title) => `Porque você terminou “${title}”`,
  TOPIC: (title) => `Porque você escolheu ${title}`,
  LEVEL: (title) => `Do seu nível: ${title}`,
};

export const reasonOf = ({ kind, title }: Because): string => reasons[kind](title);
