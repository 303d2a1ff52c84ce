/** The exercise that is made of one's own errors: as many questions at most, graded as exams usually are. */
export const exerciseTerms = {
  questionsQtd: 10,
  passingScore: 70,
  timeLimitMinutes: null,
} as const;
