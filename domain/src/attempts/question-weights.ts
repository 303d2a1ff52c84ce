/**
 * The weights with which an attempt at these questions starts; null if each weighs 1 (product.md A21). `exam`: the
 * questions of the exam with their weights; another question, such as a drawn one, has the weight 1.
 */
export function weightsOf(
  questions: readonly { id: string }[],
  exam: readonly { id: string; weight?: number | null | undefined }[],
): number[] | null {
  const known = new Map(exam.map(({ id, weight }) => [id, weight ?? 1]));
  const weights = questions.map(({ id }) => known.get(id) ?? 1);
  return weights.every((weight) => weight === 1) ? null : weights;
}
