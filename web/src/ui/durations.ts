/** Formats a duration in hours: '8 horas', '1 hora', '1h30', '30 min'. */
export function formatHours(hours: number): string {
  const minutes = Math.round((hours % 1) * 60);
  const whole = Math.floor(hours);
  if (minutes === 0) return whole === 1 ? '1 hora' : `${numberFormat.format(whole)} horas`;
  return whole === 0 ? `${minutes} min` : `${numberFormat.format(whole)}h${twoDigits(minutes)}`;
}

/** Formats a duration in seconds, at least one minute: '5 min', '1h10'. */
export function formatSeconds(seconds: number): string {
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (minutes < 60) return `${minutes} min`;
  return formatHours(minutes / 60);
}

const numberFormat = new Intl.NumberFormat('pt-BR');
const twoDigits = (value: number) => String(value).padStart(2, '0');
