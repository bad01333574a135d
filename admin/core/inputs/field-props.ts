import type { Field } from '../../../contract/fields/field.ts'

/** Properties that the input of a field gets, whichever type the field has. */
export interface FieldProps {
  /** Where the form has its value. */
  source: string
  field: Field
  /** In the language of the screens. */
  label: string
  help: string | undefined
  /** Shown while the field is empty. */
  placeholder?: string | undefined
  /** Has the mark of a required field, though it may be empty: one language is enough. */
  isMarked?: boolean | undefined
  /** Language of the text where it is not English. */
  lang: string | undefined
}
