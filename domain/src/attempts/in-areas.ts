/**
 * The questions area by area, otherwise in their order; those of no area come last. `areas`: the ids of the questions of
 * each area.
 */
export function inAreas<Q extends { id: string }>(
  questions: readonly Q[],
  areas: readonly (readonly string[])[],
): Q[] {
  const areaOf = new Map(areas.flatMap((ids, at) => ids.map((id) => [id, at] as const)));
  const place = ({ id }: Q) => areaOf.get(id) ?? areas.length;
  return questions.toSorted((a, b) => place(a) - place(b));
}
