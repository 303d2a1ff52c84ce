let last = { moment: 0, turn: 0 };

/**
 * A UUIDv7: ids made on this page sort in the order in which they were made, also within one
 * millisecond and when the clock is set back. `crypto.randomUUID` is missing without https.
 */
export function newId(now: number): string {
  const isLater = now > last.moment;
  const turn = isLater ? 0 : (last.turn + 1) % 0x1000;
  const moment = isLater ? now : last.moment + (turn === 0 ? 1 : 0);
  last = { moment, turn };

  const random = crypto.getRandomValues(new Uint8Array(8));
  const tail = hex(new Uint8Array([0x80 | ((random[0] ?? 0) & 0x3f), ...random.subarray(1)]));
  const time = moment.toString(16).padStart(12, '0');
  const order = turn.toString(16).padStart(3, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${order}-${tail.slice(0, 4)}-${tail.slice(4)}`;
}

const hex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
