/** `83` seconds as '1:23', `3725` as '1:02:05'. */
export function formatClockTime(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const [first, ...rest] = parts[0] === 0 ? parts.slice(1) : parts;
  return [first, ...rest.map((part) => String(part).padStart(2, '0'))].join(':');
}

/** '1:23' and '1:02:05' in seconds; undefined for anything else. */
export function parseClockTime(text: string): number | undefined {
  const [, hours = '0', minutes = '', seconds = ''] =
    /^(?:(\d{1,2}):(?=\d\d:))?(\d{1,3}):([0-5]\d)$/.exec(text.trim()) ?? [];
  return (minutes && Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) || undefined;
}
