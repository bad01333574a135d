import { useCallback, type ReactNode } from 'react'
import { useLocale, useNotify } from 'react-admin'
import { patternOf } from '../../../contract/catalogue.ts'
import type { ErrorCode } from '../../../contract/error.ts'
import { UPLOAD_BYTES } from '../../../contract/pictures/picture-limits.ts'
import { DEFAULT_LOCALE, type Words } from '../../../contract/locale.ts'
import { ApiError } from './api-error.ts'
import { megabytes } from '../words/numbers.ts'
import { useWords, type Say } from '../words/use-words.ts'
import errorWords from './error-words.json' with { type: 'json' }

/** The API's codes in staff's words. Conflicts and invalid fields are too different from each other for one of them. */
const BY_CODE: Partial<Record<string, Words>> = {
  ...errorWords,
  method_not_allowed: errorWords.bad_request,
  unsupported_media_type: errorWords.bad_request,
}

/**
 * An error's words in the language of the screens. The API speaks English: elsewhere its codes are translated, and a
 * sentence that only the server knows is shown as it is, marked as English.
 * @returns a function of the error and of this screen's own texts for its codes
 */
export function useErrorText(): (error: Error, meanings?: Partial<Record<ErrorCode, Words>>) => ReactNode {
  const say = useWords()
  const isEnglish = useLocale() === DEFAULT_LOCALE
  return useCallback(
    (error, meanings) => {
      if (!(error instanceof ApiError)) return error.message
      if (error.own) return say(errorWords[error.own], { most: megabytes(UPLOAD_BYTES) })
      const { code, current } = error.body
      if (isEnglish) return error.message
      const key = code && (meanings?.[code] ?? BY_CODE[code])
      if (key) return say(key)
      if (current) return say(errorWords.changed_meanwhile)
      return <EnglishText>{error.message}</EnglishText>
    },
    [say, isEnglish],
  )
}

/** An error among other things, such as in an alert. */
export function ErrorText({ error }: { error: Error }) {
  return useErrorText()(error)
}

/** A toast that says what a call was refused for. What is no answer to a call is thrown on: it is a fault of ours. */
export function useNotifyError(): (error: unknown) => void {
  const notify = useNotify()
  const errorText = useErrorText()
  return useCallback(
    (error) => {
      if (!(error instanceof ApiError)) throw error
      notify(errorText(error), { type: 'error', autoHideDuration: 8000 })
    },
    [notify, errorText],
  )
}

const refusals: { english: RegExp; words: Words }[] = []

/** @public (extras use it) Adds the words for sentences that the server says to a screen, by what they are in English. */
export function addRefusals(words: Readonly<Record<string, Words>>): void {
  refusals.push(...Object.values(words).map((one) => ({ english: patternOf(one.en), words: one })))
}

/** Several sentences that are all known, or one: a value of it may go on with more of them. */
function refusalIn(message: string, say: Say): string | undefined {
  const sentences = message.split('. ')
  const said = sentences.length > 1 ? sentences.map((one) => refusalIn(one, say)) : []
  if (said.length > 0 && said.every((one) => one !== undefined)) return said.join('। ')
  const { english, words } = refusals.find((one) => one.english.test(message)) ?? {}
  if (!english || !words) return undefined
  const values = Object.entries(english.exec(message)!.groups ?? {})
  const written = values.map(([name, value]) => [name, /^[\d.]+$/.test(value) ? say.digits(value) : value])
  return say(words, Object.fromEntries(written) as Record<string, string>)
}

/** A text that the server says in English, in the words that a screen has added for it. */
export function EnglishText({ children }: { children: string }) {
  const say = useWords()
  if (useLocale() === DEFAULT_LOCALE) return children
  return refusalIn(children, say) ?? <span lang={DEFAULT_LOCALE}>{children}</span>
}
