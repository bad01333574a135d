import { scriptText } from '../../../../site/meta-tags.tsx'
import type { SiteData } from '../../../../site/site-data.ts'
import dayNames from '../../contract/day-names.json' with { type: 'json' }
import { DAYS, spansOf, type Hours } from '../../contract/hours.ts'
import type { ReachData } from './reach-details.tsx'

/** JSON-LD. https://developers.google.com/search/docs/appearance/structured-data/local-business */
export function hoursData({ publicUrl, settings, locale }: SiteData, { hours, specialDays, press }: ReachData): string {
  const { phone, email, name } = press
  // JSON leaves out values that are undefined.
  const contact = { name: name || undefined, telephone: phone || undefined, email: email || undefined }
  const sameHours = [...Map.groupBy(DAYS, (day) => hours[day])]
  const openDays = DAYS.filter((day) => hours[day] !== '')
  const data = {
    '@context': 'https://schema.org',
    '@type': 'ProfessionalService',
    '@id': `${publicUrl}/#firm`,
    name: settings.name,
    openingHoursSpecification: sameHours.flatMap(([own, days]) =>
      specifications(own, { dayOfWeek: days.map(english) }),
    ),
    specialOpeningHoursSpecification: specialDays.flatMap((one) =>
      specifications(one.hours || CLOSED, {
        name: one.name[locale] || one.name.en,
        validFrom: one.from,
        validThrough: one.until,
        ...(one.hours && { dayOfWeek: openDays.map(english) }),
      }),
    ),
    contactPoint: phone || email ? { '@type': 'ContactPoint', contactType: 'press', ...contact } : undefined,
  }
  return scriptText(data)
}

const TYPE = 'OpeningHoursSpecification'
const CLOSED = '00:00-00:00'
const english = (day: keyof Hours) => dayNames[day].en

/** Schema.org has no 24:00. */
const specifications = (hours: string, values: object) =>
  spansOf(hours.replace('24:00', '23:59')).map((times) => ({ '@type': TYPE, ...values, ...times }))
