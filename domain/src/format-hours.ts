const numberFormat = new Intl.NumberFormat('pt-BR');
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Formats a duration in hours, to the minute: '8 horas', '1 hora', '1h30', '30 min', 'menos de 10 min'. */
export function formatHours(hours: number): string {
  const total = Math.round(hours * 60);
  if (total > 0 && total < 10) return 'menos de 10 min';
  const minutes = total % 60;
  const whole = (total - minutes) / 60;
  if (minutes === 0) return whole === 1 ? '1 hora' : `${numberFormat.format(whole)} horas`;
  return whole === 0 ? `${minutes} min` : `${numberFormat.format(whole)}h${twoDigits(minutes)}`;
}
