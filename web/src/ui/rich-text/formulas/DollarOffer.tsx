import { Button } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { acceptDollarFormulas, dollarFormulas } from './dollar-offer.ts';
import classes from '../editor/EditorNotice.module.css';

/** Offers to make formulas of what stands between dollar signs. */
export function DollarOffer({ editor }: { editor: Editor }) {
  const texts = useEditorState({ editor, selector: () => dollarFormulas(editor) });
  const [refused, setRefused] = useState<readonly string[]>([]);
  const offered = texts.filter((tex) => !refused.includes(tex));
  const [first] = offered;
  if (first === undefined) return null;
  const shown = `“$${first.length > 40 ? `${first.slice(0, 40)}…` : first}$”`;
  const isOne = texts.length === 1;
  return (
    <div role="group" aria-label="Fórmulas entre cifrões" className={classes.notice}>
      <p>
        {isOne ? `${shown} é uma fórmula?` : `${shown} e mais ${texts.length - 1} são fórmulas?`}
      </p>
      <Button size="compact-sm" variant="light" onClick={() => acceptDollarFormulas(editor)}>
        {isOne ? 'Usar como fórmula' : 'Usar como fórmulas'}
      </Button>
      <Button size="compact-sm" variant="subtle" onClick={() => setRefused(texts)}>
        Deixar como texto
      </Button>
    </div>
  );
}
