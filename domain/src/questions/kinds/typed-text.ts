// Signs that keyboards, word processors and PDFs write for the same plain sign. All patterns are classes of one sign.

/** Zero-width signs, soft hyphens, marks of direction and variation: nobody sees or types them. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;
const dashes = /[\p{Pd}\u2212\u2043\u02D7]/gu;
/** Before compatibility decomposition, which makes a space and an accent of ´, and two primes of ″. */
const quotes = /["“”„‟«»″‶〝〞〟＂❝❞˝]/gu;
const apostrophes = /['‘’‚‛´`ʹʻʼʽˈ′‵＇‹›❛❜՚ꞌ]/gu;
const degrees = /[°º˚]/gu;

/** The text with plain signs: `“pingo d’água”` as `"pingo d'água"`, `1ª` as `1a`, `½` as `1/2`, without invisible signs. */
export const withPlainSigns = (text: string): string =>
  text
    .replace(invisible, '')
    .replace(quotes, '"')
    .replace(apostrophes, "'")
    .replace(degrees, '°')
    .normalize('NFKC')
    .replace(invisible, '')
    .replace(dashes, '-')
    .replace(/[⁄∕]/gu, '/')
    .replace(/×/gu, 'x')
    .replace(/[∙⋅•]/gu, '·');

/** Raised digits written by a caret: `10⁻⁵` as `10^-5`. */
export const withCarets = (text: string): string =>
  text.replace(/[⁺⁻]?[⁰¹²³⁴-⁹]+|[ⁿⁱ]/gu, (raised) => `^${raised.normalize('NFKC')}`);
