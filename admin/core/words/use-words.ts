import { Alert, Button, Typography, type AlertProps, type ButtonProps, type TypographyProps } from '@mui/material'
import { createElement, useMemo, type AnchorHTMLAttributes, type ComponentProps, type ComponentType } from 'react'
import { useLocale } from 'react-admin'
import type { LinkProps } from 'react-router'
import type { Locale, Words } from '../../../contract/locale.ts'
import { inDigitsOf, megabytes, numberOf } from './numbers.ts'

/** A text of these screens: it exists in every language. */
export type Text = Record<Locale, string>
/** The texts of a folder, in groups. They stand beside the screens that load them. */
export interface StaffWords {
  [name: string]: Text | StaffWords
}

export type Say = ReturnType<typeof sayIn>

/** @param locale of the screens; English is the fallback for content that lacks a language */
export function wordsIn(words: Words, locale: string): string {
  return words[locale as Locale] ?? words.en
}

/** Texts and labels in the language of the screens. */
export function useWords(): Say {
  const locale = useLocale()
  return useMemo(() => sayIn(locale), [locale])
}

export function sayIn(locale: string) {
  /** 1,234,567 or १२,३४,५६७. */
  const number = (value: number) => numberOf(value, locale)
  /**
   * @param values of the placeholders `%{name}`; numbers are written in the digits of the language, and `count` chooses
   * between singular and plural where a text has both: 'one |||| many'
   */
  const say = (words: Words, values: Record<string, string | number> = {}) => {
    const [one = '', many = one] = wordsIn(words, locale).split(' |||| ')
    return (values['count'] === 1 ? one : many).replaceAll(/%\{(\w+)\}/g, (_, name: string) => {
      const value = values[name] ?? ''
      return typeof value === 'number' ? number(value) : value
    })
  }
  /** Of a file: 3.4 MB or ३.४ MB. */
  const size = (bytes: number) => megabytes(bytes, locale)
  /** A text with its digits as the language writes them. */
  const digits = (text: string) => inDigitsOf(text, locale)
  return Object.assign(say, { number, size, digits })
}

interface Said {
  words: Words
  values?: Parameters<Say>[1]
}

/** A component with a text of the screens in place of children. */
const saying = <Props extends object>(Of: ComponentType<Props>) =>
  function Saying({ words, values, ...properties }: Omit<Props, 'children'> & Said) {
    return createElement(Of, properties as unknown as Props, useWords()(words, values))
  }
type Leading = Pick<AnchorHTMLAttributes<HTMLElement>, 'download' | 'rel' | 'target'> &
  Partial<Pick<LinkProps, 'to' | 'state' | 'preventScrollReset'>>
/** With the properties of the link that `component` may make of it. */
export const SayButton = saying<ButtonProps & Leading>(Button)
export type SayButtonProps = ComponentProps<typeof SayButton>
export const SayText = saying<TypographyProps>(Typography)
export const SayAlert = saying<AlertProps>(Alert)

/** Texts of many screens. */
export const common = {
  title: { en: 'Staff', ne: 'कर्मचारी' },
  yes: { en: 'yes', ne: 'हो' },
  no: { en: 'no', ne: 'होइन' },
  menu: {
    label: { en: 'Staff screens', ne: 'कर्मचारी खण्ड' },
    dashboard: { en: 'Dashboard', ne: 'ड्यासबोर्ड' },
    content: { en: 'Content', ne: 'सामग्री' },
    firm: { en: 'Firm', ne: 'संस्था' },
    site: { en: 'See the site', ne: 'वेबसाइट हेर्नुहोस्' },
    account: { en: 'My account', ne: 'मेरो खाता' },
    help: { en: 'Help and keys', ne: 'मद्दत र किबोर्ड' },
  },
  action: {
    save_draft: { en: 'Save draft', ne: 'मस्यौदा सुरक्षित गर्नुहोस्' },
    publish: { en: 'Publish', ne: 'प्रकाशित गर्नुहोस्' },
    update: { en: 'Publish changes', ne: 'परिवर्तन प्रकाशित गर्नुहोस्' },
    more: { en: 'More', ne: 'थप' },
    see: { en: 'See on the site', ne: 'साइटमा हेर्नुहोस्' },
    preview: { en: 'Preview', ne: 'पूर्वावलोकन' },
    duplicate: { en: 'Duplicate', ne: 'प्रतिलिपि बनाउनुहोस्' },
    discard_draft: { en: 'Discard the draft', ne: 'मस्यौदा छोड्नुहोस्' },
    schedule: { en: 'Schedule…', ne: 'समय तोक्नुहोस्…' },
    unpublish_later: { en: 'Unpublish later…', ne: 'पछि प्रकाशनबाट हटाउनुहोस्…' },
    unpublish: { en: 'Unpublish', ne: 'प्रकाशनबाट हटाउनुहोस्' },
    trash: { en: 'Move to trash', ne: 'रद्दीटोकरीमा सार्नुहोस्' },
    see_trash: { en: 'Trash', ne: 'रद्दीटोकरी' },
    leave_trash: { en: 'Back to the list', ne: 'सूचीमा फर्कनुहोस्' },
    recover: { en: 'Restore', ne: 'फिर्ता ल्याउनुहोस्' },
    purge: { en: 'Delete permanently', ne: 'स्थायी रूपमा मेटाउनुहोस्' },
    order: { en: 'Order', ne: 'क्रम' },
    save_order: { en: 'Save the order', ne: 'क्रम सुरक्षित गर्नुहोस्' },
    save: { en: 'Save', ne: 'सुरक्षित गर्नुहोस्' },
    create: { en: 'Create', ne: 'बनाउनुहोस्' },
    cancel: { en: 'Cancel', ne: 'रद्द गर्नुहोस्' },
    close: { en: 'Close', ne: 'बन्द गर्नुहोस्' },
    copy: { en: 'Copy', ne: 'प्रतिलिपि गर्नुहोस्' },
    delete: { en: 'Delete', ne: 'मेटाउनुहोस्' },
    delete_ask: { en: 'Delete…', ne: 'मेटाउनुहोस्…' },
    discard: { en: 'Discard', ne: 'छोड्नुहोस्' },
    edit: { en: 'Edit', ne: 'सम्पादन गर्नुहोस्' },
    leave: { en: 'Leave', ne: 'बाहिर जानुहोस्' },
    remove: { en: 'Remove', ne: 'हटाउनुहोस्' },
    try_again: { en: 'Try again', ne: 'फेरि प्रयास गर्नुहोस्' },
    undo: { en: 'Undo', ne: 'पूर्ववत् गर्नुहोस्' },
  },
  state: {
    published: { en: 'Published', ne: 'प्रकाशित' },
    draft: { en: 'Draft', ne: 'मस्यौदा' },
    changed: { en: 'Published, with a newer draft', ne: 'प्रकाशित, नयाँ मस्यौदासहित' },
    scheduled: { en: 'Scheduled for %{time}', ne: '%{time} मा प्रकाशित हुने' },
    ends: { en: 'Published until %{time}', ne: '%{time} सम्म प्रकाशित' },
    overdue: { en: 'Overdue: %{time}', ne: 'समय नाघेको: %{time}' },
    submitted: { en: 'Waiting for approval', ne: 'स्वीकृतिको पर्खाइमा' },
    trash: { en: 'In the trash', ne: 'रद्दीटोकरीमा' },
    scheduled_any: { en: 'Scheduled', ne: 'समय तोकिएको' },
    expired: { en: 'Expired', ne: 'म्याद सकियो' },
    expires_soon: { en: 'Expires soon', ne: 'म्याद सकिन लागेको' },
  },
  save: {
    bar: { en: 'Save', ne: 'सुरक्षित गर्ने काम' },
    saving: { en: 'Saving…', ne: 'सुरक्षित गरिँदै छ…' },
    not_saved: { en: 'Not saved yet', ne: 'अझै सुरक्षित गरिएको छैन' },
    loading: { en: 'Loading…', ne: 'लोड हुँदै छ…' },
  },
  no_such_page: {
    title: { en: 'There is no such page here.', ne: 'यहाँ यस्तो पृष्ठ छैन।' },
    text: { en: 'Check the address, or choose from the menu.', ne: 'ठेगाना जाँच्नुहोस्, वा मेनुबाट छान्नुहोस्।' },
  },
  owners_only: {
    en: '“%{name}” can only be changed by an owner of this site. Ask one of them if something has to change.',
    ne: '“%{name}” यस साइटका मुख्य प्रशासकले मात्र बदल्न सक्नुहुन्छ। केही बदल्नु परे कृपया उहाँलाई भन्नुहोस्।',
  },
  select_all: { en: 'Select all', ne: 'सबै छान्नुहोस्' },
  still_missing: { en: 'Still missing: %{gaps}.', ne: 'अझै छैन: %{gaps}।' },
  still_optional: { en: 'Optional: %{gaps}.', ne: 'ऐच्छिक: %{gaps}।' },
  new: { en: '%{name}: new', ne: '%{name}: नयाँ' },
  optional: { en: 'optional', ne: 'ऐच्छिक' },
  in_english: { en: '%{label}', ne: '%{label} (अङ्ग्रेजी)' },
  pages: { en: 'Pages', ne: 'पृष्ठहरू' },
  search: { en: 'Search', ne: 'खोज्नुहोस्' },
  copy: {
    link: { en: 'Link', ne: 'लिङ्क' },
    copied: { en: 'Copied.', ne: 'प्रतिलिपि गरियो।' },
    selected: { en: 'It is selected: copy it with Ctrl+C.', ne: 'लिङ्क छानिएको छ: Ctrl+C थिचेर प्रतिलिपि गर्नुहोस्।' },
  },
} satisfies StaffWords
