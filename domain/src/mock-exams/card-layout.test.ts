import { describe, expect, it } from 'vitest';
import { cardLayout, type Place } from './card-layout.ts';

const centre = ({ x, y, width, height }: Place) => [x + width / 2, y + height / 2] as const;

/** Everything that is printed, as rectangles. */
const printed = (questions: number): Place[] => {
  const { cornerMarks, orientationBar, code, name, bubbles, bubbleRadius, bubbleStroke } =
    cardLayout(questions);
  const reach = bubbleRadius + bubbleStroke / 2;
  return [
    ...cornerMarks,
    orientationBar,
    code,
    name,
    ...bubbles.map(({ x, y }) => ({
      x: x - reach,
      y: y - reach,
      width: 2 * reach,
      height: 2 * reach,
    })),
  ];
};

describe('the layout of an answer card', () => {
  it.each([1, 30, 31, 45, 90])('of %i questions has five bubbles of each', (questions) => {
    const { bubbles } = cardLayout(questions);
    const expected = Array.from({ length: questions }, (_, index) =>
      ['A', 'B', 'C', 'D', 'E'].map((option) => [index + 1, option]),
    );
    expect(bubbles.map(({ question, option }) => [question, option])).toEqual(expected.flat());
  });

  it('begins with any number, at the same places', () => {
    const second = cardLayout(90, 91);
    expect(second.bubbles.at(-1)).toMatchObject({ question: 180, option: 'E' });
    const places = ({ bubbles }: typeof second) => bubbles.map(({ x, y }) => [x, y]);
    expect(places(second)).toEqual(places(cardLayout(90)));
  });

  it('keeps margins of 8 mm, and 5 mm around the corner marks', () => {
    const all = printed(90);
    const margins = all.map(({ x, y, width, height }) =>
      Math.min(x, y, 210 - x - width, 297 - y - height),
    );
    expect(Math.min(...margins)).toBeGreaterThanOrEqual(8);
    for (const [index, mark] of cardLayout(90).cornerMarks.entries()) {
      const [markX, markY] = centre(mark);
      const gaps = all.toSpliced(index, 1).map((other) => {
        const [x, y] = centre(other);
        return Math.max(
          Math.abs(x - markX) - (other.width + mark.width) / 2,
          Math.abs(y - markY) - (other.height + mark.height) / 2,
        );
      });
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(5);
    }
  });

  it('lets no bubbles touch', () => {
    const { bubbles, bubbleRadius, bubbleStroke } = cardLayout(90);
    const distances = bubbles.flatMap(({ x, y }, index) =>
      bubbles.slice(index + 1).map((other) => Math.hypot(x - other.x, y - other.y)),
    );
    const least = distances.reduce((one, other) => Math.min(one, other));
    expect(least).toBeGreaterThan(2 * bubbleRadius + bubbleStroke + 0.9);
  });

  it('is JSON', () => {
    const layout = cardLayout(12, 3);
    expect(JSON.parse(JSON.stringify(layout))).toEqual(layout);
  });

  it.each([0, 91, 1.5, Number.NaN])('has no %d questions', (questions) => {
    expect(() => cardLayout(questions)).toThrow(RangeError);
  });
});
