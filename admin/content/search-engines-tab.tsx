import { Alert, Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useGetOne } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { Address } from '../../contract/addresses.ts'
import { localePath, PAGE_LOCALES } from '../../contract/page-locales.ts'
import type { Field } from '../../contract/fields/field.ts'
import { fieldsOf } from '../../contract/fields/kind.ts'
import { DEFAULT_LOCALE, type Locale } from '../../contract/locale.ts'
import { pageTitle } from '../../contract/page-title.ts'
import type { PictureRecord } from '../../contract/pictures/picture-library.ts'
import type { Settings } from '../../contract/settings/settings.ts'
import { useRead } from '../core/api/use-read.ts'
import { FieldInput, type InputHints } from '../core/fields/field-input.tsx'
import { useContentFormContext } from '../core/forms/content-form-context.ts'
import { addressOf, isForSearchEngines, pageOfText, slugOf, type ContentValues } from '../core/forms/kind-form.ts'
import pictureWords from '../core/pictures/words.json' with { type: 'json' }
import { Thumbnail } from '../core/pictures/thumbnail.tsx'
import { cutText, ownTexts, shownTexts } from '../core/forms/search-texts.ts'
import { TranslatedFields } from './fields-tab.tsx'
import { useWords, SayText } from '../core/words/use-words.ts'
import formWords from '../core/forms/form-words.json' with { type: 'json' }

/** Where visitors find an item, and how search engines and shared links show it. */
export function SearchEnginesTab() {
  const { kind, record } = useContentFormContext()
  const slug = slugOf(kind)
  const page = pageOfText(record?.['key'])
  const hasFields = fieldsOf(kind).some(([name]) => isForSearchEngines(name))
  return (
    <Box sx={columnsStyle}>
      <Box sx={{ minWidth: 0 }}>
        {slug && <AddressField name={slug} />}
        {hasFields && <SearchEngineFields page={page} />}
      </Box>
      <Previews page={page} slug={slug} hasCard={hasFields} />
    </Box>
  )
}

const columnsStyle = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 26rem)' },
  // They say what is used: as readable as other secondary text.
  '& ::placeholder': { color: 'text.secondary', opacity: 1 },
}

function AddressField({ name }: { name: string }) {
  const { kind, record } = useContentFormContext()
  const say = useWords()
  const slug = useWatch({ name }) as string | undefined
  const before = record?.state === 'published' ? record.path : null
  return (
    <Box sx={{ maxWidth: '42rem' }}>
      <FieldInput
        name={name}
        field={kind.fields[name]!}
        help={say(record ? formWords.seo.keep_address : formWords.seo.made_from_title)}
      />
      {before && slug && before !== addressOf(kind, slug) && (
        <Alert severity="warning" sx={{ marginTop: 1 }}>
          {say(formWords.seo.redirects, { address: location.host + before })}
        </Alert>
      )}
    </Box>
  )
}

/** Empty texts show what stands in for them. */
function SearchEngineFields({ page }: { page: Address | undefined }) {
  const { kind } = useContentFormContext()
  const say = useWords()
  const values = useWatch() as ContentValues
  const settings = useSettings()
  const fields = fieldsOf(kind).filter(([name]) => isForSearchEngines(name))
  const hintsOf = (name: string, { bound = 0 }: Field, locale: Locale): InputHints => {
    const typed = locale === DEFAULT_LOCALE ? values[name] : values.translations?.[locale]?.[name]
    const { title, description } = ownTexts({ kind, page, values, locale })
    return {
      help: say(formWords.seo.count, { length: String(typed ?? '').length, bound }),
      placeholder: name === 'searchTitle' ? title || (settings?.name ?? '') : cutText(description),
    }
  }
  return (
    <>
      <SayText words={formWords.seo.fallback} variant="quiet" sx={{ marginBlock: 1 }} />
      <TranslatedFields fields={fields.filter(([, { isTranslated }]) => isTranslated)} hintsOf={hintsOf} />
      {fields
        .filter(([, { isTranslated }]) => !isTranslated)
        .map(([name, field]) => (
          <FieldInput key={name} name={name} field={field} />
        ))}
    </>
  )
}

/** How a search engine and a shared link show the page, in each language that pages of the site have. */
function Previews({ page, slug, hasCard }: { page: Address | undefined; slug: string | undefined; hasCard: boolean }) {
  const { kind } = useContentFormContext()
  const say = useWords()
  const values = useWatch() as ContentValues
  const settings = useSettings()
  if (!settings) return null
  const path = page?.path ?? addressOf(kind, (slug && String(values[slug] ?? '')) || '…')
  const languages = PAGE_LOCALES.filter(
    (locale) => locale === DEFAULT_LOCALE || values.translations?.[locale]?.[kind.title],
  )
  const isHidden = values['hiddenFromSearch'] === true
  const previews = languages.map((locale) => {
    const { title, description, pictureId } = shownTexts({ kind, page, values, locale })
    const isNamed = title !== '' || page !== undefined
    const inResults = (isNamed && pageTitle(title, settings)) || say(formWords.seo.no_title)
    const address = location.host + localePath(locale, path)
    return (
      <Box key={locale} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Framed heading={say(formWords.seo.in_results)}>
          {isHidden ? (
            <SayText words={formWords.seo.hidden} />
          ) : (
            <>
              <Typography variant="quiet">{address.replaceAll('/', ' › ').replace(/ › $/, '')}</Typography>
              <Typography sx={titleStyle} color="primary" lang={locale}>
                {inResults}
              </Typography>
              <Typography lang={locale}>{cutText(description) || say(formWords.seo.no_summary)}</Typography>
            </>
          )}
        </Framed>
        {hasCard && (
          <Framed heading={say(formWords.seo.as_link)} isTight>
            <SharedPicture id={pictureId} />
            <Box sx={{ padding: 1.5 }}>
              <Typography variant="quiet">{location.host}</Typography>
              {/* Shared links show the name of the site beside it. */}
              <Typography sx={{ fontWeight: 600 }} lang={locale}>
                {(isNamed && (title || settings.name)) || inResults}
              </Typography>
            </Box>
          </Framed>
        )}
      </Box>
    )
  })
  return <Box sx={{ minWidth: 0 }}>{previews}</Box>
}

const useSettings = () => useRead<Settings>(['settings', 'public'], '/settings', { staleTime: 60_000 }).data

/** Search engines cut a title at the end of its line. */
const titleStyle = { fontSize: '1.15rem', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }

function Framed({ heading, isTight = false, children }: { heading: string; isTight?: boolean; children: ReactNode }) {
  return (
    <Box component="section" sx={{ marginBottom: 2 }}>
      <Typography variant="h3" component="h2" sx={{ marginBottom: 1 }}>
        {heading}
      </Typography>
      <Box sx={{ border: 1, borderColor: 'divider', bgcolor: 'background.paper', padding: isTight ? 0 : 1.5 }}>
        {children}
      </Box>
    </Box>
  )
}

/** In the proportion of the large cards of messengers and networks. */
const cardPicture = { width: '100%', aspectRatio: '1.91' }

function SharedPicture({ id }: { id: number | null }) {
  const { data } = useGetOne<PictureRecord>('pictures', { id: id ?? 0 }, { enabled: id !== null })
  if (id === null)
    return (
      <Box sx={[cardPicture, { display: 'grid', placeItems: 'center', bgcolor: 'background.default' }]}>
        <SayText words={pictureWords.none} color="textSecondary" />
      </Box>
    )
  return <Thumbnail picture={data?.picture} width={416} sx={cardPicture} />
}
