/** The address by which Google Sala de Aula shares a page with a class. */
export const classroomShareUrl = (url: string, title: string): string =>
  `https://classroom.google.com/share?${new URLSearchParams({ url, title })}`;
