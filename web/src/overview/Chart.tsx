import { formatPercentage } from '@sabia/domain/format-percentage.ts';
import { AreaChart, BarChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import '@mantine/core/styles/ColorSwatch.layer.css';

export interface ChartProps {
  kind: 'area' | 'bars';
  data: Record<string, string | number>[];
  /** The property with the name of a point. */
  of: string;
  /** The properties to draw, with their labels. */
  series: { name: string; label: string }[];
  /** True for percentages: the axis ends at 100. */
  isShare?: boolean;
}

const colors = ['blue.6', 'teal.6'];

/** Hidden from assistive technology: the table below each chart has the same data. */
export function Chart({ kind, data, of, series, isShare = false }: ChartProps) {
  const shared = {
    h: 240,
    data,
    dataKey: of,
    series: series.map((one, at) => ({ ...one, color: colors[at] ?? 'blue.6' })),
    accessibilityLayer: false,
    withLegend: series.length > 1,
    tooltipAnimationDuration: 0,
    valueFormatter: (value: number) =>
      isShare ? formatPercentage(Math.round(value)) : numberFormat.format(value),
    yAxisProps: { allowDecimals: false, width: 48, ...(isShare && { domain: [0, 100] }) },
    xAxisProps: { minTickGap: 24, tickFormatter: shortened },
  };
  return (
    <div aria-hidden="true">
      {kind === 'area' ? (
        <AreaChart {...shared} curveType="linear" withDots={data.length < 2} />
      ) : (
        <BarChart {...shared} maxBarWidth={64} />
      )}
    </div>
  );
}

const longestTick = 14;

const shortened = (label: string) =>
  label.length > longestTick ? `${label.slice(0, longestTick - 1).trimEnd()}…` : label;

const numberFormat = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 0 });
