import type { Section } from '@sabia/domain/courses/course.ts';
import type { DragStart, DragUpdate, DropResult, ResponderProvided } from '@hello-pangea/dnd';

/** How to move by the keyboard, for who hears the screen. */
export const dragInstructions =
  'Aperte espaço para pegar. Depois, use as setas para mover, espaço para soltar ou Esc para desistir.';

/** What is said while something is moved, in Portuguese instead of the library's English. */
export function dragWords(sections: readonly Section[]) {
  const place = (type: string, at: { droppableId: string; index: number }) => {
    if (type === 'SECTION') return `seção na posição ${at.index + 1} de ${sections.length}`;
    const section = sections.find(({ id }) => id === at.droppableId);
    return `conteúdo na posição ${at.index + 1} da seção ${section?.title ?? ''}`;
  };
  const nowhere = 'Aqui não dá para soltar.';
  return {
    start: ({ type, source }: DragStart, { announce }: ResponderProvided) =>
      announce(`Você pegou: ${place(type, source)}. ${dragInstructions}`),
    update: ({ type, destination }: DragUpdate, { announce }: ResponderProvided) =>
      announce(destination ? `Agora: ${place(type, destination)}.` : nowhere),
    end: ({ type, source, destination, reason }: DropResult, { announce }: ResponderProvided) =>
      announce(
        destination && reason === 'DROP'
          ? `Solto: ${place(type, destination)}.`
          : `Movimento desfeito: ${place(type, source)}.`,
      ),
  };
}
