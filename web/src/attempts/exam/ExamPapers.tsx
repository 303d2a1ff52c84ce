import { IconPaperclip } from '@tabler/icons-react';
import { RichText } from '../../ui/rich-text/RichText.tsx';
import { Heading } from '../../ui/primitives/Heading.tsx';
import { Stack } from '../../ui/primitives/Stack.tsx';
import type { RoomTerms } from './Room.tsx';
import classes from './Taking.module.css';

type Papers = Pick<RoomTerms, 'instructions' | 'materials'>;

/** Null: the exam has neither. */
function titleOf({ instructions, materials }: Papers): string | null {
  if (instructions) return materials ? 'Instruções e material' : 'Instruções';
  return materials ? 'Material' : null;
}

/** The instructions and the material of an exam, which a learner reads during an attempt. */
export function ExamPapers({ id, room }: { id: string; room: Papers }) {
  const title = titleOf(room);
  if (!title) return null;
  return (
    <div id={id} popover="auto" role="dialog" aria-label={title} className={classes.papers}>
      <Stack gap={16}>
        <Heading>{title}</Heading>
        {room.instructions && <RichText html={room.instructions} />}
        {room.materials}
      </Stack>
    </div>
  );
}

export function ExamPapersButton({ papers, room }: { papers: string; room: Papers }) {
  const title = titleOf(room);
  if (!title) return null;
  return (
    <button type="button" popoverTarget={papers} className={classes.papersButton}>
      <IconPaperclip size={20} aria-hidden="true" />
      {title}
    </button>
  );
}
