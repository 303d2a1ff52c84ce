import { formulaLimits } from '@sabia/domain/rich-text/formula-limits.ts';
import { formulaMarkup } from '@sabia/domain/rich-text/formula-markup.ts';
import { withEscapedPercents } from '@sabia/domain/rich-text/percent-signs.ts';
import { Button, Textarea } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import katex from 'katex';
import katexStyles from 'katex/dist/katex.css?url';
import 'katex/contrib/mhchem';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Row } from '../../primitives/Row.tsx';
import { Stack } from '../../primitives/Stack.tsx';
import { formulaAt } from './formula-at.ts';
import { FormulaPalette } from './FormulaPalette.tsx';
import classes from '../editor/Toolbar.module.css';

interface FormulaFormProps {
  editor: Editor;
  onDone: () => void;
}

/** The source of a formula with a palette and a live preview. */
export function FormulaForm({ editor, onDone }: FormulaFormProps) {
  const [given] = useState(() => formulaAt(editor));
  const [tex, setTex] = useState(given.tex);
  const [isDisplay, setDisplay] = useState(given.isDisplay);
  const input = useRef<HTMLTextAreaElement>(null);
  const preview = useRef<HTMLDivElement>(null);
  const source = withEscapedPercents(tex.trim());
  const drawing = useMemo(
    () => formulaMarkup({ tex: source, isDisplay }, katex.renderToString),
    [source, isDisplay],
  );
  const problem = 'problem' in drawing ? `A fórmula ${drawing.problem}.` : null;

  useEffect(() => {
    // The last drawing stays, dimmed, while the author is writing: the form does not jump.
    if (preview.current && 'markup' in drawing) preview.current.innerHTML = drawing.markup;
  }, [drawing]);

  function insert(structure: string): void {
    const field = input.current;
    if (!field) return;
    const { selectionStart, selectionEnd } = field;
    const selected = tex.slice(selectionStart, selectionEnd);
    const cursor = selectionStart + structure.indexOf('|') + selected.length;
    setTex(
      tex.slice(0, selectionStart) +
        structure.replace('|', () => selected) +
        tex.slice(selectionEnd),
    );
    requestAnimationFrame(() => {
      field.focus();
      field.setSelectionRange(cursor, cursor);
    });
  }

  function apply(): void {
    const text = isDisplay ? `\\[${source}\\]` : `\\(${source}\\)`;
    onDone();
    const place = { from: given.from, to: given.to };
    const content = source === '' ? [] : [{ type: 'text', text }];
    editor.chain().focus().insertContentAt(place, content).run();
  }

  // Not a form element, because it may be inside another form.
  return (
    <Stack gap={12}>
      <link rel="stylesheet" href={katexStyles} precedence="formulas" />
      <Textarea
        ref={input}
        label="Fórmula em TeX"
        placeholder="\frac{1}{2}"
        autosize
        minRows={2}
        maxRows={6}
        maxLength={formulaLimits.length}
        spellCheck={false}
        data-autofocus
        data-mantine-stop-propagation
        value={tex}
        error={problem}
        onChange={({ currentTarget }) => setTex(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.shiftKey) return;
          event.preventDefault();
          if (!problem) apply();
        }}
      />
      <FormulaPalette onChoose={insert} />
      <div
        ref={preview}
        role="group"
        aria-label="Como fica"
        aria-hidden={problem !== null}
        className={classes.preview}
      />
      <label className={classes.choice}>
        <input
          type="checkbox"
          checked={isDisplay}
          onChange={({ currentTarget }) => setDisplay(currentTarget.checked)}
        />
        Em uma linha só dela
      </label>
      <Row justify="end">
        <Button disabled={problem !== null} onClick={apply}>
          Aplicar
        </Button>
      </Row>
    </Stack>
  );
}
