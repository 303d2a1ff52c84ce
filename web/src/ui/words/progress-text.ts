export interface StudyProgress {
  isCompleted: boolean;
  completedContentsQtd: number;
}

/**
 * '3 de 8 conteúdos'; a completed entity stays completed if contents are added later.
 * `words`: 'conteúdos', 'Concluído'.
 */
export function progressText(
  { isCompleted, completedContentsQtd }: StudyProgress,
  contentsQtd: number,
  [contents, completed]: readonly [contents: string, completed: string],
): string {
  if (!isCompleted) return `${completedContentsQtd} de ${contentsQtd} ${contents}`;
  return completedContentsQtd < contentsQtd ? `${completed} · há novidades` : completed;
}
