/** Search params of a roll call: `?data=2031-03-10`; without it, of today. */
export interface RollSearch {
  data?: string | undefined;
}

export const rollSearch = ({ data }: Record<string, unknown>): RollSearch => ({
  data: /^\d{4}-\d\d-\d\d$/.test(String(data)) ? String(data) : undefined,
});
