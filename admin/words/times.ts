const ZONE = 'Asia/Kathmandu'
/** Nepal is ahead of UTC by this much, all the year. */
const OFFSET = '+05:45'

const MINUTE = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})
const DAY = new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, day: 'numeric', month: 'short', year: 'numeric' })
const FIELDS = new Intl.DateTimeFormat('sv-SE', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/** 4 Mar 2026, 14:05: in Nepal, wherever it is read. @param iso time in UTC */
export function minuteOf(iso: string): string {
  return MINUTE.format(new Date(iso))
}

/** 4 Mar 2026. @param iso time in UTC, or a day */
export function dayOf(iso: string): string {
  return DAY.format(new Date(iso.length === 10 ? `${iso}T00:00${OFFSET}` : iso))
}

/** What an input of the kind datetime-local holds: 2026-03-04T14:05, in Nepal. @param iso time in UTC */
export function toTimeInput(iso: string): string {
  return FIELDS.format(new Date(iso)).replace(' ', 'T')
}

/** @param value 2026-03-04T14:05, in Nepal @returns the time in UTC, undefined where it is none */
export function fromTimeInput(value: string): string | undefined {
  const time = new Date(`${value}:00${OFFSET}`)
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString()
}
