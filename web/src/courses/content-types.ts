import type { ContentType } from '@sabia/domain/courses/content.ts';
import {
  type Icon,
  IconClipboardCheck,
  IconFileText,
  IconHelpCircle,
  IconPencil,
  IconPlayerPlay,
} from '@tabler/icons-react';

/** Name and icon of each content type. */
export const contentTypes: Readonly<Record<ContentType, { name: string; Icon: Icon }>> = {
  TEXTPAGE: { name: 'Página de texto', Icon: IconFileText },
  VIDEO: { name: 'Vídeo', Icon: IconPlayerPlay },
  QUICK_QUESTION: { name: 'Pergunta rápida', Icon: IconHelpCircle },
  EXAM: { name: 'Prova', Icon: IconClipboardCheck },
  PRACTICE_EXAM: { name: 'Simulado', Icon: IconPencil },
};
