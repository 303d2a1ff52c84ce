/** One caption; times in milliseconds. */
export interface Cue {
  start: number;
  end: number;
  /** Position, in the syntax of WebVTT. */
  settings: string;
  text: string;
}

/** The cues of a file, or the message about its first mistake. */
export type CaptionsRead = { cues: Cue[] } | { problem: string };

/** Parses WebVTT. */
export function readWebVtt(text: string): CaptionsRead {
  const lines = linesOf(text);
  if (!/^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '')) {
    return { problem: 'O arquivo não começa com WEBVTT.' };
  }
  const header = lines.indexOf('');
  return readCues(lines, header === -1 ? lines.length : header);
}

/** Parses WebVTT or SubRip. */
export const readCaptions = (text: string): CaptionsRead =>
  /^\uFEFF?WEBVTT/.test(text) ? readWebVtt(text) : readCues(linesOf(text), 0);

/** Writes cues as WebVTT. */
export const writeWebVtt = (cues: readonly Cue[]): string =>
  ['WEBVTT\n', ...cues.map(writeCue)].join('\n');

const writeCue = ({ start, end, settings, text }: Cue): string =>
  `${clock(start)} --> ${clock(end)}${settings && ` ${settings}`}\n${text}\n`;

const linesOf = (text: string): string[] =>
  text
    .replace(/^\uFEFF/, '')
    .replaceAll('\0', '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.trimEnd());

function readCues(lines: readonly string[], from: number): CaptionsRead {
  const cues: Cue[] = [];
  for (let at = from; at < lines.length; at += 1) {
    if (!lines[at]) continue;
    const end = lines.indexOf('', at);
    const block = lines.slice(at, end === -1 ? lines.length : end);
    const read = readBlock(block);
    if (typeof read === 'string') return { problem: `Linha ${at + 1}: ${read}` };
    if (read && read.start < (cues.at(-1)?.start ?? 0)) {
      return { problem: `Linha ${at + 1}: ${outOfOrder}` };
    }
    if (read) cues.push(read);
    at += block.length;
  }
  return cues.length > 0 ? { cues } : { problem: 'O arquivo não tem nenhuma legenda.' };
}

const outOfOrder = 'a legenda começa antes da anterior.';

/** A cue, undefined for a comment or style, or the message about a mistake. */
function readBlock(block: readonly string[]): Cue | undefined | string {
  if (/^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/.test(block[0] ?? '')) return undefined;
  // An identifier may precede the times.
  const timesAt = block[0]?.includes('-->') ? 0 : 1;
  const [, start, end, settings = ''] = times.exec(block[timesAt] ?? '') ?? [];
  if (start === undefined || end === undefined)
    return 'falta o tempo, como 00:01.000 --> 00:04.000.';
  const cue = {
    start: milliseconds(start),
    end: milliseconds(end),
    settings: settings.split(/\s+/).filter(isSetting).join(' '),
    text: block
      .slice(timesAt + 1)
      .join('\n')
      .replace(/<[^<>]*>/g, (tag) => (shownTag.test(tag) ? tag : '')),
  };
  if (cue.end <= cue.start) return 'a legenda termina antes de começar.';
  if (cue.text.includes('-->')) return 'falta uma linha em branco entre duas legendas.';
  return cue;
}

const time = String.raw`((?:\d{1,3}:)?[0-5]?\d:[0-5]\d[.,]\d{3})`;
const times = new RegExp(String.raw`^\s*${time}[ \t]+-->[ \t]+${time}(?:[ \t](.*))?$`);

const isSetting = (word: string) =>
  /^(?:vertical:(?:rl|lr)|(?:line|position|size):[\d.%,a-z-]{1,30}|align:(?:start|center|end|left|right))$/.test(
    word,
  );

const shownTag = /^<\/?(?:b|i|u|ruby|rt|c|v|lang)(?:[. ][^<>]*)?>$/;

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
