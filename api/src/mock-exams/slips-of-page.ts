/** In a file of its own: the drawing loads the packages of PDF, which a process does not need at its start. */
export const slipsOfPage = 8;
