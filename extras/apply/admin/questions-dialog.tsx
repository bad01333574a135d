import { Box, Button, Checkbox, FormControlLabel, TextField, Typography } from '@mui/material'
import { useState } from 'react'
import { call } from '../../../admin/core/api/call.ts'
import { newKey } from '../../../admin/core/api/one-press.ts'
import { useDone } from '../../../admin/core/api/use-done.ts'
import { useFormCall } from '../../../admin/core/auth/use-form-call.ts'
import { DialogForm } from '../../../admin/core/dialogs/dialog-form.tsx'
import { TitledDialog } from '../../../admin/core/dialogs/titled-dialog.tsx'
import { menuItems } from '../../../admin/core/layout/choices.tsx'
import { MoveButtons } from '../../../admin/core/lists/move-buttons.tsx'
import { common, useWords, SayButton } from '../../../admin/core/words/use-words.ts'
import { QUESTION_BOUNDS, QUESTION_KINDS } from '../contract/bounds.ts'
import type { ApplicationVacancy, Question, Questions } from '../contract/applications.ts'
import words from './words.json' with { type: 'json' }

const FIELDS = ['en', 'ne', 'kind', 'choices', 'isRequired'] as const
const EMPTY: Question = { en: '', ne: '', kind: 'text', choices: [], isRequired: false }
const withKey = (question: Question) => ({ ...question, key: newKey() })

export const questionsPath = (id: number) => `/applications/vacancies/${id}/questions`
export type VacancyQuestions = Questions & Pick<ApplicationVacancy, 'id' | 'title'>

/** The questions to applicants for a vacancy. The order of the rows names their fields, which keep what is typed. */
export function QuestionsDialog({ of, onClose }: { of: VacancyQuestions; onClose: () => void }) {
  const say = useWords()
  const [rows, setRows] = useState(() => of.questions.map(withKey))
  const done = useDone()
  const form = useFormCall(async (values) => {
    const questions = rows.map((_, index) => {
      const [en, ne, kind, choices = '', isRequired] = FIELDS.map((name) => values[`questions.${index}.${name}`])
      return { en, ne, kind, choices: choices.split('\n').filter(Boolean), isRequired: isRequired !== undefined }
    })
    await call(questionsPath(of.id), { method: 'PUT', body: { questions } })
    void done(say(words.saved))
    onClose()
  })
  const fieldsOf = (row: ReturnType<typeof withKey>, index: number) => {
    const title = say(words.question, { count: index + 1 })
    const fieldOf = (name: (typeof FIELDS)[number]) =>
      form.fieldOf(`questions.${index}.${name}`, words.field[name], words.fieldFault[name], QUESTION_BOUNDS)
    return (
      <Box key={row.key} role="group" aria-label={title} sx={{ borderTop: 1, borderColor: 'divider', paddingBlock: 2 }}>
        <Typography variant="h3">{title}</Typography>
        <TextField {...fieldOf('en')} defaultValue={row.en} autoFocus={row.en === ''} />
        <TextField {...fieldOf('ne')} defaultValue={row.ne} />
        <TextField {...fieldOf('kind')} defaultValue={row.kind} select>
          {menuItems(QUESTION_KINDS, (kind) => [kind, say(words.kinds[kind])])}
        </TextField>
        <TextField {...fieldOf('choices')} defaultValue={row.choices.join('\n')} multiline />
        <FormControlLabel control={<Checkbox defaultChecked={row.isRequired} />} {...fieldOf('isRequired')} />
        <MoveButtons
          title={title}
          index={index}
          isLast={index === rows.length - 1}
          onMove={(by) => setRows(rows.toSpliced(index, 1).toSpliced(index + by, 0, row))}
        />
        <Button aria-label={say(words.removeOf, { title })} onClick={() => setRows(rows.toSpliced(index, 1))}>
          {say(common.action.remove)}
        </Button>
      </Box>
    )
  }
  const { helperText = say(words.questionsHelp) } = form.faultOf('questions', words.questionsFault, QUESTION_BOUNDS)
  return (
    <TitledDialog title={say(words.questionsTo, { title: of.title })}>
      <DialogForm form={form} submit={say(common.action.save)} onClose={onClose}>
        <Typography role="status">{helperText}</Typography>
        {rows.map(fieldsOf)}
        <SayButton words={words.addQuestion} variant="outlined" onClick={() => setRows([...rows, withKey(EMPTY)])} />
      </DialogForm>
    </TitledDialog>
  )
}
