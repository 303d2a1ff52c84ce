import type { ContentType } from '@sabia/domain/courses/content.ts';
import {
  type Icon,
  IconClipboardCheck,
  IconFileText,
  IconHelpCircle,
  IconPencil,
  IconPlayerPlay,
} from '@tabler/icons-react';

interface ContentTypeWords {
  name: string;
  /** The vowel of its grammatical gender. */
  article: 'o' | 'a';
  Icon: Icon;
}

/** Name and icon of each content type. */
export const contentTypes: Readonly<Record<ContentType, ContentTypeWords>> = {
  TEXTPAGE: { name: 'Página de texto', article: 'a', Icon: IconFileText },
  VIDEO: { name: 'Vídeo', article: 'o', Icon: IconPlayerPlay },
  QUICK_QUESTION: { name: 'Pergunta rápida', article: 'a', Icon: IconHelpCircle },
  EXAM: { name: 'Prova', article: 'a', Icon: IconClipboardCheck },
  PRACTICE_EXAM: { name: 'Simulado', article: 'o', Icon: IconPencil },
};
