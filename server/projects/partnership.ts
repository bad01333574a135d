import type { Locale } from '../../contract/locale.ts'
import { formatNumber } from '../../contract/money.ts'
import { toPageLocale } from '../../contract/page-locales.ts'
import type { PartnerPart, ProjectRole } from '../../contract/projects/project-role.ts'

export interface Partnership {
  role: ProjectRole | null
  /** Percent of the firm itself. */
  share: number | null
  partners: { name: string; part: PartnerPart; share: number | null }[]
}

/** With whom the firm did a project, in one sentence; empty where no partner is known. */
export function partnershipSentence({ role, share, partners }: Partnership, locale: Locale): string {
  if (partners.length === 0) return ''
  const say = SENTENCES[toPageLocale(locale)]
  const percent = (value: number | null) => (value === null ? '' : `${formatNumber(value, locale)}%`)
  const named = (parts: PartnerPart[]) =>
    partners
      .filter(({ part }) => parts.includes(part))
      .map(({ name, part, share: own }) => say.partner(name, part === 'lead', percent(own)))
  const [main, venture, subs] = [named(['main']), named(['lead', 'member']), named(['sub'])]
  const clauses = [
    main.length > 0 && say.under(say.and(main)),
    venture.length > 0 && say.venture(say.and(venture), role === 'lead'),
    subs.length > 0 && say.subs(say.and(subs)),
    share !== null && say.share(percent(share)),
  ].filter((clause) => clause !== false)
  return say.whole(clauses)
}

const SENTENCES = {
  en: {
    partner: (name: string, leads: boolean, share: string) => named(name, [leads && 'lead', share]),
    under: (names: string) => `as sub-consultant of ${names}`,
    venture: (names: string, leads: boolean) =>
      leads ? `as lead of a joint venture with ${names}` : `in joint venture with ${names}`,
    subs: (names: string) => `with ${names} as sub-consultant`,
    share: (percent: string) => `our share ${percent}`,
    and: (names: string[]) => [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and '),
    whole: (clauses: string[]) => clauses.join('; ').replace(/^./, (first) => first.toUpperCase()),
  },
  ne: {
    partner: (name: string, leads: boolean, share: string) => named(name, [leads && 'मुख्य साझेदार', share]),
    under: (names: string) => `${names} को उप-परामर्शदाताका रूपमा`,
    venture: (names: string, leads: boolean) =>
      leads ? `${names} सँगको संयुक्त उपक्रममा मुख्य साझेदार` : `${names} सँगको संयुक्त उपक्रममा`,
    subs: (names: string) => `उप-परामर्शदाता: ${names}`,
    share: (percent: string) => `हाम्रो हिस्सा ${percent}`,
    and: (names: string[]) => [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' र '),
    whole: (clauses: string[]) => clauses.join('; '),
  },
}

function named(name: string, details: (string | false)[]): string {
  const known = details.filter(Boolean)
  return known.length > 0 ? `${name} (${known.join(', ')})` : name
}
