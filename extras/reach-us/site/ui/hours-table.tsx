import { formatDate } from '../../../../site/dates.ts'
import { Day } from '../../../../site/ui/day/day.tsx'
import { useLocale, useWords } from '../../../../site/words.ts'
import { DAYS, spansOf, type Hours } from '../../contract/hours.ts'
import type { ShownReachUs } from '../../contract/reach-us.ts'
import { words } from './words.ts'

/** Days that follow one another with the same hours share a row. */
export function HoursTable({ hours }: { hours: Hours }) {
  const { days } = useWords(words)
  const times = DAYS.map((day) => hours[day])
  const firsts = [...times.keys()].filter((index) => times[index] !== times[index - 1])
  return (
    <table className="reach__hours">
      <tbody>
        {firsts.map((first, at) => {
          const last = (firsts[at + 1] ?? DAYS.length) - 1
          return (
            <tr key={first}>
              <th scope="row">{days[first] + (last > first ? `–${days[last]}` : '')}</th>
              <td>
                <Spans of={times[first]!} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Spans({ of }: { of: string }) {
  const t = useWords(words)
  return of === '' ? t.closed : spansOf(of).map(({ opens, closes }) => <span key={opens}>{t.time(opens, closes)}</span>)
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
