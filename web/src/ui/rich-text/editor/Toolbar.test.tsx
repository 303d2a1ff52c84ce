import { MantineProvider } from '@mantine/core';
import { Editor } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { Toolbar } from './Toolbar.tsx';

it('does not fail on an editor that was destroyed before it was mounted', () => {
  const editor = new Editor({ extensions: [StarterKit] });
  editor.destroy();
  const page = document.createElement('div');
  const root = createRoot(page);
  onTestFinished(() => root.unmount());

  flushSync(() =>
    root.render(
      <MantineProvider>
        <Toolbar editor={editor} onFiles={() => {}} />
      </MantineProvider>,
    ),
  );

  expect(page.querySelector('button')).not.toBeNull();
});
