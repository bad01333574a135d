import { useEffect, useState } from 'react'
import { addDays } from '../../../../contract/calendar/day-number.ts'
import { nepalDay } from '../../../../contract/calendar/nepal-day.ts'
import { digitsIn } from '../../../../contract/digits.ts'
import { formatDate } from '../../../../site/dates.ts'
import { useDates } from '../../../../site/dates.words.ts'
import { Day } from '../../../../site/ui/day/day.tsx'
import { useLocale, useWords } from '../../../../site/words.ts'
import dayNames from '../../contract/day-names.json' with { type: 'json' }
import { DAYS, openState, spansOf, weekdayOf, type Hours } from '../../contract/hours.ts'
import type { ReachUs, ShownReachUs } from '../../contract/reach-us.ts'
import { words } from './words.ts'

const INTERVAL = 30_000
const WEEK = 7

/** Computed where it is read: the server keeps a page for longer than it would stay true. Its room is there before. */
export function OpenNow(office: ReachUs) {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), INTERVAL)
    return () => clearInterval(timer)
  }, [])
  return <p className="reach__state needs-script">{now && <State {...office} now={now} />}</p>
}

function State({ hours, specialDays, now }: ReachUs & { now: Date }) {
  const t = useWords(words)
  const { day: write } = useDates()
  const locale = useLocale()
  const state = openState(hours, specialDays, now)
  if (state.isOpen) return t.open(digitsIn(state.until, locale))
  const { name, next } = state
  const today = nepalDay(now)
  const day = (wanted: string) => {
    if (wanted === today) return t.today
    if (wanted === addDays(today, 1)) return t.tomorrow
    return wanted < addDays(today, WEEK) ? dayNames[weekdayOf(wanted)][locale] : write(wanted)
  }
  return (
    <>
      <span>{name ? t.closedToday(name[locale] || name.en) : t.closedNow}</span>
      {next && <span>{t.opens(digitsIn(day(next.day), locale), digitsIn(next.at, locale))}</span>}
    </>
  )
}

/** Days that follow one another with the same hours share a row. */
export function HoursTable({ hours }: { hours: Hours }) {
  const locale = useLocale()
  const times = DAYS.map((day) => hours[day])
  const firsts = [...times.keys()].filter((index) => times[index] !== times[index - 1])
  const nameOf = (first: number, last: number) =>
    [...new Set([first, last])].map((at) => dayNames[DAYS[at]!][locale]).join('–')
  return (
    <table className="reach__hours">
      <tbody>
        {firsts.map((first, at) => (
          <tr key={first}>
            <th scope="row">{nameOf(first, (firsts[at + 1] ?? DAYS.length) - 1)}</th>
            <td>
              <Spans of={times[first]!} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Spans({ of }: { of: string }) {
  const t = useWords(words)
  const locale = useLocale()
  if (of === '') return t.closed
  return spansOf(of).map(({ opens, closes }) => <span key={opens}>{digitsIn(`${opens}–${closes}`, locale)}</span>)
}

/** On Nepali pages in Bikram Sambat, as far as the calendar reaches. */
export function SpecialDaysList({ of }: { of: ShownReachUs['specialDays'] }) {
  const isNepali = useLocale() === 'ne'
  return (
    <ul className="reach__special">
      {of.map(({ from, until, name, bs, hours }) => (
        <li key={from + until + name.en}>
          <span lang={isNepali && !name.ne ? 'en' : undefined}>{(isNepali && name.ne) || name.en}</span>
          {isNepali && bs ? bs : <Day bs={bs}>{[...new Set([from, until])].map(formatDate).join(' – ')}</Day>}
          <span>
            <Spans of={hours} />
          </span>
        </li>
      ))}
    </ul>
  )
}
