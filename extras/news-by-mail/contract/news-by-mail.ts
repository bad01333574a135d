import { z } from 'zod'
import { EMAIL_LENGTH } from '../../../contract/limits.ts'
import { LOCALES } from '../../../contract/locale.ts'
import { EMAIL } from '../../../contract/patterns.ts'
import { named } from '../../../contract/named-schema.ts'
import { requiredLine, wholeNumber } from '../../../contract/text.ts'
import { IMPORT_CHARACTERS, MOST_MAILS, MOST_NEWS, SUBSCRIBER_STATES } from './bounds.ts'

/** In lower case: mail servers do not tell addresses apart by it. */
export const addressSchema = requiredLine('Address', EMAIL_LENGTH)
  .regex(EMAIL.like, `Address must ${EMAIL.must.en}`)
  .toLowerCase()

const count = z.int().min(0)

export const subscriberSchema = named('Subscriber', {
  id: z.int(),
  email: z.string(),
  locale: z.enum(LOCALES),
  state: z.enum(SUBSCRIBER_STATES),
  consent: z.string().meta({ description: 'How the person agreed: on the site, or as an import says' }),
  consentedAt: z.string().nullable(),
  createdAt: z.iso.datetime(),
})
export type Subscriber = z.infer<typeof subscriberSchema>

export const letterSettingsSchema = named('LetterSettings', {
  isOpen: z.boolean('isOpen must be true or false').meta({ description: 'Whether visitors can sign up' }),
  isWeekly: z.boolean('isWeekly must be true or false').meta({
    description: 'Whether news since the last mail is sent on Sunday morning',
  }),
  mailsPerHour: wholeNumber('Mails per hour', 6, MOST_MAILS, 'The most that the mail server takes'),
})
export type LetterSettings = z.infer<typeof letterSettingsSchema>

const newsOfLetterSchema = z.object({ id: z.int(), name: z.string(), createdAt: z.string() })

export const letterSchema = named('Letter', {
  id: z.int(),
  createdAt: z.iso.datetime(),
  createdBy: z.string().meta({ description: 'Empty: sent by itself, weekly' }),
  news: count,
  queued: count.meta({ description: 'Mails that were handed to the outbox' }),
  failed: count.meta({ description: 'Of these, mails that were refused for good' }),
  isFinished: z.boolean(),
})
export type Letter = z.infer<typeof letterSchema>

export const letterOverviewSchema = named('LetterOverview', {
  settings: letterSettingsSchema,
  counts: z.object(
    Object.fromEntries(SUBSCRIBER_STATES.map((state) => [state, count])) as Record<Subscriber['state'], typeof count>,
  ),
  next: z.array(newsOfLetterSchema).meta({ description: 'News not mailed yet, the newest first' }),
  letters: z.array(letterSchema).meta({ description: 'The last ones' }),
})
export type LetterOverview = z.infer<typeof letterOverviewSchema>

export const newLetterSchema = named('NewLetter', {
  news: z
    .array(z.int('Choose news by their numbers'), 'Choose the news')
    .min(1, 'Choose at least one news item')
    .max(MOST_NEWS, `Choose at most ${MOST_NEWS} news items`),
})

export const importSubscribersSchema = named('ImportSubscribers', {
  text: z
    .string('Paste the addresses')
    .min(1, 'Paste the addresses')
    .max(IMPORT_CHARACTERS, `At most ${IMPORT_CHARACTERS} characters at once: send a longer list in parts`),
  firstLine: wholeNumber('First line', 1, 1e6, 'The number of its first line, for a part of a list').default(1),
  consent: requiredLine('How they agreed', 200),
  locale: z.enum(LOCALES, 'Choose a language'),
})
export type ImportSubscribers = z.infer<typeof importSubscribersSchema>

export const importedSubscribersSchema = named('ImportedSubscribers', {
  added: count,
  known: count.meta({ description: 'They are on the list already' }),
  left: count.meta({ description: 'They have left the list, and stay off it' }),
  faults: z.array(z.object({ line: z.int(), text: z.string() })).meta({ description: 'Lines without an address' }),
})
export type ImportedSubscribers = z.infer<typeof importedSubscribersSchema>

/** For visitors. */
export const signUpStateSchema = named('NewsByMail', { isOpen: z.boolean() })
export type SignUpState = z.infer<typeof signUpStateSchema>
