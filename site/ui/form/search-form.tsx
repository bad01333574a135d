import { useId, useRef } from 'react'
import { Form } from 'react-router'
import { SEARCH_LENGTH } from '../../../contract/limits.ts'
import { defineWords, useWords } from '../../words.ts'
import { ComponentStyles } from '../styles/component-styles.tsx'
import formStyles from './form.css?inline'
import styles from './search-form.css?inline'
import texts from './words.json' with { type: 'json' }
import { useFieldsFollowAddress } from './use-fields-follow-address.ts'

const words = defineWords(texts)

interface SearchFormProps {
  action: string
  /** Of the parameter in the address. */
  name: string
  label: string
  value: string
}

/** A plain form: without JavaScript, the browser asks for the same address. */
export function SearchForm({ action, name, label, value }: SearchFormProps) {
  const t = useWords(words)
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  useFieldsFollowAddress(form, { [name]: value })
  return (
    <search>
      <ComponentStyles name="form" css={formStyles} />
      <ComponentStyles name="search-form" css={styles} />
      <Form discover="none" ref={form} className="search-form" action={action}>
        <div className="field">
          <label className="field__label" htmlFor={id}>
            {label}
          </label>
          <input
            className="field__input"
            id={id}
            type="search"
            name={name}
            defaultValue={value}
            maxLength={SEARCH_LENGTH}
            enterKeyHint="search"
          />
        </div>
        <button className="button" type="submit">
          {t.search}
        </button>
      </Form>
    </search>
  )
}
