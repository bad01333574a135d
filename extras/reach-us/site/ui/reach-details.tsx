import { nepalDay } from '../../../../contract/calendar/nepal-day.ts'
import type { SiteApi } from '../../../../site/api/site-api.ts'
import { useSiteData } from '../../../../site/site-data.ts'
import { ComponentStyles } from '../../../../site/ui/styles/component-styles.tsx'
import { TitleBlock } from '../../../../site/ui/title-block/title-block.tsx'
import { useWords } from '../../../../site/words.ts'
import { hasHours, viberLink, whatsAppLink } from '../../contract/hours.ts'
import type { ShownReachUs } from '../../contract/reach-us.ts'
import { hoursData } from './hours-data.ts'
import { HoursTable, SpecialDaysList } from './hours-table.tsx'
import { OpenNow } from './open-now.tsx'
import styles from './reach-details.css?inline'
import { words } from './words.ts'

export type ReachData = ShownReachUs & { hasHours: boolean }

/** Without days that are over: a page is kept until midnight in Nepal at most. */
export async function loadReachUs(api: SiteApi): Promise<ReachData | undefined> {
  const reach = await api.getOne<ShownReachUs>('reach-us')
  const { hours, press, whatsapp, viber } = reach
  const today = nepalDay(new Date())
  const specialDays = reach.specialDays.filter(({ until }) => until >= today)
  const isShown = hasHours(hours) || [whatsapp, viber, press.phone, press.email].some((one) => one !== '')
  return isShown ? { ...reach, specialDays, hasHours: hasHours(hours) } : undefined
}

/** Of the contact page: hours with the present state, holidays, messages, and the contact for the press. */
export default function ReachDetails(reach: ReachData) {
  const t = useWords(words)
  const site = useSiteData()
  const { whatsapp, viber, hours, specialDays, press } = reach
  return (
    <div className="reach">
      <ComponentStyles name="reach-details" css={styles} />
      <TitleBlock
        facts={[
          {
            label: t.hours,
            value: reach.hasHours && [
              <OpenNow key="now" hours={hours} specialDays={specialDays} />,
              <HoursTable key="week" hours={hours} />,
            ],
          },
          {
            label: t.holidays,
            value: reach.hasHours && specialDays.length > 0 && <SpecialDaysList of={specialDays} />,
          },
          { label: 'WhatsApp', value: whatsapp && <Line to={whatsAppLink(whatsapp)}>{spaced(whatsapp)}</Line> },
          { label: 'Viber', value: viber && <Line to={viberLink(viber)}>{spaced(viber)}</Line> },
          {
            label: t.press,
            value: (press.phone || press.email) && [
              press.name,
              press.phone && (
                <Line key="phone" to={`tel:${press.phone}`}>
                  {spaced(press.phone)}
                </Line>
              ),
              press.email && (
                <Line key="email" to={`mailto:${press.email}`}>
                  {press.email}
                </Line>
              ),
            ],
          },
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

function Line({ to, children }: { to: string; children: string }) {
  return (
    <a className="contact-details__line tabular" href={to} rel="noopener">
      {children}
    </a>
  )
}

/** +9779812345678 as +977 9812345678. */
const spaced = (number: string) => number.replace(/^\+977/, '+977 ')
