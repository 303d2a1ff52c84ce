/** '10/03/2031' for the day '2031-03-10'. */
export const dateInNumbers = (day: string): string => day.split('-').toReversed().join('/');
