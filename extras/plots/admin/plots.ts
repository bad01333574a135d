import type { PlotPoint } from '../contract/plots.ts'
import type { Words } from '../../../contract/locale.ts'

export type Unit = 'count' | 'milliseconds' | 'percent' | 'minutes' | 'bytes'

export interface PlotKind {
  title: Words
  unit: Unit
  series: { label: Words; read: (point: PlotPoint) => number | null }[]
}

const percent = (share: number | null) => share && share * 100
const one = (title: Words, unit: Unit, read: (point: PlotPoint) => number | null): PlotKind => ({
  title,
  unit,
  series: [{ label: title, read }],
})

/** Figures that an owner can judge. */
export const PLOTS: PlotKind[] = [
  one({ en: 'Requests a minute', ne: 'प्रति मिनेट अनुरोध' }, 'count', ({ requests }) => requests),
  {
    title: { en: 'Response time', ne: 'जवाफ दिन लाग्ने समय' },
    unit: 'milliseconds',
    series: [
      { label: { en: '50 of 100 are faster than', ne: '१०० मध्ये ५० योभन्दा छिटो' }, read: ({ p50 }) => p50 },
      { label: { en: '95 of 100 are faster than', ne: '१०० मध्ये ९५ योभन्दा छिटो' }, read: ({ p95 }) => p95 },
    ],
  },
  one({ en: 'Server errors', ne: 'सर्भर त्रुटि' }, 'count', ({ errors }) => errors),
  one({ en: 'Free disk space', ne: 'खाली डिस्क' }, 'percent', ({ diskFree }) => percent(diskFree)),
]

/** Figures for the server's operator. */
export const SERVER_PLOTS: PlotKind[] = [
  one({ en: 'Cached answers', ne: 'क्यासबाट दिइएका जवाफ' }, 'percent', ({ cached }) => percent(cached)),
  one({ en: 'Jobs waiting', ne: 'पर्खिरहेका काम' }, 'count', ({ dueJobs }) => dueJobs),
  one(
    { en: 'Oldest unsent e-mail', ne: 'नपठाइएको सबैभन्दा पुरानो इमेल' },
    'minutes',
    ({ mailAge }) => mailAge && mailAge / 60,
  ),
  one({ en: 'Server delay', ne: 'सर्भर ढिलाइ' }, 'milliseconds', ({ delay }) => delay),
  one({ en: 'Memory', ne: 'मेमोरी' }, 'bytes', ({ memory }) => memory),
  one({ en: 'Database size', ne: 'डेटाबेसको आकार' }, 'bytes', ({ storeBytes }) => storeBytes),
]

/** 0, and at least the greatest value: 1, 2 or 5 times a power of the base. */
export function axisEnd(values: readonly (number | null)[], unit: Unit): number {
  if (unit === 'percent') return 100
  const greatest = Math.max(1, ...values.map((value) => value ?? 0))
  const base = unit === 'bytes' ? 1024 : 1
  const scale = unit === 'bytes' ? base ** Math.floor(Math.log(greatest) / Math.log(base)) : 1
  const power = 10 ** Math.floor(Math.log10(greatest / scale))
  const factor = [1, 2, 5, 10].find((one) => one * power * scale >= greatest) ?? 10
  return factor * power * scale
}

/** Lines of an SVG path in a box of 100 by 100; a gap where a point is missing. */
export function pathOf(
  points: readonly { x: number; value: number | null }[],
  { end, gap }: { end: number; gap: number },
): string {
  let before: number | undefined
  return points
    .flatMap(({ x, value }) => {
      if (value === null) {
        before = undefined
        return []
      }
      const isJoined = before !== undefined && x - before <= gap
      before = x
      const place = `${x.toFixed(2)} ${(100 - (value / end) * 100).toFixed(2)}`
      // A point alone is a dot: a line without length, whose ends are round.
      return isJoined ? `L${place}` : `M${place}l0 0`
    })
    .join('')
}
