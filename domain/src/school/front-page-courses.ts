/** The number of courses on the front page. */
export const frontPageCourses = 4;
