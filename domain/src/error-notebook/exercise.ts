/** The settings of the exercise that is made of a learner's own errors. */
export const exerciseSettings = {
  questionsQtd: 10,
  passingScore: 70,
  timeLimitMinutes: null,
  attemptsLimit: null,
  attemptsPauseHours: null,
  opensAt: null,
  closesAt: null,
} as const;
