import nodeConsole from 'node:console';
import { format } from 'node:util';
import { afterAll, afterEach, expect } from 'vitest';

// Vitest setup of every project: a warning or an error on the console fails the test. A test that
// expects one spies on it and asserts it: `vi.spyOn(console, 'error').mockImplementation(() => {})`.

const ignored = [
  // happy-dom reports each refused request, as browsers do; the tests assert the page's reaction.
  /^[A-Z]+ https?:\S+ [45]\d\d \(/,
  // happy-dom reports a request that the page aborts; browsers do not.
  /^Error: socket hang up\n/,
  // happy-dom knows no <search>, and its page has no doctype.
  /^The tag <search> is unrecognized in this browser/,
  /No <!doctype html> found/,
  // A menu finds nothing that it can focus, because happy-dom has no layout; the timer can fire in the next test.
  /^\[@mantine\/hooks\/use-focus-trap\] Failed to find focusable element/,
  // React 19.3 about TanStack Router's lazyRouteComponent; development builds only.
  /^Error: This library called use\(\) to suspend in a previous render/,
];

const printed: string[] = [];

// Vitest replaces Node's console, which happy-dom keeps.
for (const target of new Set([console, nodeConsole])) {
  for (const method of ['error', 'warn'] as const) {
    target[method] = (...words: unknown[]) => {
      const text = format(...words);
      if (ignored.some((pattern) => pattern.test(text))) return;
      const { stack = '' } = new Error('printed by');
      printed.push(`console.${method}: ${text}\n${stack}`);
    };
  }
}

function expectNothingPrinted(): void {
  expect(printed.splice(0), 'warnings and errors on the console').toEqual([]);
}
afterEach(expectNothingPrinted);
afterAll(expectNothingPrinted);
