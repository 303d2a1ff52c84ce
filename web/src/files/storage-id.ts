/** The random id under which a new course, trail, live or practice exam keeps its files: 8 digits (product.md F1). */
export function newStorageId(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return String(10_000_000 + (random % 90_000_000));
}
