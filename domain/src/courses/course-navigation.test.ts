import { describe, expect, it } from 'vitest';
import {
  showsCertificate,
  nextLocation,
  locationsOf,
  previousLocation,
  resumeLocation,
  screenAt,
} from './course-navigation.ts';

/**
 * Draws a course: a string per section. `a` an active content, `A` one with progress, `-` before it
 * an inactive one; `!` first for an inactive section, `#` for a locked one.
 */
function draw(...sections: string[]) {
  return {
    sections: sections.map((drawn, index) => ({
      id: `s${index + 1}`,
      isActive: !drawn.includes('!'),
      isLocked: drawn.includes('#'),
      contents: [...drawn.matchAll(/(-?)([a-zA-Z])/g)].map(([, off, letter = '']) => ({
        id: letter.toLowerCase(),
        isActive: off === '',
        contentProgression: letter === letter.toUpperCase() ? {} : null,
      })),
    })),
  };
}

describe('the places of a course', () => {
  it.each<[name: string, sections: string[], places: string]>([
    ['nothing in an empty course', [], ''],
    ['nothing in empty sections', ['', ''], ''],
    ['every content, in order', ['ab', 'c'], 'abc'],
    ['not those of an inactive section', ['ab', '!cd', 'e'], 'abe'],
    ['not the inactive ones', ['a-bc', '-d', 'e'], 'ace'],
    ['locked ones too, since they explain themselves', ['a', '#b'], 'ab'],
  ])('%s', (_name, sections, places) => {
    expect(
      locationsOf(draw(...sections))
        .map((place) => place.contentId)
        .join(''),
    ).toBe(places);
  });
});

describe('next and previous', () => {
  it.each<[sections: string[], from: string, previous: string | null, next: string | null]>([
    [['abc'], 'a', null, 'b'],
    [['abc'], 'b', 'a', 'c'],
    [['abc'], 'c', 'b', null],
    [['ab', 'cd'], 'b', 'a', 'c'],
    [['ab', 'cd'], 'c', 'b', 'd'],
    [['ab', '', 'cd'], 'b', 'a', 'c'],
    [['ab', '!x', 'cd'], 'c', 'b', 'd'],
    [['ab', '-x', 'cd'], 'c', 'b', 'd'],
    [['a-bc'], 'a', null, 'c'],
    [['ab', '#cd'], 'b', 'a', 'c'],
    [['ab', '#cd'], 'c', 'b', 'd'],
    [['a'], 'a', null, null],
    [['ab'], 'gone', null, null],
  ])('in %j from %s: back to %s, on to %s', (sections, from, previous, next) => {
    const course = draw(...sections);
    expect(previousLocation(course, from)?.contentId ?? null).toBe(previous);
    expect(nextLocation(course, from)?.contentId ?? null).toBe(next);
  });

  it('walks the whole course there and back', () => {
    const course = draw('abc', '', '!x', 'd-e', '#fg');
    const there = ['a'];
    for (let at = nextLocation(course, 'a'); at; at = nextLocation(course, at.contentId))
      there.push(at.contentId);
    expect(there.join('')).toBe('abcdfg');
    const back = ['g'];
    for (let at = previousLocation(course, 'g'); at; at = previousLocation(course, at.contentId))
      back.push(at.contentId);
    expect(back.toReversed()).toEqual(there);
  });
});

describe('where a course opens', () => {
  it.each<[name: string, sections: string[], opens: string | null]>([
    ['at its start when nothing was studied', ['ab', 'c'], 'a'],
    ['in the first section that is active', ['!ab', 'c'], 'c'],
    ['past a section without contents', ['', 'b'], 'b'],
    ['at the last content with progress', ['ABc', 'd'], 'b'],
    ['in the last section with progress', ['Ab', 'cD', 'e'], 'd'],
    ['not at progress in a section that was switched off', ['Ab', '!C'], 'a'],
    ['not at progress in a content that was switched off', ['aB-C'], 'b'],
    ['at the end of a finished course', ['AB', 'CD'], 'd'],
    ['nowhere when there is nothing', ['!ab', ''], null],
  ])('%s', (_name, sections, opens) => {
    expect(resumeLocation(draw(...sections))?.contentId ?? null).toBe(opens);
  });
});

describe('the screen of the player', () => {
  it('shows an open content, and explains a locked one', () => {
    const [open, locked] = locationsOf(draw('a', '#b'));
    expect(open && screenAt(open)).toBe('CONTENT');
    expect(locked && screenAt(locked)).toBe('LOCKED_CONTENT');
  });

  it.each([
    [{ wasCompleted: false, isCompleted: true, contentType: 'TEXTPAGE' }, true],
    [{ wasCompleted: false, isCompleted: true, contentType: 'VIDEO' }, true],
    [{ wasCompleted: false, isCompleted: true, contentType: 'QUICK_QUESTION' }, true],
    [{ wasCompleted: false, isCompleted: true, contentType: 'EXAM' }, false],
    [{ wasCompleted: false, isCompleted: true, contentType: 'PRACTICE_EXAM' }, false],
    [{ wasCompleted: true, isCompleted: true, contentType: 'TEXTPAGE' }, false],
    [{ wasCompleted: false, isCompleted: false, contentType: 'TEXTPAGE' }, false],
    [{ wasCompleted: true, isCompleted: false, contentType: 'TEXTPAGE' }, false],
  ])('after %j the certificate is celebrated: %s', (step, expected) => {
    expect(showsCertificate(step)).toBe(expected);
  });
});
