import type { EditedKind } from '../edited-kind.ts';
import { alternativeWords } from '../edited-parts.ts';

export const editedSingleChoice: EditedKind = {
  hint: 'O aluno escolhe uma entre de 2 a 10 alternativas.',
  parts: { ...alternativeWords, hint: 'De 2 a 10, na ordem em que aparecem. Marque a certa.' },
};
