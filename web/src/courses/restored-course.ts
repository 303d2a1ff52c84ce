interface RestoredCourse {
  title: string;
  slug: string;
  formerSlug: string;
}

/** Tells that a course has come back from the bin, and with which address. */
export function restoredText({ title, slug, formerSlug }: RestoredCourse): string {
  const back = `“${title}” voltou, inativo até você publicar.`;
  if (slug === formerSlug) return back;
  return `${back} Outro curso usa o endereço /cursos/${formerSlug}: este agora é /cursos/${slug}.`;
}
