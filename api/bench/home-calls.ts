/** All that the home of a learner who knows their level asks for (web/src/home/home-queries.ts). */
export const homeCalls = {
  ongoing: (userId: string) => `/v1/last-ongoing-course/${userId}`,
  overview: (userId: string) => `/v1/progression-overview/${userId}`,
  streak: (userId: string) => `/v1/last-days-streak/${userId}`,
  goal: (userId: string) => `/v1/weekly-goal/${userId}`,
  notebook: () => '/v1/error-notebook',
  own: (userId: string) => `/v1/progressionbystatus/${userId}/paginated?status=IN_PROGRESS`,
  lives: () => '/v1/lives/paginated?when=UPCOMING&limit=4',
  trails: () => '/v1/trails/paginated',
  tutorial: () => '/v1/courses/tutorial',
};
export type HomeCall = keyof typeof homeCalls;

/** Which of them an address is; `id` is the first one in it. */
export const homeCallOf = (url: string, id = ''): HomeCall | undefined =>
  (Object.keys(homeCalls) as HomeCall[]).find((call) => homeCalls[call](id) === url);
