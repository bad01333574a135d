import { useEffect, useState } from 'react'
import { nepalDay } from '../../../../contract/calendar/nepal-day.ts'
import { useDates } from '../../../../site/dates.words.ts'
import { useLocale, useWords } from '../../../../site/words.ts'
import { dayAfter, openState, weekdayOf, type Hours, type SpecialDays } from '../../contract/hours.ts'
import { words } from './words.ts'

const INTERVAL = 30_000
const WEEK = 7

/** Computed where it is read: the server keeps a page for longer than it would stay true. Its room is there before. */
export function OpenNow({ hours, specialDays }: { hours: Hours; specialDays: SpecialDays[] }) {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), INTERVAL)
    return () => clearInterval(timer)
  }, [])
  return (
    <p className="reach__state needs-script">{now && <State of={openState(hours, specialDays, now)} now={now} />}</p>
  )
}

function State({ of, now }: { of: ReturnType<typeof openState>; now: Date }) {
  const t = useWords(words)
  const { day: write } = useDates()
  const locale = useLocale()
  if (of.isOpen) return t.open(of.until)
  const { name, next } = of
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
