import { href } from '../../../contract/addresses.ts'
import { fillIn, textsIn } from '../../../contract/catalogue.ts'
import { localePath } from '../../../contract/page-locales.ts'
import { dayInWords } from '../../../server/core/languages/calendar.ts'
import { escapeHtml, nameOfFirm, oneLine, sentencesMail } from '../../../server/core/mail/mail-text.ts'
import type { MailTemplate } from '../../../server/core/mail/templates.ts'
import { NEWS_BY_MAIL_PATH } from '../contract/bounds.ts'
import { listRecentNews, newsOf } from './letters.ts'
import catalogue from './mail-words.json' with { type: 'json' }
import { findSubscriber } from './store.ts'
import { tokenOf } from './subscriptions.ts'

const link = (address: string, words: string) => ({
  text: `${words}: ${address}`,
  html: `<a href="${escapeHtml(address)}">${escapeHtml(words)}</a>`,
})

/** `about` is the subscriber and when the link was asked for. */
export const linkMail: MailTemplate = {
  label: 'Link to confirm that somebody wants news by mail',
  async compose(db, { about }, { secret, publicUrl }) {
    const [id, askedAt] = about.split(' ')
    const subscriber = await findSubscriber(db, 'id', Number(id))
    if (publicUrl === undefined || subscriber?.state !== 'pending' || subscriber.asked_at !== askedAt) return undefined
    const { locale } = subscriber
    const t = textsIn(catalogue, locale)
    const firm = await nameOfFirm(db, locale)
    const path = `${NEWS_BY_MAIL_PATH}/confirm/${tokenOf(secret, 'confirm', subscriber)}`
    const [question = '', otherwise = ''] = t.link
    const confirm = link(`${publicUrl}${localePath(locale, path)}`, t.confirm)
    return sentencesMail(subscriber, fillIn(t.linkSubject, { firm }), [fillIn(question, { firm }), confirm, otherwise])
  },
}

/** News for a member of the list, without anything that tells whether it is read. `about` is the letter and the subscriber. */
export const letterMail: MailTemplate = {
  label: 'News by mail',
  async compose(db, { about }, { secret, now, publicUrl }) {
    const [letterId, id] = about.split(' ').map(Number)
    const subscriber = await findSubscriber(db, 'id', id!)
    const letter = await db.selectFrom('letter').select('news').where('id', '=', letterId!).executeTakeFirst()
    if (publicUrl === undefined || !letter || subscriber?.state !== 'active') return undefined
    const { locale } = subscriber
    const t = textsIn(catalogue, locale)
    const chosen = newsOf(letter)
    // News that is not public any more is not sent.
    const news = (await listRecentNews(db, locale, now)).filter((one) => chosen.includes(one.id))
    if (!news[0]) return undefined
    const firm = await nameOfFirm(db, locale)
    const leave = `${publicUrl}${localePath(locale, `${NEWS_BY_MAIL_PATH}/leave/${tokenOf(secret, 'leave', subscriber)}`)}`
    const items = news.flatMap(({ name, summary, slug }) => [
      { text: name, html: `<strong>${escapeHtml(name)}</strong>` },
      ...(summary === '' ? [] : [summary]),
      link(`${publicUrl}${localePath(locale, href('newsItem', { slug }))}`, t.read),
    ])
    const { consent, consented_at } = subscriber
    const day = consent === 'site' && consented_at !== null && dayInWords(consented_at, locale)
    const why = day ? fillIn(t.why, { day, firm }) : fillIn(t.whyImported, { firm })
    const subject = oneLine(fillIn(t.subject, { firm, first: news[0].name }))
    const mail = sentencesMail(subscriber, subject, [...items, why, link(leave, t.leave)])
    // RFC 2369 and RFC 8058: mail programs show a button of their own, which asks nothing.
    const headers = { 'List-Unsubscribe': `<${leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
    return { ...mail, headers: { ...mail.headers, ...headers } }
  },
}
