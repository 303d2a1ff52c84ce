/** The comparison of typed texts with the accepted ones. */
export interface ComparisonValues {
  ignoresCase: boolean;
  ignoresAccents: boolean;
  allowsTypo: boolean;
}

export const blankComparison: ComparisonValues = {
  ignoresCase: true,
  ignoresAccents: true,
  allowsTypo: false,
};

export const acceptedLabel = 'Respostas aceitas';

export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
