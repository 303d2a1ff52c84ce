/** Practice exams of an event. */
export const mostDays = 4;

/** Pages of one PDF of answer cards (product.md MOCK9). */
export const mostPages = 1000;

/** People on the list of an event (product.md MOCK7). */
export const mostPeople = 5000;
