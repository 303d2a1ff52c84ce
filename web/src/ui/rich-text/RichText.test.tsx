import { RouterContextProvider, createRootRoute, createRouter } from '@tanstack/react-router';
import { expect, it, vi } from 'vitest';
import { emptyPage } from '../testing/empty-page.ts';
import { RichText } from './RichText.tsx';

// Its listener for the network would outlive this file.
vi.mock('./formulas/FormulaStyles.tsx', () => ({
  FormulaStyles: () => null,
  hasFormulas: (html: string) => html.includes('<tex-formula'),
}));

it('draws the sources of formulas that a reply to an author has', async () => {
  const router = createRouter({ routeTree: createRootRoute() });
  const { page, root } = emptyPage();
  root.render(
    <RouterContextProvider router={router}>
      <RichText html={'<p>Some \\(\\frac{1}{2}\\) e <code>\\(x\\)</code>, não \\(\\fraq\\)</p>'} />
    </RouterContextProvider>,
  );
  await vi.waitFor(() => expect(page.querySelectorAll('math')).toHaveLength(1));
  expect(page.querySelector('math')?.getAttribute('aria-label')).toBe('1 sobre 2');
  expect(page.textContent).toContain('não \\(\\fraq\\)');
});
