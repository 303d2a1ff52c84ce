import { describe, expect, it } from 'vitest';
import {
  certificateMoment,
  nextLocation,
  locationsOf,
  previousLocation,
  remainingLocation,
  resumeLocation,
  screenAt,
} from './course-navigation.ts';

/**
 * Builds a course from one string per section: `a` is an active content, `A` a completed one, `~a` one that was only
 * opened, `?a` one with an answer, `-a` an inactive one. `!` marks an inactive section, `#` a locked one.
 */
function course(...sections: string[]) {
  return {
    sections: sections.map((text, index) => ({
      id: `s${index + 1}`,
      isActive: !text.includes('!'),
      isLocked: text.includes('#'),
      contents: [...text.matchAll(/([-~?]?)([a-zA-Z])/g)].map(([, mark, letter = '']) => ({
        id: letter.toLowerCase(),
        isActive: mark !== '-',
        contentProgression: progressionOf(mark, letter),
      })),
    })),
  };
}

function progressionOf(mark: string | undefined, letter: string) {
  const isCompleted = letter === letter.toUpperCase();
  if (!isCompleted && mark !== '~' && mark !== '?') return null;
  return { isCompleted, hasAnswers: mark === '?' };
}

describe('the locations of a course', () => {
  it.each<[name: string, sections: string[], expected: string]>([
    ['nothing in an empty course', [], ''],
    ['nothing in empty sections', ['', ''], ''],
    ['every content, in order', ['ab', 'c'], 'abc'],
    ['without those of an inactive section', ['ab', '!cd', 'e'], 'abe'],
    ['without inactive ones', ['a-bc', '-d', 'e'], 'ace'],
    ['with locked ones, which have a screen', ['a', '#b'], 'ab'],
  ])('%s', (_name, sections, expected) => {
    expect(
      locationsOf(course(...sections))
        .map(({ contentId }) => contentId)
        .join(''),
    ).toBe(expected);
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
    const outline = course(...sections);
    expect(previousLocation(outline, from)?.contentId ?? null).toBe(previous);
    expect(nextLocation(outline, from)?.contentId ?? null).toBe(next);
  });

  it('cross the whole course in both directions', () => {
    const outline = course('abc', '', '!x', 'd-e', '#fg');
    const forward = ['a'];
    for (let at = nextLocation(outline, 'a'); at; at = nextLocation(outline, at.contentId))
      forward.push(at.contentId);
    expect(forward.join('')).toBe('abcdfg');
    const back = ['g'];
    for (let at = previousLocation(outline, 'g'); at; at = previousLocation(outline, at.contentId))
      back.push(at.contentId);
    expect(back.toReversed()).toEqual(forward);
  });
});

describe('a course opens', () => {
  it.each<[name: string, sections: string[], opens: string | null]>([
    ['at its start without progress', ['ab', 'c'], 'a'],
    ['in the first active section', ['!ab', 'c'], 'c'],
    ['after a section without contents', ['', 'b'], 'b'],
    ['at the last content with progress', ['ABc', 'd'], 'b'],
    ['not at a content that was only opened', ['A~b', 'c~d'], 'a'],
    ['at its start if contents were only opened', ['~ab', '~c'], 'a'],
    ['at a content with an answer', ['Ab', '?c', '~d'], 'c'],
    ['in the last section with progress', ['Ab', 'cD', 'e'], 'd'],
    ['not in an inactive section with progress', ['Ab', '!C'], 'a'],
    ['not at an inactive content with progress', ['aB-C'], 'b'],
    ['at the end of a completed course', ['AB', 'CD'], 'd'],
    ['nowhere without active contents', ['!ab', ''], null],
  ])('%s', (_name, sections, opens) => {
    expect(resumeLocation(course(...sections))?.contentId ?? null).toBe(opens);
  });
});

describe('what remains', () => {
  it.each([
    ['is the first content that is not completed', ['ab', 'c'], 'a', 'c', 'b'],
    ['is not the current content', ['ab', 'c'], 'ab', 'c', null],
    ['is not in a locked section', ['a', '#b', 'c'], 'a', 'a', 'c'],
  ])('%s', (_name, sections, completed, current, expected) => {
    const remaining = remainingLocation(course(...sections), {
      completed: new Set(completed),
      current,
    });
    expect(remaining?.contentId ?? null).toBe(expected);
  });
});

describe('the screen of the player', () => {
  it('differs for open and locked contents', () => {
    const [open, locked] = locationsOf(course('a', '#b'));
    expect(open && screenAt(open)).toBe('CONTENT');
    expect(locked && screenAt(locked)).toBe('LOCKED_CONTENT');
  });

  it.each([
    [{ wasCompleted: false, isCompleted: true, contentType: 'TEXTPAGE' }, 'at-once'],
    [{ wasCompleted: false, isCompleted: true, contentType: 'VIDEO' }, 'at-once'],
    [{ wasCompleted: false, isCompleted: true, contentType: 'QUICK_QUESTION' }, 'on-continue'],
    [{ wasCompleted: false, isCompleted: true, contentType: 'EXAM' }, null],
    [{ wasCompleted: false, isCompleted: true, contentType: 'PRACTICE_EXAM' }, null],
    [{ wasCompleted: true, isCompleted: true, contentType: 'TEXTPAGE' }, null],
    [{ wasCompleted: false, isCompleted: false, contentType: 'TEXTPAGE' }, null],
    [{ wasCompleted: true, isCompleted: false, contentType: 'TEXTPAGE' }, null],
  ])('after %j is the certificate: %s', (event, expected) => {
    expect(certificateMoment(event)).toBe(expected);
  });
});
