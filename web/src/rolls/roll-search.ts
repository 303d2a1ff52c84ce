/** Search params of a roll call: `?data=2031-03-10`; without it, of today. */
export interface RollSearch {
  data?: string | undefined;
}

const day = (value: unknown): string | undefined =>
  /^\d{4}-\d\d-\d\d$/.test(String(value)) ? String(value) : undefined;

export const rollSearch = ({ data }: Record<string, unknown>): RollSearch => ({ data: day(data) });

/** Search params of the attendance: `?de=2031-02-03&ate=2031-04-30&mostrar=abaixo`; without a day, as far as the server goes. */
export interface AttendanceSearch {
  de?: string | undefined;
  ate?: string | undefined;
  mostrar?: 'abaixo' | undefined;
}

export const attendanceSearch = ({
  de,
  ate,
  mostrar,
}: Record<string, unknown>): AttendanceSearch => ({
  de: day(de),
  ate: day(ate),
  mostrar: mostrar === 'abaixo' ? mostrar : undefined,
});
