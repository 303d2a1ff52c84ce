import type { Notice } from '../../../ui/states/NoticeBar.tsx';
import type { Moving } from '../../../ui/reordering/moving.ts';
import type { KeyboardMoving } from '../../../ui/reordering/use-keyboard-moving.ts';
import type { Order } from './order-moves.ts';

/** The parts of an outline need these to move, delete and duplicate themselves. */
export interface OutlineEditing {
  courseId: string;
  moving: Moving<Order> & KeyboardMoving;
  /** All sections in order. */
  sections: readonly { id: string; title: string; contentIds: readonly string[] }[];
  tell: (notice: Notice) => void;
}
