import type { SiteApi } from '../../api/site-api.ts'

/** What both addresses of About Us show (specification section 2). */
export async function loadAboutText(api: SiteApi) {
  const [story, message, { foundedOn }] = await Promise.all([
    api.getPage('our-story'),
    api.getPage('managing-director'),
    api.getSettings(),
  ])
  return {
    story: { title: story.title, summary: story.summary, body: story.body, picture: story.picture },
    message: { title: message.title, body: message.body, signature: message.signature, picture: message.picture },
    foundedOn,
    years: yearsSince(foundedOn),
  }
}

export type AboutTextData = Awaited<ReturnType<typeof loadAboutText>>

/**
 * Full years from a date until today. Counted while the page is loaded, so that server and browser show the same number.
 * @param date ISO date
 */
function yearsSince(date: string): number {
  const today = new Date().toISOString()
  const isBeforeTheDay = today.slice(5, 10) < date.slice(5)
  return Number(today.slice(0, 4)) - Number(date.slice(0, 4)) - (isBeforeTheDay ? 1 : 0)
}
