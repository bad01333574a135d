import { Box, Typography } from '@mui/material'
import { DataTable, SelectInput } from 'react-admin'
import type { ContentRow } from '../../contract/content/content.ts'
import { fieldsOf, type Kind } from '../../contract/fields/kind.ts'
import { GAPS, languageGap, TRANSLATION_FAULTS } from '../../contract/fields/gaps.ts'
import { DEFAULT_LOCALE, LOCALE_NAMES, OTHER_LOCALES, type Locale, type Words } from '../../contract/locale.ts'
import { useOtherLocales } from '../core/forms/use-other-locales.ts'
import { common, useWords, type Say } from '../core/words/use-words.ts'
import listWords from '../core/lists/list-words.json' with { type: 'json' }

const GAP_WORDS: Record<string, Words> = {
  ...GAPS,
  [languageGap(DEFAULT_LOCALE)]: { en: 'English text', ne: 'अङ्ग्रेजी पाठ' },
  ...Object.fromEntries(
    OTHER_LOCALES.flatMap((locale): [string, Words][] => {
      const { english, own } = LOCALE_NAMES[locale]
      return [
        [languageGap(locale), { en: `${english} text`, ne: `${own} पाठ` }],
        [languageGap(locale, 'outdated'), { en: `${english} older than English`, ne: `${own} पाठ पुरानो` }],
        [languageGap(locale, 'draft'), { en: `${english} not published`, ne: `${own} पाठ अप्रकाशित` }],
      ]
    }),
  ),
}

/**
 * Of lists: the items that lack something, or whose text in a language is missing, outdated or not published.
 * @param hasOthers whether the site has other languages than English
 */
export function gapFilter(kind: Kind, hasOthers: boolean, say: Say) {
  const ofKind = new Set<string | undefined>(fieldsOf(kind).map(([, { gap }]) => gap))
  const choices = Object.entries(GAP_WORDS).filter(([id]) => (id in GAPS ? ofKind.has(id) : hasOthers))
  if (choices.length === 0) return []
  return [
    <SelectInput
      key="gap"
      source="gap"
      label={say(listWords.field.gaps)}
      choices={choices.map(([id, name]) => ({ id, name: capitalized(say(name)) }))}
      alwaysOn
      resettable
    />,
  ]
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Without those of languages that the site does not have. */
function shownGaps(gaps: readonly string[], others: readonly Locale[]): string[] {
  const left = OTHER_LOCALES.filter((locale) => !others.includes(locale)).flatMap((locale) => [
    languageGap(locale),
    ...TRANSLATION_FAULTS.map((fault) => languageGap(locale, fault)),
  ])
  return gaps.filter((gap) => !left.includes(gap))
}

/** The column of a list with the gaps of an item, shown quietly: a gap is no fault. */
export const gapsColumn = (others: readonly Locale[], say: Say) => (
  <DataTable.Col
    key="gaps"
    source="gaps"
    label={say(listWords.field.gaps)}
    disableSort
    render={({ gaps }: ContentRow) => (
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8rem' }}>
        {gapsCell(gaps, others, say)}
      </Box>
    )}
  />
)

/** The same above a form. */
export function GapsNote({ gaps }: { gaps: string[] }) {
  const say = useWords()
  // The form says at the translations what is wrong with them.
  const isFault = (gap: string) => TRANSLATION_FAULTS.some((fault) => gap.endsWith(`-${fault}`))
  const missing = shownGaps(gaps, useOtherLocales()).filter((gap) => !isFault(gap))
  // One language is enough.
  const isOptional = (gap: string) => OTHER_LOCALES.some((locale) => gap === languageGap(locale))
  const required = gapText(
    missing.filter((gap) => !isOptional(gap)),
    say,
  )
  const optional = gapText(missing.filter(isOptional), say)
  if (missing.length === 0) return null
  return (
    <Typography variant="quiet" sx={{ marginBottom: 0.5 }}>
      {required && say(common.still_missing, { gaps: required })}{' '}
      {optional && say(common.still_optional, { gaps: optional })}
    </Typography>
  )
}

const gapText = (gaps: readonly string[], say: Say) =>
  capitalized(gaps.map((gap) => say(GAP_WORDS[gap] ?? { en: gap })).join(', '))

/** The cell of the column as a text. @param others languages of the site besides English */
export const gapsCell = (gaps: readonly string[], others: readonly Locale[], say: Say) =>
  gapText(shownGaps(gaps, others), say)
