import type { CourseOrder, Section } from '@sabia/domain/courses/course.ts';
import type { Step } from '../../../ui/reordering/moving.ts';

/** Ids of the sections in order, each with the ids of its contents in order. */
export type Order = CourseOrder['sections'];

export function orderOf(sections: readonly Section[]): Order {
  return sections.map(({ id, contents }) => ({ id, contents: contents.map((each) => each.id) }));
}

/** Sections and contents in the given order. */
export function arrange(sections: readonly Section[], order: Order): Section[] {
  const contents = new Map(
    sections.flatMap((section) => section.contents.map((content) => [content.id, content])),
  );
  return order.flatMap((place) =>
    sections
      .filter(({ id }) => id === place.id)
      .map((section) => ({
        ...section,
        contents: place.contents.flatMap((id) => contents.get(id) ?? []),
      })),
  );
}

export function moveSection(order: Order, id: string, index: number): Order {
  const moved = order.filter((section) => section.id === id);
  return order.filter((section) => section.id !== id).toSpliced(index, 0, ...moved);
}

export function moveContent(
  order: Order,
  id: string,
  to: { section: string; index: number },
): Order {
  return order.map((section) => {
    const others = section.contents.filter((content) => content !== id);
    const contents = section.id === to.section ? others.toSpliced(to.index, 0, id) : others;
    return { id: section.id, contents };
  });
}

/** Moves a section or content by one position; null at the start or end. */
export function step(order: Order, id: string, by: Step): Order | null {
  const isSection = order.some((section) => section.id === id);
  return (isSection ? stepSection : stepContent)(order, id, by);
}

function stepSection(order: Order, id: string, by: Step): Order | null {
  const index = order.findIndex((section) => section.id === id) + by;
  return index < 0 || index >= order.length ? null : moveSection(order, id, index);
}

/** A content at the end of its section moves into the next one, and at its start into the previous one. */
function stepContent(order: Order, id: string, by: Step): Order | null {
  const at = order.findIndex(({ contents }) => contents.includes(id));
  const section = order[at];
  if (!section) return null;
  const index = section.contents.indexOf(id) + by;
  if (index >= 0 && index < section.contents.length)
    return moveContent(order, id, { section: section.id, index });
  const neighbour = order[at + by];
  if (!neighbour) return null;
  const end = by === 1 ? 0 : neighbour.contents.length;
  return moveContent(order, id, { section: neighbour.id, index: end });
}
