import { Box, Typography, Button } from '@mui/material'
import type { FieldType, Field } from '../../contract/fields/field.ts'
import type { FieldGroup, FormTab, Kind } from '../../contract/fields/kind.ts'
import { FieldInput, type InputHints } from '../core/fields/field-input.tsx'
import { SideBySide } from '../core/inputs/number-inputs.tsx'
import { SayText, common, useWords } from '../core/words/use-words.ts'
import { namesIn, isBlank, translationPath } from '../core/forms/kind-form.ts'
import { Fragment, type ReactNode, useState } from 'react'
import { useLocale } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { DEFAULT_LOCALE, LOCALE_NAMES, OTHER_LOCALES, type Locale, type OtherLocale } from '../../contract/locale.ts'
import { useOtherLocales } from '../core/forms/use-other-locales.ts'
import { useContentFormContext } from '../core/forms/content-form-context.ts'
import { useIsReadOnly } from '../core/forms/use-is-read-only.ts'
import translationWords from '../core/forms/translation-words.json' with { type: 'json' }
import { withNepaliSigns, withNepaliSignsInHtml } from '../core/inputs/preeti/nepali-signs.ts'

/** The fields of one tab, in groups beside each other where there is room. */
export function FieldsTab({ kind, tab }: { kind: Kind; tab: FormTab }) {
  // Many pictures and rows take the whole width.
  const isWide = namesIn(tab).some((name) => WIDE.has(kind.fields[name]?.type ?? 'line'))
  return (
    <Box sx={tab.groups.length > 1 ? gridStyle : { maxWidth: isWide ? 'none' : '32rem' }}>
      {tab.groups.map((group) => (
        <Group key={group.fields.flat().join()} kind={kind} group={group} />
      ))}
    </Box>
  )
}

const WIDE = new Set<FieldType>(['pictures', 'table', 'blocks'])

const gridStyle = {
  display: 'grid',
  columnGap: 4,
  rowGap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(18rem, 40%)), 1fr))',
  alignItems: 'start',
  maxWidth: '68rem',
}

function Group({ kind, group: { heading, fields } }: { kind: Kind; group: FieldGroup }) {
  const inputOf = (name: string) => <FieldInput key={name} name={name} field={kind.fields[name]!} />
  return (
    <Box component="section" sx={{ minWidth: 0 }}>
      {heading && (
        <SayText
          words={heading}
          variant="h3"
          component="h2"
          sx={{ paddingBottom: 0.5, marginBottom: 1, borderBottom: 1, borderColor: 'divider' }}
        />
      )}
      {fields.map((entry) =>
        typeof entry === 'string' ? (
          inputOf(entry)
        ) : (
          <SideBySide key={entry.join()}>
            {entry.map((name) => (
              // An input with a question below it is two elements.
              <div key={name}>{inputOf(name)}</div>
            ))}
          </SideBySide>
        ),
      )}
    </Box>
  )
}

/** Of a row with all languages. */
const ROW = `@container (min-width: ${15 * (OTHER_LOCALES.length + 1)}rem)`

interface TranslatedFieldsProps {
  fields: [string, Field][]
  hintsOf?: (name: string, field: Field, locale: Locale) => InputHints
}

/** All languages side by side, or one below the other where there is little room. */
export function TranslatedFields({ fields, hintsOf = () => ({}) }: TranslatedFieldsProps) {
  const { kind } = useContentFormContext()
  const known = useOtherLocales()
  // The settings themselves say so; what was typed stays.
  const languages = useWatch({ name: 'languages' }) as unknown
  const others = kind.entity === 'settings' && languages === 'en' ? [] : known
  const columns = `repeat(${others.length + 1}, minmax(0, 1fr))`
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box sx={{ ...languagesStyle, [ROW]: { gridTemplateColumns: columns } }}>
        {others.length > 0 && <Heading>{LOCALE_NAMES[DEFAULT_LOCALE].own}</Heading>}
        {others.map((locale) => (
          <OtherHeading key={locale} locale={locale} />
        ))}
        {fields.map(([name, field]) => (
          <Fragment key={name}>
            {name === kind.title && !kind.isFixed ? (
              <TitleInput name={name} field={field} {...hintsOf(name, field, DEFAULT_LOCALE)} />
            ) : (
              <FieldInput name={name} field={field} {...hintsOf(name, field, DEFAULT_LOCALE)} />
            )}
            {others.map((locale) => (
              <Box key={locale} sx={{ minWidth: 0 }}>
                <FieldInput name={name} field={field} locale={locale} {...hintsOf(name, field, locale)} />
                <TranslationOffer name={name} field={field} locale={locale} />
              </Box>
            ))}
          </Fragment>
        ))}
      </Box>
    </Box>
  )
}

const languagesStyle = { display: 'grid', columnGap: 3, rowGap: 0.5 }

function OtherHeading({ locale }: { locale: OtherLocale }) {
  const say = useWords()
  const isOfScreens = useLocale() === locale
  const { english, own } = LOCALE_NAMES[locale]
  return (
    <Heading>
      {!isOfScreens && `${english} (`}
      <span lang={locale}>{own}</span>
      {!isOfScreens && ')'}, {say(common.optional)}
    </Heading>
  )
}

/** Names a column. Where languages stand below one another, the labels say which is which. */
function Heading({ children }: { children: ReactNode }) {
  return (
    <Typography
      variant="h3"
      component="h2"
      sx={{
        paddingBlock: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
        marginBottom: 1,
        display: 'none',
        [ROW]: { display: 'block' },
      }}
    >
      {children}
    </Typography>
  )
}

/** The English title: required unless another language has one. */
function TitleInput({ name, field, ...hints }: { name: string; field: Field } & InputHints) {
  const titles = useWatch({ name: OTHER_LOCALES.map((locale) => translationPath(locale, name)) }) as unknown[]
  const isRequired = field.isRequired === true && titles.every(isBlank)
  return <FieldInput name={name} field={{ ...field, isRequired }} {...hints} />
}

interface TranslationOfferProps {
  name: string
  field: Field
  locale: OtherLocale
}

/**
 * Offers the English text for a translation without one, to be written over; and Devanagari digits and danda for a Nepali text
 * that is typed with others.
 */
function TranslationOffer({ name, field, locale }: TranslationOfferProps) {
  const { form } = useContentFormContext()
  const say = useWords()
  const isReadOnly = useIsReadOnly()
  const path = translationPath(locale, name)
  const [english, value] = useWatch({ control: form.control, name: [name, path] }) as unknown[]
  const [change, setChange] = useState<{ before: string; after: string }>()
  if (isReadOnly) return null
  const write = (text: unknown) => form.setValue(path, text, { shouldDirty: true, shouldTouch: true })
  const button = (text: string, onClick: () => void) => (
    <Button aria-label={`${text}: ${say(field.label)}`} onClick={onClick}>
      {text}
    </Button>
  )
  if (isBlank(value))
    return isBlank(english) ? null : button(say(translationWords.copy), () => write(structuredClone(english)))
  if (locale !== 'ne' || typeof value !== 'string' || !/[ऀ-ॿ]/.test(value)) return null
  if (change?.after === value) return button(say(translationWords.signs_done), () => write(change.before))
  const after = field.type === 'richText' ? withNepaliSignsInHtml(value) : withNepaliSigns(value)
  if (after === value) return null
  return button(say(translationWords.signs), () => {
    setChange({ before: value, after })
    write(after)
  })
}
