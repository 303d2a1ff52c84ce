const amount = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** A time to wait in words, rounded up: '40 segundos', '9 minutos', '2 horas'. */
export function waitInWords(seconds: number): string {
  if (seconds < 60) return amount(Math.max(1, Math.ceil(seconds)), 'segundo', 'segundos');
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return amount(minutes, 'minuto', 'minutos');
  return amount(Math.ceil(minutes / 60), 'hora', 'horas');
}
