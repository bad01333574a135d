import type { SiteData } from '../../../../site/site-data.ts'
import { DAYS, spansOf, type Hours } from '../../contract/hours.ts'
import type { ReachData } from './reach-details.tsx'

/** JSON-LD. https://developers.google.com/search/docs/appearance/structured-data/local-business */
export function hoursData({ publicUrl, settings, locale }: SiteData, { hours, specialDays, press }: ReachData): string {
  const { phone: telephone, email, name } = press
  const special = specialDays.flatMap((one) =>
    specialHours(one, hours).map((values) => specification({ ...values, name: one.name[locale] || one.name.en })),
  )
  const data = {
    '@context': 'https://schema.org',
    '@type': 'ProfessionalService',
    '@id': `${publicUrl}/#firm`,
    name: settings.name,
    openingHoursSpecification: usualHours(hours),
    ...(special.length > 0 && { specialOpeningHoursSpecification: special }),
    ...((telephone || email) && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'press',
        ...(name && { name }),
        ...(telephone && { telephone }),
        ...(email && { email }),
      },
    }),
  }
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}

const specification = (values: object) => ({ '@type': 'OpeningHoursSpecification', ...values })
const english = (day: string) => day[0]!.toUpperCase() + day.slice(1)
/** Schema.org has no 24:00. */
const toTimes = (hours: string) => spansOf(hours.replace('24:00', '23:59'))

/** Days with the same hours share a specification. */
const usualHours = (hours: Hours) =>
  [...Map.groupBy(DAYS, (day) => hours[day])].flatMap(([own, days]) =>
    toTimes(own).map((times) => specification({ dayOfWeek: days.map(english), ...times })),
  )

/** Closed is written as from 00:00 to 00:00. */
function specialHours({ from, until, hours }: ReachData['specialDays'][number], usual: Hours): object[] {
  const days = { validFrom: from, validThrough: until }
  const dayOfWeek = DAYS.filter((day) => usual[day] !== '').map(english)
  if (hours === '') return [{ ...days, opens: '00:00', closes: '00:00' }]
  return toTimes(hours).map((times) => ({ ...days, dayOfWeek, ...times }))
}
