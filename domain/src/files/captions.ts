/** One caption; times in milliseconds. */
export interface Cue {
  start: number;
  end: number;
  /** Position, in the syntax of WebVTT. */
  settings: string;
  text: string;
}

/** The cues of a file in the order of their times, with what is lost in Portuguese; or the message about a file without cues. */
export type CaptionsRead = { cues: Cue[]; lost: string[] } | { problem: string };

/** Parses WebVTT. */
export function readWebVtt(text: string): CaptionsRead {
  const lines = linesOf(text);
  if (!/^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '')) {
    return { problem: 'O arquivo não começa com WEBVTT.' };
  }
  const header = lines.findIndex((line, at) => line === '' || times.test(lines[at + 1] ?? ''));
  return readCues(lines, header === -1 ? lines.length : header);
}

/** Parses WebVTT or SubRip. */
export const readCaptions = (text: string): CaptionsRead =>
  /^\uFEFF?WEBVTT/.test(text) ? readWebVtt(text) : readCues(linesOf(text), 0);

const shownLosses = 3;

/** A sentence about lost cues, at most 500 characters; null without any. */
export function captionsLoss(lost: readonly string[]): string | null {
  if (lost.length === 0) return null;
  const more = lost.length > shownLosses ? ` E mais ${lost.length - shownLosses}.` : '';
  return `Algumas legendas não foram mantidas. ${lost.slice(0, shownLosses).join(' ')}${more}`;
}

/** Writes cues as WebVTT. */
export const writeWebVtt = (cues: readonly Cue[]): string =>
  ['WEBVTT\n', ...cues.map(writeCue)].join('\n');

const writeCue = ({ start, end, settings, text }: Cue): string =>
  `${clock(start)} --> ${clock(end)}${settings && ` ${settings}`}\n${text}\n`;

const linesOf = (text: string): string[] =>
  text
    .replace(/^\uFEFF/, '')
    .replaceAll('\0', '')
    .split(/\r\n|\r|\n/);

/**
 * Reads as players do: a cue begins at its times, with or without an identifier, and ends at an empty line or at the next times. A line of
 * spaces is a line of its text, because YouTube writes them.
 */
function readCues(lines: readonly string[], from: number): CaptionsRead {
  const cues: Cue[] = [];
  const lost: string[] = [];
  for (let at = from; at < lines.length; at += 1) {
    if (isBlank(lines[at])) continue;
    const end = endOfBlock(lines, at);
    const block = lines.slice(at, end);
    // The identifier of a cue, which may be missing.
    const timesAt = times.test(block[0] ?? '') ? 0 : 1;
    if (/^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/.test(block[0] ?? '')) {
      at = end - 1;
      continue;
    }
    const read = readCue(block.slice(timesAt));
    if (typeof read === 'string') lost.push(`Linha ${at + 1}: ${read}`);
    else if (read.text) cues.push(read);
    at = end - 1;
  }
  if (cues.length > 0) return { cues: cues.toSorted((a, b) => a.start - b.start), lost };
  return { problem: lost[0] ?? 'O arquivo não tem nenhuma legenda.' };
}

const isBlank = (line = ''): boolean => line.trim() === '';

/** The place of the empty line behind a block, or of the cue that follows without one. */
function endOfBlock(lines: readonly string[], from: number): number {
  for (let at = from + 1; at < lines.length; at += 1) {
    const begins = (place: number) => times.test(lines[place] ?? '');
    if (lines[at] === '') return at;
    if (begins(at) && at > from + 1) return at;
    if (begins(at) && begins(from)) return at;
    const isIdentifier = isBlank(lines[at]) || /^\s*\d+\s*$/.test(lines[at] ?? '');
    if (isIdentifier && begins(at + 1)) return at;
  }
  return lines.length;
}

/** A cue, or the reason for which it is lost. */
function readCue([first = '', ...words]: readonly string[]): Cue | string {
  const [, start, end, settings = ''] = times.exec(first) ?? [];
  if (start === undefined || end === undefined) {
    return 'falta o tempo, como 00:01.000 --> 00:04.000.';
  }
  const text = words.join('\n');
  const cue = {
    start: milliseconds(start),
    end: milliseconds(end),
    settings: [
      ...settings.split(/\s+/).filter(isSetting),
      ...(isOnTop.test(text) ? ['line:0'] : []),
    ]
      .slice(0, 5)
      .join(' '),
    text: shownText(text),
  };
  return cue.end <= cue.start ? 'a legenda termina antes de começar.' : cue;
}

const time = String.raw`((?:\d{1,3}:)?[0-5]?\d:[0-5]\d[.,]\d{1,3})`;
const times = new RegExp(String.raw`^\s*${time}[ \t]*-->[ \t]*${time}(?:[ \t](.*))?$`);

const isSetting = (word: string) =>
  /^(?:vertical:(?:rl|lr)|(?:line|position|size):[\d.%,a-z-]{1,30}|align:(?:start|center|end|left|right))$/.test(
    word,
  );

/** The positions of SubStation Alpha at the upper edge, which programs write in SubRip. */
const isOnTop = /\{\\an[789]\}/;

/** Text of a cue in WebVTT: a sign that begins no known tag or entity is text. */
const shownText = (text: string): string =>
  text
    .replace(/\{\\[^{}]*\}/g, '')
    .replace(/&(?!(?:amp|lt|gt|nbsp|lrm|rlm|quot|#\d{1,7});)/g, '&amp;')
    .replace(/<([^<>]*)>|[<>]/g, (sign, inside?: string) => {
      if (inside === undefined || !knownTag.test(inside)) {
        return sign.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
      }
      return shownTag.test(inside) ? sign : '';
    })
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');

const shownTag = /^\/?(?:b|i|u|ruby|rt|c|v|lang)(?:[. ].*)?$/s;
/** Also tags of SubRip, and the times of words. */
const knownTag = /^(?:\/?(?:b|i|u|s|font|ruby|rt|c|v|lang)(?:[. ].*)?|[\d:.]+)$/is;

function milliseconds(text: string): number {
  const [seconds = '', minutes = '', hours = '0'] = text.split(':').toReversed();
  return (
    Math.round(Number(seconds.replace(',', '.')) * 1000) +
    Number(minutes) * 60_000 +
    Number(hours) * 3_600_000
  );
}

function clock(moment: number): string {
  const part = (unit: number, of: number, digits = 2) =>
    String(Math.floor(moment / unit) % of).padStart(digits, '0');
  return `${part(3_600_000, 1000)}:${part(60_000, 60)}:${part(1000, 60)}.${part(1, 1000, 3)}`;
}
