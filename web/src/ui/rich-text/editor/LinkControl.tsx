import { toStoredAnchor } from '@sabia/domain/rich-text/convert.ts';
import { Button, NativeSelect, Popover, TextInput } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useEffect, useState } from 'react';
import { linkAddress } from './link-address.ts';
import { ToolbarButton } from './ToolbarButton.tsx';
import { Row } from '../../primitives/Row.tsx';
import { Stack } from '../../primitives/Stack.tsx';

/** Sets, changes and removes the link of the selected text; Ctrl+K opens it. */
export function LinkControl({ editor }: { editor: Editor }) {
  const [isOpen, setOpen] = useState(false);
  const { isOn, isPossible } = useEditorState({
    editor,
    selector: () => ({
      isOn: editor.isActive('link'),
      isPossible: editor.isActive('link') || hasSelectedWords(editor),
    }),
  });

  useEffect(() => {
    // TipTap destroys an editor that is mounted late on a slow device and creates another.
    if (editor.isDestroyed) return;
    const openByKeys = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen(true);
    };
    const { dom } = editor.view;
    dom.addEventListener('keydown', openByKeys);
    return () => dom.removeEventListener('keydown', openByKeys);
  }, [editor]);

  return (
    <Popover
      opened={isOpen && isPossible}
      onChange={setOpen}
      trapFocus
      returnFocus
      position="bottom"
      width="min(344px, 80vw)"
    >
      <Popover.Target>
        <ToolbarButton
          label="Link"
          icon={IconLink}
          keys="Ctrl+K"
          isOn={isOn}
          isPossible={isPossible}
          onClick={() => setOpen(!isOpen)}
        />
      </Popover.Target>
      <Popover.Dropdown aria-label="Link">
        <LinkForm editor={editor} isOn={isOn} onDone={() => setOpen(false)} />
      </Popover.Dropdown>
    </Popover>
  );
}

function hasSelectedWords({ state: { selection } }: Editor): boolean {
  return !selection.empty && selection.$from.parent.isTextblock;
}

interface Part {
  anchor: string;
  title: string;
  position: number;
}

/** The headings of the text, each with its id or the one that it gets when a link leads to it. */
function partsOf({ state }: Editor): Part[] {
  const parts: Part[] = [];
  state.doc.descendants((node, position) => {
    const title = node.textContent.trim();
    if (node.type.name !== 'heading' || title === '') return;
    const id: unknown = node.attrs['id'];
    const isFree = (name: string) => parts.every(({ anchor }) => anchor !== name);
    const own = toStoredAnchor(title.toLowerCase().slice(0, 60));
    const anchor = isFree(own) ? own : `${own}-${parts.length + 1}`;
    parts.push({ anchor: typeof id === 'string' ? id : anchor, title, position });
  });
  return parts;
}

function nameHeading({ state, view }: Editor, { anchor, position }: Part): void {
  view.dispatch(state.tr.setNodeAttribute(position, 'id', anchor));
}

interface LinkFormProps {
  editor: Editor;
  isOn: boolean;
  onDone: () => void;
}

function LinkForm({ editor, isOn, onDone }: LinkFormProps) {
  const [typed, setTyped] = useState(() => String(editor.getAttributes('link')['href'] ?? ''));
  const [isWrong, setWrong] = useState(false);
  const parts = partsOf(editor);

  function apply(): void {
    const part = parts.find(({ anchor }) => `#${anchor}` === typed);
    const href = part ? typed : linkAddress(typed);
    if (!href) return setWrong(true);
    onDone();
    if (part) nameHeading(editor, part);
    editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
  }

  function remove(): void {
    onDone();
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
  }

  // Not a form element, because it may be inside another form.
  return (
    <Stack gap={12}>
      <TextInput
        label="Endereço"
        placeholder="https://"
        inputMode="url"
        data-autofocus
        data-mantine-stop-propagation
        value={typed}
        error={isWrong && 'Endereço inválido'}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setWrong(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          apply();
        }}
      />
      {parts.length > 0 && (
        <NativeSelect
          label="Ou uma parte deste texto"
          data-mantine-stop-propagation
          value={typed.startsWith('#') ? typed : ''}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setWrong(false);
          }}
          data={[
            { value: '', label: 'Nenhuma' },
            ...parts.map(({ anchor, title }) => ({ value: `#${anchor}`, label: title })),
          ]}
        />
      )}
      <Row justify="end">
        {isOn && (
          <Button variant="subtle" color="red" onClick={remove}>
            Remover link
          </Button>
        )}
        <Button onClick={apply}>Aplicar</Button>
      </Row>
    </Stack>
  );
}
