import { useEffect, useState } from 'react'
import { nepalDay } from '../../../../contract/calendar/nepal-day.ts'
import { useDates } from '../../../../site/dates.words.ts'
import { useLocale, useWords } from '../../../../site/words.ts'
import { dayAfter, openState, weekdayOf } from '../../contract/hours.ts'
import type { ReachData } from './reach-details.tsx'
import { words } from './words.ts'

const INTERVAL = 30_000
const WEEK = 7

/** Computed where it is read: the server keeps a page for longer than it would stay true. Its room is there before. */
export function OpenNow(reach: ReachData) {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), INTERVAL)
    return () => clearInterval(timer)
  }, [])
  return <p className="reach__state needs-script">{now && <State {...reach} now={now} />}</p>
}

function State({ hours, specialDays, now }: ReachData & { now: Date }) {
  const t = useWords(words)
  const { day: write } = useDates()
  const locale = useLocale()
  const state = openState(hours, specialDays, now)
  if (state.isOpen) return t.open(state.until)
  const { name, next } = state
  const today = nepalDay(now)
  const day = (wanted: string) => {
    if (wanted === today) return t.today
    if (wanted === dayAfter(today, 1)) return t.tomorrow
    return wanted < dayAfter(today, WEEK) ? t.days[weekdayOf(wanted)]! : write(wanted)
  }
  return (
    <>
      <span>{name ? t.closedToday(name[locale] || name.en) : t.closedNow}</span>
      {next && <span>{t.opens(day(next.day), next.at)}</span>}
    </>
  )
}
