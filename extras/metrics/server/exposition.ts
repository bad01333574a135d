type Labels = Readonly<Record<string, string>>

export interface Metric {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  /** `suffix` is one of a histogram, such as `_bucket`. */
  samples: { suffix?: string; labels?: Labels; value: number }[]
}

export const metric = (type: Metric['type'], name: string, help: string, samples: Metric['samples']): Metric => ({
  name,
  help,
  type,
  samples,
})

/** https://prometheus.io/docs/instrumenting/exposition_formats/ */
export const EXPOSITION_TYPE = 'text/plain; version=0.0.4'

/** Writes Prometheus' text format. */
export function formatMetrics(metrics: readonly Metric[]): string {
  return metrics
    .filter(({ samples }) => samples.length > 0)
    .map(({ name, help, type, samples }) => {
      const lines = samples.map(
        ({ suffix = '', labels, value }) =>
          `${name}${suffix}${formatLabels(labels)} ${value === Infinity ? '+Inf' : value}`,
      )
      return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines].join('\n')
    })
    .join('\n')
}

function formatLabels(labels: Labels = {}): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escape(value)}"`)
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}

function escape(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('"', '\\"')
}
