import { TextField } from '@mui/material'
import { useWatch } from 'react-hook-form'
import { htmlToText } from '../../contract/html-text.ts'
import { DEFAULT_LOCALE, type Locale } from '../../contract/locale.ts'
import { fillBlanks, PAGE_TEMPLATES } from '../../contract/seed/blanks.ts'
import type { PageTemplate } from '../../contract/seed/templates.ts'
import { useRead } from '../core/api/use-read.ts'
import { useContentFormContext } from '../core/forms/content-form-context.ts'
import { isBlank, translationPath } from '../core/forms/kind-form.ts'
import { useOtherLocales } from '../core/forms/use-other-locales.ts'
import { useFormCall } from '../core/auth/use-form-call.ts'
import { DialogForm } from '../core/dialogs/dialog-form.tsx'
import { DialogButton } from '../core/dialogs/dialog-button.tsx'
import { TitledDialog } from '../core/dialogs/titled-dialog.tsx'
import { Loaded } from '../core/lists/loaded.tsx'
import { useWords, SayAlert, SayText } from '../core/words/use-words.ts'
import words from './template-words.json' with { type: 'json' }

/** In the form of a page without a text: offers one to start from. */
export function PageTemplateOffer() {
  const { record, form } = useContentFormContext()
  const body = useWatch({ control: form.control, name: 'body' })
  const key = PAGE_TEMPLATES.find((one) => one === record?.['key'])
  if (key === undefined || !isBlank(htmlToText(String(body ?? '')))) return null
  return (
    <SayAlert
      words={words.start_empty}
      severity="info"
      sx={{ marginBottom: 2 }}
      action={<DialogButton words={words.start} renderDialog={(close) => <BlanksDialog of={key} onClose={close} />} />}
    />
  )
}

function BlanksDialog({ of: key, onClose }: { of: string; onClose: () => void }) {
  const say = useWords()
  const read = useRead<PageTemplate>(['templates', 'pages', key], `/templates/pages/${key}`)
  return (
    <TitledDialog title={say(words.start)} onClose={onClose}>
      <Loaded of={read}>{(template) => <BlanksForm template={template} onClose={onClose} />}</Loaded>
    </TitledDialog>
  )
}

function BlanksForm({ template, onClose }: { template: PageTemplate; onClose: () => void }) {
  const { form: page } = useContentFormContext()
  const say = useWords()
  const others = useOtherLocales()
  const locales: Locale[] = [DEFAULT_LOCALE, ...others]
  const { blanks, body, summary } = template
  const form = useFormCall(async (values) => {
    const set = (path: string, value: string) => page.setValue(path, value, { shouldDirty: true })
    for (const locale of locales) {
      const given = Object.fromEntries(blanks.map(({ id }) => [id, values[`${id} ${locale}`] ?? '']))
      const at = (name: string) => (locale === DEFAULT_LOCALE ? name : translationPath(locale, name))
      set(at('body'), fillBlanks(body[locale], blanks, locale, given))
      if (isBlank(page.getValues(at('summary')))) set(at('summary'), summary[locale])
    }
    onClose()
  })
  return (
    <DialogForm form={form} submit={say(words.fill)} onClose={onClose}>
      <SayText words={words.start_help} variant="body2" sx={{ marginBottom: 1 }} />
      {blanks.flatMap(({ id, label }) =>
        locales.map((locale) => (
          <TextField
            key={`${id} ${locale}`}
            name={`${id} ${locale}`}
            label={
              others.length === 0
                ? say(label)
                : say(locale === 'en' ? words.in_english : words.in_nepali, { label: say(label) })
            }
            slotProps={{ htmlInput: { lang: locale, maxLength: 1000 } }}
            multiline
          />
        )),
      )}
    </DialogForm>
  )
}
