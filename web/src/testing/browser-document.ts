import { afterAll } from 'vitest';

// Vitest setup of the site: what happy-dom's document lacks. The test files of a worker share one document, so that a
// file that left a property of its own on it would break another file, by the order of both.

const missing = {
  // Mantine's autosizing textarea listens to them; formulas look for theirs.
  fonts: Object.assign(new EventTarget(), { [Symbol.iterator]: () => [].values() }),
  // KaTeX warns of documents without a document type.
  compatMode: 'CSS1Compat',
};

if (typeof document !== 'undefined') {
  for (const [name, value] of Object.entries(missing)) {
    Object.defineProperty(document, name, { value, configurable: true });
  }
  const before = ownProperties();
  afterAll(() => {
    const left = ownProperties().filter((name) => !before.includes(name));
    if (left.length > 0)
      throw new Error(`Tests left properties on the document: ${left.join(', ')}`);
  });
}

/** Without the marks that React sets, which bear a random number. */
function ownProperties(): string[] {
  return Object.getOwnPropertyNames(document).filter((name) => !name.startsWith('_react'));
}
