import { nepalDay } from '../../../../contract/calendar/nepal-day.ts'
import type { SiteApi } from '../../../../site/api/site-api.ts'
import { useSiteData } from '../../../../site/site-data.ts'
import { ComponentStyles } from '../../../../site/ui/styles/component-styles.tsx'
import { TitleBlock } from '../../../../site/ui/title-block/title-block.tsx'
import { useWords } from '../../../../site/words.ts'
import { viberLink, whatsAppLink } from '../../contract/hours.ts'
import type { ShownReachUs } from '../../contract/reach-us.ts'
import { hoursData } from './hours-data.ts'
import { HoursTable, OpenNow, SpecialDaysList } from './hours.tsx'
import styles from './reach-details.css?inline'
import { words } from './words.ts'

export type ReachData = ShownReachUs & { hasHours: boolean }

/** Without days that are over: a page is kept until midnight in Nepal at most. */
export async function loadReachUs(api: SiteApi): Promise<ReachData | undefined> {
  const reach = await api.getOne<ShownReachUs>('reach-us')
  const { press, whatsapp, viber } = reach
  const today = nepalDay(new Date())
  const specialDays = reach.specialDays.filter(({ until }) => until >= today)
  const hasHours = Object.values(reach.hours).some((one) => one !== '')
  const isShown = hasHours || whatsapp || viber || press.phone || press.email
  return isShown ? { ...reach, specialDays, hasHours } : undefined
}

/** Of the contact page: hours with the present state, holidays, messages, and the contact for the press. */
export default function ReachDetails(reach: ReachData) {
  const t = useWords(words)
  const site = useSiteData()
  const { whatsapp, viber, hours, specialDays, press } = reach
  const hoursShown = [<OpenNow key="now" {...reach} />, <HoursTable key="week" hours={hours} />]
  const pressShown = [press.name, line(`tel:${press.phone}`, press.phone), line(`mailto:${press.email}`, press.email)]
  const hasSpecialDays = reach.hasHours && specialDays.length > 0
  return (
    <div className="reach">
      <ComponentStyles name="reach-details" css={styles} />
      <TitleBlock
        facts={[
          { label: t.hours, value: reach.hasHours && hoursShown },
          { label: t.holidays, value: hasSpecialDays && <SpecialDaysList of={specialDays} /> },
          { label: 'WhatsApp', value: line(whatsAppLink(whatsapp), whatsapp) },
          { label: 'Viber', value: line(viberLink(viber), viber) },
          { label: t.press, value: (press.phone || press.email) && pressShown },
        ]}
      />
      {/* Search engines read what the server sends. */}
      <script
        type="application/ld+json"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR && site ? hoursData(site, reach) : '' }}
      />
    </div>
  )
}

/** With +9779812345678 as +977 9812345678. */
const line = (to: string, text: string) =>
  text && (
    <a key={to} className="contact-details__line tabular" href={to} rel="noopener">
      {text.replace(/^\+977/, '+977 ')}
    </a>
  )
