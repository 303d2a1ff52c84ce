const unit = (name: 'hour' | 'minute') =>
  new Intl.NumberFormat('pt-BR', {
    style: 'unit',
    unit: name,
    unitDisplay: 'long',
    maximumFractionDigits: 0,
  });

const [hours, minutes] = [unit('hour'), unit('minute')];

/** `40 horas`, `30 minutos`, `1 hora e 30 minutos`. */
export function hoursInWords(count: number): string {
  const whole = Math.floor(count);
  const rest = Math.round((count - whole) * 60);
  return [
    ...(whole > 0 ? [hours.format(whole)] : []),
    ...(rest > 0 ? [minutes.format(rest)] : []),
  ].join(' e ');
}
