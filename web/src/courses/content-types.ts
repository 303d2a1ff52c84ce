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
  /** True if a learner marks it as completed; contents with questions are completed by answers. */
  isMarked: boolean;
}

/** The words of each content type, and how it is completed. */
export const contentTypes: Readonly<Record<ContentType, ContentTypeWords>> = {
  TEXTPAGE: { name: 'Página de texto', article: 'a', Icon: IconFileText, isMarked: true },
  VIDEO: { name: 'Vídeo', article: 'o', Icon: IconPlayerPlay, isMarked: true },
  QUICK_QUESTION: { name: 'Pergunta rápida', article: 'a', Icon: IconHelpCircle, isMarked: false },
  EXAM: { name: 'Prova', article: 'a', Icon: IconClipboardCheck, isMarked: false },
  PRACTICE_EXAM: { name: 'Simulado', article: 'o', Icon: IconPencil, isMarked: false },
};
