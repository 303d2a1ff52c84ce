import { Toolbar as MantineToolbar } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { AudioControl } from '../media/AudioControl.tsx';
import { FormulaControl } from '../formulas/FormulaControl.tsx';
import { ImageControl } from '../media/ImageControl.tsx';
import { LinkControl } from './LinkControl.tsx';
import classes from './Toolbar.module.css';
import { compactControls, type Control, controls, tableControls } from './toolbar-controls.ts';
import { ToolbarButton } from './ToolbarButton.tsx';

interface ToolbarProps {
  editor: Editor;
  label?: string;
  isCompact?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** One Tab stop (roving tabindex): arrow keys move between controls, Esc returns to the text. */
export function Toolbar({
  editor,
  label = 'Formatação',
  isCompact = false,
  onFiles,
}: ToolbarProps) {
  const isInTable = useEditorState({ editor, selector: () => editor.isActive('table') });
  return (
    <MantineToolbar
      aria-label={label}
      withBorder={false}
      className={classes.toolbar}
      data-compact={isCompact || undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape') editor.commands.focus();
      }}
    >
      {(isCompact ? compactControls : controls).map((group) => (
        <ControlGroup key={group[0]?.label} editor={editor} group={group} />
      ))}
      <div className={classes.group}>
        <LinkControl editor={editor} />
        <FormulaControl editor={editor} />
        <ImageControl onImages={onFiles} />
        <AudioControl onFiles={onFiles} />
      </div>
      {isInTable && <ControlGroup editor={editor} group={tableControls} />}
    </MantineToolbar>
  );
}

function ControlGroup({ editor, group }: { editor: Editor; group: readonly Control[] }) {
  return (
    <div className={classes.group}>
      {group.map((control) => (
        <EditorControl key={control.label} editor={editor} control={control} />
      ))}
    </div>
  );
}

function EditorControl({ editor, control }: { editor: Editor; control: Control }) {
  const { isOn, isPossible } = useEditorState({
    editor,
    selector: () => ({
      isOn: control.isOn?.(editor),
      isPossible: control.isPossible?.(editor) ?? true,
    }),
  });
  return (
    <ToolbarButton
      label={control.label}
      icon={control.icon}
      keys={control.keys}
      isOn={isOn}
      isPossible={isPossible}
      onClick={() => control.run(editor)}
    />
  );
}
