import type { PageFrame, Place } from '@sabia/domain/mock-exams/card-layout.ts';
import { drawQrCode } from '../certificates/draw-qr-code.ts';
import type { TaggedPage, TextStyle } from '../platform/pdf/tagged-page.ts';

/** The person of a page. */
export interface PageOwner {
  /** Null: a blank page, with lines for a name and a number. */
  person: { name: string; className: string } | null;
  /** The text of the QR code. */
  code: string;
}

interface PageHead extends PageOwner {
  /** Below the name, after the class. */
  facts: readonly string[];
  source: string;
  /** Instructions for the person. */
  rules: string;
}

/** Nothing has a colour: cards are printed and copied in black and white. */
export const black = '#000000';
export const quiet = '#444444';

const styles = {
  school: { font: 'regular', size: 9, colour: quiet, fit: { height: 12, smallest: 6 } },
  name: { font: 'display', size: 17, colour: black, fit: { height: 42, smallest: 8 } },
  facts: { font: 'semibold', size: 10, colour: black, fit: { height: 26, smallest: 7 } },
  rules: { font: 'regular', size: 8.5, colour: quiet },
  code: { font: 'regular', size: 7, colour: quiet, align: 'center' },
} as const satisfies Record<string, TextStyle>;

export const points = (millimetres: number): number => (millimetres * 72) / 25.4;
const inPoints = ({ x, y, width, height }: Place) =>
  [points(x), points(y), points(width), points(height)] as const;

/** Corner marks, name and code of a page that is read from a photograph. */
export function drawPageHead(page: TaggedPage, frame: PageFrame, head: PageHead): void {
  drawMarks(page, frame);
  const { write, picture } = page;
  const { person, code, rules, source } = head;
  const [x, y, width] = inPoints(frame.name);
  const underName = person
    ? write('H1', person.name, [x, y, width], styles.name)
    : writeNameLines(page, [x, y, width]);
  const facts = [...(person ? [person.className] : []), ...head.facts].join(' · ');
  const underFacts = write('P', facts, [x, underName + 3, width], styles.facts);
  const underSchool = write('P', source, [x, underFacts + 2, width], styles.school);
  write('P', rules, [x, underSchool + 5, width], styles.rules);
  const [codeX, codeY, side] = inPoints(frame.code);
  picture(`Código QR ${code}`, [codeX, codeY, side], (doc) =>
    drawQrCode(doc, code, codeX, codeY, side),
  );
  write('P', code, [codeX - 20, codeY + side + 12, side + 40], styles.code);
}

function drawMarks({ decorate }: TaggedPage, { cornerMarks, orientationBar }: PageFrame): void {
  decorate((doc) => {
    for (const place of [...cornerMarks, orientationBar]) doc.rect(...inPoints(place));
    doc.fill(black);
  });
}

/** Lines to write on; returns their lower end. */
function writeNameLines(
  { write, decorate }: TaggedPage,
  [x, y, width]: readonly [number, number, number],
): number {
  const step = points(10);
  for (const [index, label] of ['Nome', 'Turma e número'].entries()) {
    const baseline = y + (index + 1) * step - 4;
    const indent = index === 0 ? 34 : 84;
    write('P', label, [x, baseline - 11, indent], styles.facts);
    decorate((doc) =>
      doc
        .lineWidth(0.6)
        .moveTo(x + indent, baseline)
        .lineTo(x + width, baseline)
        .stroke(quiet),
    );
  }
  return y + 2 * step;
}
