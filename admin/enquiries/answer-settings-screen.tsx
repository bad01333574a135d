import { Box, Button, FormControlLabel, FormLabel, Radio, RadioGroup, TextField } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import type { AnswerSettings, AnswerTemplate } from '../../contract/enquiries/answers.ts'
import { ANSWER_TEMPLATE_BOUNDS } from '../../contract/limits.ts'
import { LOCALE_NAMES } from '../../contract/locale.ts'
import { PAGE_LOCALES, type PageLocale } from '../../contract/page-locales.ts'
import { call } from '../core/api/call.ts'
import { useRead } from '../core/api/use-read.ts'
import { CallForm } from '../core/auth/call-form.tsx'
import { useFormCall, type FieldOf } from '../core/auth/use-form-call.ts'
import { Loaded } from '../core/lists/loaded.tsx'
import { common, useWords, SayText, SayButton } from '../core/words/use-words.ts'
import answerWords from './answer-words.json' with { type: 'json' }

const PATH = '/answer-settings'
const KEY = ['answer-settings']
const words = answerWords.settings

/** The firm's templates of answers, and where replies to answers go. */
export function AnswerSettingsScreen() {
  const read = useRead<AnswerSettings>(KEY, PATH, { refetchOnWindowFocus: false })
  return (
    <Box sx={{ maxWidth: '44rem', marginTop: 2 }}>
      <Loaded of={read}>{(settings) => <SettingsForm settings={settings} />}</Loaded>
    </Box>
  )
}

type Entry = AnswerTemplate & { id: number }

function SettingsForm({ settings }: { settings: AnswerSettings }) {
  const say = useWords()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const [repliesTo, setRepliesTo] = useState(settings.repliesTo)
  const [templates, setTemplates] = useState<Entry[]>(() => settings.templates.map((one, id) => ({ ...one, id })))
  const { fieldOf, ...form } = useFormCall(async () => {
    const body = { repliesTo, templates: templates.map(({ id: _, ...template }) => template) }
    queryClient.setQueryData(KEY, (await call<AnswerSettings>(PATH, { method: 'PUT', body })).data)
    notify(say(words.saved), { type: 'success' })
  })
  const add = (locale: PageLocale) => {
    const id = Math.max(0, ...templates.map((one) => one.id + 1))
    setTemplates([...templates, { id, locale, title: '', text: '' }])
  }
  const countIn = (locale: PageLocale) => templates.filter((one) => one.locale === locale).length
  return (
    <CallForm form={form} submit={say(common.action.save)}>
      <FormLabel id="replies">{say(words.replies)}</FormLabel>
      <RadioGroup
        aria-labelledby="replies"
        value={repliesTo}
        onChange={({ target }) => setRepliesTo(target.value as AnswerSettings['repliesTo'])}
      >
        {(['firm', 'writer'] as const).map((one) => (
          <FormControlLabel key={one} value={one} control={<Radio />} label={say(words[one])} />
        ))}
      </RadioGroup>
      <SayText words={words.title} variant="h2" sx={{ marginTop: 3 }} />
      <SayText words={words.help} variant="quiet" sx={{ marginBottom: 1 }} />
      {templates.length === 0 && <SayText words={words.none} />}
      {templates.map((template, index) => (
        <TemplateFields
          key={template.id}
          template={template}
          index={index}
          fieldOf={fieldOf}
          onChange={(changes) => setTemplates(templates.with(index, { ...template, ...changes }))}
          onRemove={() => setTemplates(templates.toSpliced(index, 1))}
        />
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlock: 2 }}>
        {PAGE_LOCALES.map((locale) => (
          <SayButton
            words={words.add}
            values={{ language: LOCALE_NAMES[locale].own }}
            key={locale}
            variant="outlined"
            disabled={countIn(locale) >= ANSWER_TEMPLATE_BOUNDS.count}
            onClick={() => add(locale)}
          />
        ))}
      </Box>
    </CallForm>
  )
}

interface TemplateFieldsProps {
  template: AnswerTemplate
  index: number
  fieldOf: FieldOf
  onChange: (changes: Partial<AnswerTemplate>) => void
  onRemove: () => void
}

function TemplateFields({ template, index, fieldOf, onChange, onRemove }: TemplateFieldsProps) {
  const { locale, title, text } = template
  const say = useWords()
  return (
    <Box
      component="fieldset"
      sx={{ border: 1, borderColor: 'divider', margin: 0, marginBottom: 2, padding: 2, bgcolor: 'background.paper' }}
    >
      <FormLabel component="legend" sx={{ paddingInline: 0.5 }}>
        {say(words.one, { count: index + 1 })} · {LOCALE_NAMES[locale].own}
      </FormLabel>
      <TextField
        {...fieldOf(`templates.${index}.title`, words.name, words.name_fault)}
        value={title}
        lang={locale}
        onChange={({ target }) => onChange({ title: target.value })}
        slotProps={{ htmlInput: { maxLength: ANSWER_TEMPLATE_BOUNDS.title } }}
      />
      <TextField
        {...fieldOf(`templates.${index}.text`, words.text, words.text_fault)}
        value={text}
        lang={locale}
        onChange={({ target }) => onChange({ text: target.value })}
        multiline
        minRows={4}
        maxRows={16}
        slotProps={{ htmlInput: { maxLength: ANSWER_TEMPLATE_BOUNDS.text }, inputLabel: { shrink: true } }}
      />
      <Button color="error" onClick={onRemove} aria-label={`${say(common.action.remove)}: ${title}`}>
        {say(common.action.remove)}
      </Button>
    </Box>
  )
}
