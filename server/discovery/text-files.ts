import { href } from '../../contract/addresses.ts'
import { DISCOVERY_FILES, SECURITY_TXT } from '../../contract/discovery/discovery-files.ts'
import { LOCALES } from '../../contract/locale.ts'
import type { Settings } from '../../contract/settings/settings.ts'
import { DAY } from '../core/process/durations.ts'

/** RFC 9116 recommends less than a year. */
const EXPIRES_AFTER_DAYS = 180

/** The sample content is not disallowed: crawlers must be able to read its `noindex`. */
export function robotsTxt(origin: string, isSamplePublic: boolean): string {
  const lines = ['User-agent: *', 'Disallow: /*?preview=', 'Disallow: /*&preview=']
  if (!isSamplePublic) lines.push('', `Sitemap: ${origin}${DISCOVERY_FILES.sitemap}`)
  return `${lines.join('\n')}\n`
}

/** RFC 9116. Undefined without a contact that it allows. */
export function securityTxt(origin: string, { email }: Pick<Settings, 'email'>, now: Date): string | undefined {
  const isSecure = origin.startsWith('https:')
  const contacts = [...(email ? [`mailto:${email}`] : []), ...(isSecure ? [origin + href('contact')] : [])]
  if (contacts.length === 0) return undefined
  const expires = new Date(Math.floor(now.getTime() / DAY + EXPIRES_AFTER_DAYS) * DAY)
  const lines = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${LOCALES.join(', ')}`,
    ...(isSecure ? [`Canonical: ${origin}${SECURITY_TXT}`] : []),
  ]
  return `${lines.join('\n')}\n`
}
