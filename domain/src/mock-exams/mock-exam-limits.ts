/** Practice exams of an event. */
export const mostDays = 4;

/** People on the list of an event (product.md MOCK7). */
export const mostPeople = 5000;
