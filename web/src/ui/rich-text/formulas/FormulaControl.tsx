import { Popover, Skeleton } from '@mantine/core';
import { IconMathFunction } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { lazy, Suspense, useState } from 'react';
import { ToolbarButton } from '../editor/ToolbarButton.tsx';

const FormulaForm = lazy(async () => {
  const { FormulaForm: component } = await import('./FormulaForm.tsx');
  return { default: component };
});

/** Inserts a formula, or changes the one around the cursor. KaTeX loads when it is opened. */
export function FormulaControl({ editor }: { editor: Editor }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      trapFocus
      returnFocus
      position="bottom"
      width="min(420px, 90vw)"
    >
      <Popover.Target>
        <ToolbarButton
          label="Fórmula"
          icon={IconMathFunction}
          isPossible={!editor.isActive('codeBlock')}
          onClick={() => setOpen(!isOpen)}
        />
      </Popover.Target>
      <Popover.Dropdown aria-label="Fórmula">
        <Suspense fallback={<Skeleton height={260} />}>
          <FormulaForm editor={editor} onDone={() => setOpen(false)} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  );
}
