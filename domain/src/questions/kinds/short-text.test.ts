import { describe, expect, it } from 'vitest';
import { scored } from './score-table.ts';
import { shortText } from './short-text.ts';

const kind = 'SHORT_TEXT' as const;
const lenient = { ignoresCase: true, ignoresAccents: true, allowsTypo: false };

type Setting = Partial<typeof lenient>;

describe('a short text', () => {
  it.each<[accepted: string[], setting: Setting, given: string, credit: number]>([
    [['Brasília'], {}, 'Brasília', 1],
    [['Brasília'], {}, 'brasilia', 1],
    [['Brasília'], {}, '  BRASÍLIA ', 1],
    [['Brasília'], {}, 'Brasilha', 0],
    [['Brasília'], { ignoresAccents: false }, 'brasilia', 0],
    [['Brasília'], { ignoresAccents: false }, 'brasília', 1],
    [['Brasília'], { ignoresAccents: false }, 'brasi\u0301lia', 1],
    [['Brasília'], { ignoresCase: false }, 'brasília', 0],
    [['Brasília'], { ignoresCase: false }, 'Brasilia', 1],
    [['Rio de Janeiro', 'Rio'], {}, 'rio', 1],
    [['Rio de Janeiro', 'Rio'], {}, 'Rio  de\tJaneiro', 1],
    [['Rio de Janeiro', 'Rio'], {}, 'Rio Janeiro', 0],
    [['ação'], {}, 'acao', 1],
    [['mitocôndria'], { allowsTypo: true }, 'mitocondia', 1],
    [['mitocôndria'], { allowsTypo: true }, 'mitocondriaa', 1],
    [['mitocôndria'], { allowsTypo: true }, 'mitocondrai', 1],
    [['mitocôndria'], { allowsTypo: true }, 'nitocondria', 1],
    [['mitocôndria'], { allowsTypo: true }, 'mtocondrai', 0],
    [['mitocôndria'], { allowsTypo: true }, 'itocondri', 0],
    [['mitocôndria'], { allowsTypo: true }, 'mitocôndria', 1],
    [['sim'], { allowsTypo: true }, 'som', 0],
    [['1964'], { allowsTypo: true }, '1965', 0],
    [['casa'], { allowsTypo: true }, 'caza', 1],
    [['casa'], { allowsTypo: true }, 'cas', 1],
    [['casa'], { allowsTypo: true }, 'acsa', 1],
    [['casa'], { allowsTypo: true }, 'c', 0],
    [['H2O'], {}, 'h2o', 1],
    [['😀😀😀😀abcd'], { allowsTypo: true }, '😀😀😀abcd', 1],
  ])('%j %j, given %s: %s', (texts, setting, text, credit) => {
    const task = { kind, ...lenient, ...setting };
    expect(scored(shortText, task, { kind, texts }, { kind, text })).toBe(credit);
  });
});

it.each(['', '   ', 'veja /files/abc-640.webp', 'a'.repeat(501)])('refuses %s', (text) => {
  expect(shortText.response.safeParse({ kind, text }).success).toBe(false);
});
