import { essaySheetLayout } from './essay-sheet.ts';
import type { GreyPicture } from './grey-picture.ts';
import type { Homography } from './homography.ts';
import { valueOnCard } from './value-on-card.ts';

/** Millimetres around the place of a line in which its ink is looked for: paper is never flat. */
const reach = [-0.6, -0.3, 0, 0.3, 0.6] as const;
/** Paper without a line, above and below it. */
const beside = 2.4;
/** A printed line is darker than the paper beside it by this part at least. */
const leastInk = 0.06;
/** Writing covers a part of the lines. */
const leastShare = 0.6;

/** True for a page with the printed lines of an essay sheet, which no answer card has. */
export function isEssaySheet(picture: GreyPicture, toPicture: Homography): boolean {
  const { lines, left, right } = essaySheetLayout();
  let seen = 0;
  let all = 0;
  for (const { y } of lines)
    for (let x = left + 4; x < right; x += 8) {
      const at = (dy: number) => valueOnCard(picture, toPicture, x, y + dy);
      const paper = Math.min(at(-beside), at(beside));
      const ink = Math.min(...reach.map(at));
      if (ink < paper * (1 - leastInk)) seen += 1;
      all += 1;
    }
  return seen >= all * leastShare;
}
