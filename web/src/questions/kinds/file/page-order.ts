/**
 * The ids of sent and waiting pages in the order of the learner. The answer knows the order of the sent ones, `order` also
 * the places of the others; a page that it does not name comes last.
 */
export function inOrder(
  sent: readonly string[],
  waiting: readonly string[],
  order: readonly string[],
): string[] {
  const all = [...sent];
  const placed = waiting.filter((id) => order.includes(id));
  for (const id of placed.toSorted((a, b) => order.indexOf(a) - order.indexOf(b))) {
    const before = order.slice(0, order.indexOf(id)).findLast((other) => all.includes(other));
    all.splice(before === undefined ? 0 : all.indexOf(before) + 1, 0, id);
  }
  return [...all, ...waiting.filter((id) => !order.includes(id))];
}
