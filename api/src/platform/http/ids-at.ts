/** The texts at a place such as `reply.items.*.id`, split at its dots. */
export function idsAt(value: unknown, [step, ...rest]: readonly string[]): string[] {
  if (step === undefined) return typeof value === 'string' ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (step === '*') return Object.values(value).flatMap((part) => idsAt(part, rest));
  return idsAt((value as Record<string, unknown>)[step], rest);
}
