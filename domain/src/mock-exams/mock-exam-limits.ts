/** Practice exams of an event. */
export const mostDays = 4;

/** Pages of one PDF of answer cards (product.md MOCK9): one takes up to 0.1 s, and a worker has a minute. */
export const mostPages = 500;

/** Readings of an answer card, and events of a person, in one reply. */
export const mostListed = 50;

/** People on the list of an event (product.md MOCK7). */
export const mostPeople = 5000;

/** Sizes of the letters of booklets in large print, in points (product.md MOCK16). */
export const largePrints = [18, 24] as const;
